import ExpectKit
import ExpectKitExploration
import Testing

/// Calls that come after a sleep or from a queue. They do not wait at the same time by themselves.
struct DebouncedSearchTests {
    /// Types two texts into a field, which waits before each search.
    ///
    /// - Parameter sleeps: The waits before the first and the second search, in milliseconds.
    private func type(
        _ answers: AnswerScheduler, _ sleeps: (Int, Int) = (20, 60), into field: any Field
    ) async {
        async let first: Void = field.type("a", after: sleeps.0)
        async let second: Void = field.type("b", after: sleeps.1)
        await answers.answerAll()
        _ = await (first, second)
    }

    private static func hasEnd(_ issues: [Issues.Recorded], _ end: String) -> Bool {
        issues.first?.text.hasSuffix(end) ?? false
    }

    private func heldAPI(_ answers: AnswerScheduler) -> MockSearchAPI {
        let api = MockSearchAPI()
        answers.hold(api)
        api.stub(.search("a")).andReturn(["A"])
        api.stub(.search("b")).andReturn(["B"])
        return api
    }

    // MARK: Right code

    @Test func bothOrdersAreTried() async throws {
        var results: Set<[String]> = []
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let field = LastAnswerField(api: heldAPI(answers))
                await type(answers, into: field)
                results.insert(await field.results)
            }
        }
        #expect(issues == [])
        #expect(results == [["A"], ["B"]])
    }

    @Test func aFieldThatComparesTheTextPasses() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let field = ComparingField(api: heldAPI(answers))
                await type(answers, into: field)
                // A busy machine may end the sleeps in another order.
                #expect(await field.results == [field.text.uppercased()])
            }
        }
        #expect(issues == [])
    }

    /// Equal sleeps may end in any order.
    @Test func callsThatArriveInAnotherOrderAreTriedAgain() async throws {
        var (runs, results) = (0, Set<[String]>())
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                let field = LastAnswerField(api: heldAPI(answers))
                let texts = runs == 2 ? ["b", "a"] : ["a", "b"]
                async let first: Void = field.type(texts[0], after: 0)
                async let second: Void = field.type(texts[1], after: 0)
                await answers.waitForCalls(2)
                await answers.answerAll()
                _ = await (first, second)
                results.insert(await field.results)
            }
        }
        #expect(issues == [])
        #expect(runs == 3)
        #expect(results == [["A"], ["B"]])
    }

    /// The second call depends on the first one, so no order waits for it longer than once.
    @Test func aCallThatDependsOnAnotherOne() async throws {
        var runs = 0
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                let api = heldAPI(answers)
                async let found: Void = {
                    try? await Task.sleep(for: .milliseconds(5))
                    _ = try? await api.search("a")
                    try? await Task.sleep(for: .milliseconds(5))
                    _ = try? await api.search("b")
                }()
                await answers.answerAll()
                await found
            }
        }
        #expect(issues == [])
        #expect(runs == 2)
    }

    @Test func aCallThatIsMadeMoreThanASecondLater() async throws {
        var results: Set<[String]> = []
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                let field = LastAnswerField(api: api)
                async let first: Void = field.type("a", after: 0)
                async let second: Void = field.type("b", after: 1_100)
                await answers.answerAll()
                if !api.didCall(.search("b")) {
                    await answers.waitForCalls()
                    await answers.answerAll()
                }
                _ = await (first, second)
                results.insert(await field.results)
            }
        }
        #expect(issues == [])
        #expect(results == [["A"], ["B"]])
    }

    @Test func aCallThatTheAnswerCausesWithoutASleepIsNotWaitedFor() async throws {
        var runs = 0
        await inEveryAnswerOrder { answers in
            runs += 1
            let api = heldAPI(answers)
            async let found: Void = {
                _ = try? await api.search("a")
                _ = try? await api.search("b")
            }()
            await answers.answerAll()
            await found
        }
        #expect(runs == 1)
    }

    // MARK: Failing counterparts

    @Test func aFieldThatShowsTheLastAnswer() async throws {
        let line = #line + 5
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let field = LastAnswerField(api: heldAPI(answers))
                await type(answers, into: field)
                #expect(await field.results == ["B"])
            }
        }
        #expect(issues.map(\.line) == [line])
        #expect(
            Self.hasEnd(
                issues,
                """
                fails when search("b") is answered before search("a") (order 3 of 3)
                to run only this order, write inEveryAnswerOrder(replaying: "wait 2 1"), or set \
                EXPECTKIT_ANSWER_ORDER="wait 2 1"
                """))
    }

    @Test func callsThatAlwaysArriveInAnotherOrder() async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                let field = LastAnswerField(api: heldAPI(answers))
                let texts = runs > 1 ? ["b", "a"] : ["a", "b"]
                async let first: Void = field.type(texts[0], after: 0)
                async let second: Void = field.type(texts[1], after: 0)
                await answers.waitForCalls(2)
                await answers.answerAll()
                _ = await (first, second)
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: 1 of 2 orders could not be tried, because the body did not repeat the calls of an earlier run
              help: wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers
                  and no clock
            """)
    }

    /// The order that waits for it ends the wait before the call is made.
    @Test func aCallThatIsMadeLaterThanThePatience() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: .milliseconds(100)) { answers in
                let field = LastAnswerField(api: heldAPI(answers))
                async let first: Void = field.type("a", after: 0)
                async let second: Void = field.type("b", after: 1_000)
                await answers.answerAll()
                await answers.waitForCalls(within: .seconds(60))
                await answers.answerAll()
                _ = await (first, second)
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: 1 of 2 orders could not be tried, because the body did not repeat the calls of an earlier run
              help: wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers
                  and no clock
            """)
    }

    /// The search for “b” replaces the one for “a”, whose answer then is lost.
    @Test func aFieldThatForgetsAnEarlierSearch() async throws {
        let line = #line + 5
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let field = ComparingField(api: heldAPI(answers))
                await type(answers, into: field)
                #expect(await field.all == ["A", "B"])
            }
        }
        #expect(issues.map(\.line) == [line])
        #expect(
            Self.hasEnd(
                issues,
                """
                fails when search("b") is called before search("a") is answered (order 2 of 2)
                to run only this order, write inEveryAnswerOrder(replaying: "wait 1"), or set \
                EXPECTKIT_ANSWER_ORDER="wait 1"
                """))
    }

    @Test(arguments: ["wait 2 1", "1 2"]) func anOrderIsRunAgain(order: String) async throws {
        var results: [[String]] = []
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(replaying: order) { answers in
                let field = LastAnswerField(api: heldAPI(answers))
                await type(answers, into: field)
                results.append(await field.results)
            }
        }
        #expect(results == [order == "wait 2 1" ? ["A"] : ["B"]])
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: only the order \(order) was tried
              help: remove replaying: to try all orders
            """)
    }

    @Test func anOrderThatWaitsForACallThatDoesNotCome() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(replaying: "wait 1", patience: .milliseconds(200)) { answers in
                let api = heldAPI(answers)
                async let found = api.search("a")
                await answers.answerAll()
                _ = try? await found
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the order cannot be repeated: one of its calls did not wait at its turn; the calls were 1: search("a")
              help: run the search again without replaying:, and take the order from its failure
            """)
    }
}

private protocol Field: Sendable {
    func type(_ text: String, after milliseconds: Int) async
}

/// Shows the answer that comes last.
private actor LastAnswerField: Field {
    private let api: any SearchAPI
    private(set) var results: [String] = []

    init(api: any SearchAPI) { self.api = api }

    func type(_ text: String, after milliseconds: Int) async {
        if milliseconds > 0 { try? await Task.sleep(for: .milliseconds(milliseconds)) }
        guard let found = try? await api.search(text) else { return }
        results = found
    }
}

/// Shows an answer only if no other search has begun.
private actor ComparingField: Field {
    private let api: any SearchAPI
    private(set) var text = ""
    private(set) var results: [String] = []
    /// All results so far.
    private(set) var all: [String] = []

    init(api: any SearchAPI) { self.api = api }

    func type(_ text: String, after milliseconds: Int) async {
        try? await Task.sleep(for: .milliseconds(milliseconds))
        self.text = text
        guard let found = try? await api.search(text), self.text == text else { return }
        results = found
        all += found
    }
}
