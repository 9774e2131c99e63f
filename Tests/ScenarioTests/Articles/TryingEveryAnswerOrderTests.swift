import Dispatch
import ExpectKit
import ExpectKitExploration
import Testing

// The code of the article "Trying every answer order".

@MainActor struct TryingEveryAnswerOrderTests {
    let article = "trying-every-answer-order"

    @Test func theLastSearchWins() async throws {
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder { answers in
                let api = MockSearchAPI()
                answers.hold(api)
                api.stub(.search("a")).andReturn(["A"])
                api.stub(.search("b")).andReturn(["B"])
                let field = SearchField(api: api)
                async let first: Void = field.type("a")
                async let second: Void = field.type("b")
                await answers.answerAll()
                _ = await (first, second)
                #expect(field.results == ["B"])
            }
        }
        #expect(issues.count == 1)
        try expectArticle(article, shows: #require(issues.first).text)
    }

    /// The mock of the view fails, and its report says the order.
    @Test func theResultsAreShownInOrder() async throws {
        let failures = FailureRecorder()
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            let view = MockResultsView()
            view.mock.reporter = failures
            answers.hold(api)
            api.stub(.search("a")).andReturn(["A"])
            api.stub(.search("b")).andReturn(["B"])
            view.expect(.show(["A"]))
            view.expect(.show(["B"]))
            let screen = SearchScreen(api: api, view: view)
            async let first: Void = screen.type("a")
            async let second: Void = screen.type("b")
            await answers.answerAll()
            _ = await (first, second)
        }
        let text = try #require(failures.texts.first)
        #expect(text.hasPrefix(#"MockResultsView: show(["B"]) was called while show(["A"]) was expected"#))
        #expect(text.contains(#"fails when search("b") is answered before search("a") (order 2 of 2)"#))
        #expect(failures.errors.count == 1)
    }

    @Test func theOrdersOfThreeCalls() async throws {
        var orders: [String] = []
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            answers.hold(api)
            var order: [String] = []
            api.stub(.search(.any)).andDo {
                if case .search(let text) = $0 { order.append(text.value) }
                return []
            }
            async let first = api.search("1")
            async let second = api.search("2")
            async let third = api.search("3")
            await answers.answerAll()
            _ = try? await (first, second, third)
            orders.append(order.joined(separator: " "))
        }
        try expectArticle(article, shows: orders.joined(separator: "\n"))
    }

    @Test func aSingleStubIsHeld() async {
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            let field = ComparingSearchField(api: api)
            api.stub(.search("a")).andReturn(["A"]).answered(by: answers)
            api.stub(.search("b")).andReturn(["B"]).answered(by: answers)
            api.stub(.search("")).andReturn([])
            await field.type("")
            async let first: Void = field.type("a")
            async let second: Void = field.type("b")
            await answers.answerAll()
            _ = await (first, second)
            #expect(field.results == ["B"])
        }
    }

    @Test func anAnswerIsMadeWhenItIsItsTurn() async {
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            answers.hold(api)
            var count = 0
            api.stub(.search(.any)).andDo { _ in
                count += 1
                return ["answer \(count)"]
            }
            async let first = api.search("a")
            async let second = api.search("b")
            await answers.answerAll()
            let all = try? await [first, second].flatMap(\.self).sorted()
            #expect(all == ["answer 1", "answer 2"])
        }
    }

    @Test func callsOfAQueueAreAwaited() async {
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            answers.hold(api)
            api.stub(.search(.any)).andReturn(["A"])
            async let first: Void = searchOnAQueue("a", with: api)
            await answers.waitForCalls(1)  // The threads of a queue may call in any order.
            async let second: Void = searchOnAQueue("b", with: api)
            await answers.waitForCalls(2)
            await answers.answerAll()
            _ = await (first, second)
        }
    }

    @Test func oneOrderIsRun() async throws {
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(replaying: "2 1") { answers in
                await searchTwice(answers)
                #expect(Bool(false))
            }
        }
        #expect(issues.count == 1)
    }

    private func searchTwice(_ answers: AnswerScheduler) async {
        let api = MockSearchAPI()
        answers.hold(api)
        api.stub(.search(.any)).andReturn(["A"])
        async let first = api.search("a")
        async let second = api.search("b")
        await answers.answerAll()
        _ = try? await (first, second)
    }
}

/// Searches in a task that a dispatch queue starts, so that the executor of the run cannot observe the task.
private func searchOnAQueue(_ text: String, with api: any SearchAPI) async {
    await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
            Task {
                _ = try? await api.search(text)
                continuation.resume()
            }
        }
    }
}

/// Shows the results of each search as they come.
@MainActor private final class SearchScreen {
    private let api: any SearchAPI
    private let view: any ResultsView

    init(api: any SearchAPI, view: any ResultsView) {
        self.api = api
        self.view = view
    }

    func type(_ text: String) async {
        if let found = try? await api.search(text) { view.show(found) }
    }
}

private protocol ResultsView {
    func show(_ results: [String])
}

private final class MockResultsView: ResultsView, TypedMocking {
    enum Invocation { case show(Arg<[String]>) }
    let mock = Mock<Invocation>()

    func show(_ results: [String]) { call(.show(.value(results))) }
}
extension MockCall where Invocation == MockResultsView.Invocation {
    fileprivate static func show(_ results: Arg<[String]>) -> MockCall<Invocation, Void, Never> {
        .init(.show(results))
    }
}
