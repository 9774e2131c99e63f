import ExpectKit
import ExpectKitExploration
import Testing

/// Bodies with typed throws. Their errors cannot say in which order they were thrown, so a warning does.
struct TypedErrorTests {
    private struct OldResults: Error {}

    @Test func anErrorInALaterOrder() async throws {
        var isThrown = false
        let line = #line + 3
        let issues = try await Issues.recorded(warnings: true) {
            do {
                try await inEveryAnswerOrder { answers async throws(OldResults) in
                    if await lastFound(answers) != "b" { throw OldResults() }
                }
            } catch {
                isThrown = true
            }
        }
        #expect(isThrown)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the body threw OldResults()
              fails when search("b") is answered before search("a") (order 2 of 2)
              help: to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set
                  EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func anErrorInAReplayedOrder() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            try? await inEveryAnswerOrder(replaying: "2 1") { answers async throws(OldResults) in
                if await lastFound(answers) != "b" { throw OldResults() }
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the body threw OldResults()
              fails when search("b") is answered before search("a")
            """)
    }

    @Test func anErrorAfterAFailureThatSaysTheOrder() async throws {
        let line = #line + 4
        let issues = try await Issues.recorded(warnings: true) {
            try? await inEveryAnswerOrder { answers async throws(OldResults) in
                if await lastFound(answers) != "b" {
                    Issue.record("old results")
                    throw OldResults()
                }
            }
        }
        expectOne(
            issues, at: line,
            """
            old results
            fails when search("b") is answered before search("a") (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func anErrorBeforeTheFirstAnswer() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            try? await inEveryAnswerOrder { _ async throws(OldResults) in throw OldResults() }
        }
        #expect(issues == [])
    }

    /// The error of each call that fails is expected.
    @Test func theErrorOfACallThatFails() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            try await failingEachCall(with: OldResults()) { attempt in
                try await inEveryAnswerOrder { answers async throws(OldResults) in
                    let api = heldAPI(answers)
                    attempt.inject(into: api)
                    async let first = api.search("a")
                    async let second = api.search("b")
                    await answers.answerAll()
                    do { _ = try await (first, second) } catch { throw OldResults() }
                }
            }
        }
        #expect(issues == [])
    }

    private func lastFound(_ answers: AnswerScheduler) async -> String {
        let api = MockSearchAPI()
        answers.hold(api)
        api.stub(.search("a")).andReturn(["a"])
        api.stub(.search("b")).andReturn(["b"])
        let shown = Shown()
        async let first: Void = shown.search("a", api)
        async let second: Void = shown.search("b", api)
        await answers.answerAll()
        _ = await (first, second)
        return await shown.text
    }
}

private actor Shown {
    private(set) var text = ""

    func search(_ query: String, _ api: any SearchAPI) async {
        text = (try? await api.search(query))?.first ?? ""
    }
}
