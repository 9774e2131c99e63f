import Dispatch
import ExpectKit
import Testing

/// Calls that come after a sleep or from a queue. They do not wait at the same time by themselves.
@Suite struct DebouncedSearchTests {
    /// The sleeps of the first and of the second call, in milliseconds.
    struct Sleeps: Sendable {
        let first: Int
        let second: Int
    }

    static let sleeps = [(20, 20), (20, 25), (20, 40), (20, 60), (40, 20)].map(Sleeps.init)

    @Test(arguments: sleeps) func bothOrdersAreTried(sleeps: Sleeps) async throws {
        var answered: [[String]] = []
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let api = MockSearchAPI()
                answers.hold(api)
                api.stub(.search(.any)).andReturn([])
                let log = AnswerLog()
                async let first: Void = search("a", after: sleeps.first, api, log)
                async let second: Void = search("b", after: sleeps.second, api, log)
                await answers.answerAll()
                _ = await (first, second)
                answered.append(await log.texts)
            }
        }
        #expect(issues == [])
        #expect(Set(answered) == [["a", "b"], ["b", "a"]])
    }

    private func search(_ text: String, after milliseconds: Int, _ api: any SearchAPI, _ log: AnswerLog) async {
        try? await Task.sleep(for: .milliseconds(milliseconds))
        _ = try? await api.search(text)
        await log.note(text)
    }
}

private actor AnswerLog {
    private(set) var texts: [String] = []

    func note(_ text: String) { texts.append(text) }
}
