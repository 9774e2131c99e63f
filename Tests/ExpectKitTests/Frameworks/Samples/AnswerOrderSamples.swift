#if os(Linux)
    import ExpectKit
    import ExpectKitExploration
    import Foundation
    import Testing

    /// A run of the sample with an order in the environment.
    struct AnswerOrderSampleRun {
        struct Report: Decodable, Equatable {
            let severity: String
            let text: String
        }

        private static let variable = "EXPECTKIT_ANSWER_ORDER_SAMPLES"

        /// Whether this process is one that runs the sample.
        static let isRunning = ProcessInfo.processInfo.environment[variable] != nil

        /// The orders that were tried.
        let tried: [String]
        let reports: [Report]

        init(_ order: String) async throws {
            let output = try await AttachmentSampleRun.output(
                of: ["--testing-library", "swift-testing", "--filter", "AnswerOrderSamples"],
                [Self.variable: "1", "EXPECTKIT_ANSWER_ORDER": order, "EXPECTKIT_REPORTS": "json"])
            tried = output.filter { $0.hasPrefix("tried ") }.map { String($0.dropFirst("tried ".count)) }
            reports = try output.filter { $0.hasPrefix(#"{"expectkit":"#) }
                .map { try JSONDecoder().decode(Report.self, from: Data($0.utf8)) }
        }
    }

    /// A search through answer orders.
    ///
    /// ``AnswerOrderSampleTests`` runs it in separate processes, because the environment of a process has one order for
    /// all tests. Otherwise it is disabled.
    @Suite(.enabled(if: AnswerOrderSampleRun.isRunning)) struct AnswerOrderSamples {
        @Test func twoSteps() async {
            await inEveryAnswerOrder { answers in
                let mock = MockStepping()
                answers.hold(mock)
                mock.stub(.step(1)).andReturn(1)
                mock.stub(.step(2)).andReturn(2)
                let order = Shared<[Int]>([])
                async let first: Void = {
                    let step = await mock.step(1)
                    order.change { $0.append(step) }
                }()
                async let second: Void = {
                    let step = await mock.step(2)
                    order.change { $0.append(step) }
                }()
                await answers.answerAll()
                _ = await (first, second)
                print("tried \(order.value)")
            }
        }
    }
#endif
