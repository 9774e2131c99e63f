#if canImport(XCTest)
    import ExpectKit
    import ExpectKitExploration
    import XCTest

    /// The search field in XCTest, where the failures of mocks say the order.
    final class SearchFieldXCTests: XCTestCase {
        @MainActor func testAFieldThatComparesTheTextPasses() async {
            var runs = 0
            await inEveryAnswerOrder { answers in
                runs += 1
                let api = MockSearchAPI()
                answers.hold(api)
                api.stub(.search("a")).andReturn(["A"])
                api.stub(.search("b")).andReturn(["B"])
                let field = ComparingSearchField(api: api)
                async let first: Void = field.type("a")
                async let second: Void = field.type("b")
                await answers.answerAll()
                _ = await (first, second)
                XCTAssertEqual(field.results, ["B"])
            }
            XCTAssertEqual(runs, 2)
        }

        /// The searches are expected to be remembered in the order of the texts.
        func testAFailureOfAMockSaysTheOrder() async {
            let failures = FailureRecorder()
            let line = #line + 10
            await inEveryAnswerOrder { answers in
                let api = MockSearchAPI()
                let history = MockHistory()
                history.mock.reporter = failures
                answers.hold(api)
                api.stub(.search(.any)).andReturn([])
                history.expect(.remember("a"))
                history.expect(.remember("b"))
                async let first: Void = search("a", api, history)
                async let second: Void = search("b", api, history)
                await answers.answerAll()
                _ = await (first, second)
            }
            XCTAssertEqual(failures.errors, [Sighting(.outOfOrder, line: line)])
            let lines = failures.texts.first?.components(separatedBy: "\n").suffix(2)
            XCTAssertEqual(
                lines.map(Array.init),
                [
                    #"  fails when search("b") is answered before search("a") (order 2 of 2)"#,
                    #"  help: to run only this order, write inEveryAnswerOrder(replaying: "2"), or set EXPECTKIT_ANSWER_ORDER="2""#,
                ])
        }

        func testASkippedRunReportsNoMissingCalls() async {
            let failures = FailureRecorder()
            do {
                try await inEveryAnswerOrder { _ in
                    let history = MockHistory()
                    history.mock.reporter = failures
                    history.expect(.remember("a"))
                    throw XCTSkip()
                }
                XCTFail("nothing was thrown")
            } catch {
                XCTAssert(error is XCTSkip)
            }
            XCTAssertEqual(failures.errors, [])
        }
    }

    private func search(_ text: String, _ api: any SearchAPI, _ history: any SearchHistory) async {
        _ = try? await api.search(text)
        history.remember(text)
    }

    private protocol SearchHistory: Sendable {
        func remember(_ text: String)
    }

    private final class MockHistory: SearchHistory, TypedMocking {
        enum Invocation { case remember(Arg<String>) }
        let mock = Mock<Invocation>()

        func remember(_ text: String) { call(.remember(.value(text))) }
    }
    extension MockCall where Invocation == MockHistory.Invocation {
        fileprivate static func remember(_ text: Arg<String>) -> MockCall<Invocation, Void, Never> {
            .init(.remember(text))
        }
    }
#endif
