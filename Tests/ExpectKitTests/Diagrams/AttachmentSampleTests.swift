#if os(Linux)
    import Foundation
    import Testing

    @testable import ExpectKit
    @testable import ExpectKitDiagrams

    /// The attachments of failed tests, in a separate process.
    @Suite(.timeLimit(.minutes(10))) struct AttachmentSampleTests {
        /// The only page of a sample.
        private func page(of sample: String, _ setting: AttachmentSampleRun.Setting = .byDefault) async throws
            -> String
        {
            let pages = try await AttachmentSampleRun.run(setting).pages(of: sample)
            #expect(pages.count == 1)
            return try #require(pages.first)
        }

        @Test func aFailedTestHasOnePageOfAllItsMocks() async throws {
            let page = try await page(of: "twoMocks")
            #expect(page.hasPrefix("<!DOCTYPE html>"))
            #expect(page.contains("<h1>twoMocks()</h1>"))
            #expect(page.contains("2 mocks, 2 calls, 1 failure"))
            #expect(page.contains(">✗ add(&quot;&lt;b&gt;&quot;)</text>"))
            #expect(page.contains(">First</text>") && page.contains(">Second</text>"))
            #expect(!page.contains("Second: "))
        }

        @Test(arguments: ["failedExpectation", "thrownError"])
        func aTestThatFailsForAnotherReasonHasAPage(sample: String) async throws {
            #expect(try await page(of: sample).contains("1 mock, 1 call, 0 failures"))
        }

        /// The page would otherwise lack the calls of the failed phase.
        @Test func aFailedCheckpointAttachesThePage() async throws {
            let page = try await page(of: "failedPhase")
            #expect(page.contains("first phase"))
            #expect(!page.contains("second phase"))
        }

        @Test func aFailedTestHasNoSecondPage() async throws {
            #expect(try await page(of: "failedTwice").contains(">✗ clear</text>"))
        }

        /// The page is made after the verification, which finds the missing call.
        @Test(arguments: ["missingCall", "insideOfAVerification", "aroundAVerification"])
        func thePageHasWhatTheVerificationFinds(sample: String) async throws {
            let page = try await page(of: sample)
            #expect(page.contains("1 mock, 1 call, 1 failure"))
            #expect(page.contains("missing clear"))
        }

        @Test(arguments: [AttachmentSampleRun.Setting.byDefault, .all])
        func theFailedRunOfABodyHasThePage(setting: AttachmentSampleRun.Setting) async throws {
            let page = try await page(of: "failedOrder", setting)
            #expect(page.contains("2 mocks, 2 calls, 1 failure"))
        }

        @Test(arguments: ["passed", "knownIssue", "cancelled", "withoutMocks", "withAnUnusedMock"])
        func noOtherTestHasAPage(sample: String) async throws {
            #expect(try await AttachmentSampleRun.run(.byDefault).pages(of: sample).isEmpty)
        }

        @Test(arguments: ["verified", "verifiedByTheTrait", "calledInADetachedTask"])
        func withoutTheTraitNoTestHasAPage(sample: String) async throws {
            let run = try await AttachmentSampleRun.run(.all)
            #expect(run.output.contains { $0.contains("/\(sample)()") })
            #expect(run.pages(of: sample).isEmpty)
        }

        #if compiler(>=6.3)
            @Test func aTestThatWasCancelledAfterAFailureHasAPage() async throws {
                #expect(try await page(of: "cancelledAfterAFailure").contains("1 mock, 1 call, 1 failure"))
            }
        #endif

        @Test func eachFailedCaseHasItsOwnPageWithItsArguments() async throws {
            let run = try await AttachmentSampleRun.run(.byDefault)
            let names = run.attachments.keys.filter { $0.hasPrefix("cases-") }.sorted()
            #expect(names == ["cases-number-1-calls.html", "cases-number-2-calls.html"])
            for (page, number) in zip(run.pages(of: "cases"), [1, 2]) {
                #expect(page.contains("<h1>cases(number:) with number: \(number)</h1>"))
            }
        }

        @Test func theEnvironmentTurnsPagesOff() async throws {
            #expect(try await AttachmentSampleRun.run(.never).attachments.isEmpty)
        }

        @Test func theEnvironmentAsksForThePagesOfPassingTests() async throws {
            #expect(try await page(of: "passed", .all).contains("1 mock, 1 call, 0 failures"))
            #expect(try await AttachmentSampleRun.run(.all).pages(of: "cases").count == 3)
            #expect(try await AttachmentSampleRun.run(.all).pages(of: "withAnUnusedMock").isEmpty)
        }

        @Test func withoutAFolderForAttachmentsNoPageIsMade() async throws {
            let run = try await AttachmentSampleRun.streams(
                of: ["--testing-library", "swift-testing", "--filter", "AttachmentSamples/twoMocks"],
                [AttachmentSampleRun.variable: "1"])
            #expect(run.errors.contains { $0.contains("Test twoMocks() failed") })
            #expect(!run.errors.contains { $0.contains("Attached") })
            // The counterpart, which also shows that the word is right.
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let other = try await AttachmentSampleRun.streams(
                of: [
                    "--testing-library", "swift-testing", "--filter", "AttachmentSamples/twoMocks",
                    "--attachments-path=\(folder.path)",
                ], [AttachmentSampleRun.variable: "1"])
            #expect(other.errors.filter { $0.contains("Attached 'twoMocks-calls.html'") }.count == 1)
        }

        @Test(arguments: [
            ["--attachments-path", "a"], ["--attachments-path=a"], ["--experimental-attachments-path", "a"],
            ["--configuration-path", "a"], ["--event-stream-output-path", "a"],
        ])
        func aPageIsMadeIfSomethingMayReceiveIt(options: [String]) {
            let swiftPM = ["tests", "--testing-library", "swift-testing"]
            #expect(mayReceiveAttachments(SwiftPMOptions(swiftPM + options)))
            #expect(!mayReceiveAttachments(SwiftPMOptions(swiftPM)))
            #expect(!mayReceiveAttachments(SwiftPMOptions(swiftPM + ["--xunit-output", "a"])))
            // Xcode starts tests without options.
            #expect(mayReceiveAttachments(SwiftPMOptions(["xctest"])))
        }

        @Test func otherWordsOfTheEnvironmentMeanTheDefault() {
            #expect(AttachmentCondition.ofEnvironment(nil) == .failed)
            #expect(AttachmentCondition.ofEnvironment("") == .failed)
            #expect(AttachmentCondition.ofEnvironment("often") == .failed)
            #expect(AttachmentCondition.ofEnvironment("never") == .never)
            #expect(AttachmentCondition.ofEnvironment("all") == .all)
        }

        @Test func theNameOfAFileComesFromTheTest() {
            #expect(attachmentName(of: "theBakerBakes()") == "theBakerBakes-calls.html")
            #expect(attachmentName(of: "a b/c ../d(x:)") == "a-b-c-d-calls.html")
            #expect(attachmentName(of: "()") == "mocks-calls.html")
            #expect(
                attachmentName(of: "load(city:)", [#"city: "New York""#]) == "load-city-New-York-calls.html")
            #expect(attachmentName(of: String(repeating: "x", count: 300)).count == 91)
        }
    }
#endif
