import ExpectKit
import ExpectKitExploration
import Testing

/// A user types two texts. Whatever order the server answers in, the results of the second text are shown.
@MainActor struct SearchFieldTests {
    @Test func aFieldThatComparesTheTextPasses() async {
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            answers.hold(api)
            api.stub(.search("a")).andReturn(["A"])
            api.stub(.search("b")).andReturn(["B"])
            let field = ComparingSearchField(api: api)
            async let first: Void = field.type("a")
            async let second: Void = field.type("b")
            await answers.answerAll()
            _ = await (first, second)
            #expect(field.results == ["B"])
        }
    }

    @Test func aFieldThatCancelsTheEarlierSearchPasses() async {
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            answers.hold(api)
            api.stub(.search("a")).andReturn(["A"])
            api.stub(.search("b")).andReturn(["B"])
            let field = CancellingSearchField(api: api)
            async let first: Void = field.type("a")
            async let second: Void = field.type("b")
            await answers.answerAll()
            _ = await (first, second)
            #expect(field.results == ["B"])
        }
    }

    /// The server fails to answer the second text, so the results of the first one stay.
    @Test func anErrorDoesNotChangeTheResults() async {
        await inEveryAnswerOrder { answers in
            let api = MockSearchAPI()
            answers.hold(api)
            api.stub(.search("a")).andReturn(["A"])
            api.stub(.search("b")).andThrow(CancellationError())
            let field = SearchField(api: api)
            async let first: Void = field.type("a")
            async let second: Void = field.type("b")
            await answers.answerAll()
            _ = await (first, second)
            #expect(field.results == ["A"])
        }
    }

    // MARK: With the bug

    @Test func aStaleAnswerIsFoundInTheSecondOrder() async throws {
        var runs = 0
        let line = #line + 13
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder { answers in
                runs += 1
                let api = MockSearchAPI()
                answers.hold(api)
                api.stub(.search("a")).andReturn(["A"])
                api.stub(.search("b")).andReturn(["B"])
                let model = SearchField(api: api)
                async let first: Void = model.type("a")
                async let second: Void = model.type("b")
                await answers.answerAll()
                _ = await (first, second)
                #expect(model.results == ["B"])
            }
        }
        #expect(runs == 2)
        #expect(
            issues == [
                .init(
                    line: line,
                    text: """
                        Expectation failed: (model.results → ["A"]) == ["B"]
                        fails when search("b") is answered before search("a") (order 2 of 2)
                        to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
                        EXPECTKIT_ANSWER_ORDER="2 1"
                        """)
            ])
    }

    @Test func onlyTheFailingOrderIsRun() async throws {
        var runs = 0
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(replaying: "2 1") { answers in
                runs += 1
                let api = MockSearchAPI()
                answers.hold(api)
                api.stub(.search("a")).andReturn(["A"])
                api.stub(.search("b")).andReturn(["B"])
                let model = SearchField(api: api)
                async let first: Void = model.type("a")
                async let second: Void = model.type("b")
                await answers.answerAll()
                _ = await (first, second)
                #expect(model.results == ["B"])
            }
        }
        #expect(runs == 1)
        #expect(
            issues.map(\.text) == [
                """
                Expectation failed: (model.results → ["A"]) == ["B"]
                fails when search("b") is answered before search("a")
                """
            ])
    }

    /// Three texts have six orders. The first one that shows a stale answer exchanges the last two answers.
    @Test func aStaleAnswerAmongThreeIsToldInItsSimplestOrder() async throws {
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder { answers in
                let api = MockSearchAPI()
                answers.hold(api)
                api.stub(.search("a")).andReturn(["A"])
                api.stub(.search("ab")).andReturn(["AB"])
                api.stub(.search("abc")).andReturn(["ABC"])
                let model = SearchField(api: api)
                async let first: Void = model.type("a")
                async let second: Void = model.type("ab")
                async let third: Void = model.type("abc")
                await answers.answerAll()
                _ = await (first, second, third)
                #expect(model.results == ["ABC"])
            }
        }
        #expect(
            issues.map(\.text) == [
                """
                Expectation failed: (model.results → ["AB"]) == ["ABC"]
                fails when search("abc") is answered before search("ab") (order 3 of 6)
                to run only this order, write inEveryAnswerOrder(replaying: "1 3 2"), or set \
                EXPECTKIT_ANSWER_ORDER="1 3 2"
                """
            ])
    }
}
