import ExpectKit
import ExpectKitExploration
import Testing

/// Three parts of a file are loaded in detached tasks, and a bar shows the progress.
struct BackwardProgressTests {
    @Test func theProgressGoesBackwards() async throws {
        let issues = try await Issues.recorded { await load { progress, part in progress.show(part) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (shown → [2, 1, 3]) == [1, 2, 3]
            fails when load(part: 2) is answered before load(part: 1) (order 2 of 6)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aBarThatCountsThePartsPasses() async throws {
        #expect(try await Issues.recorded { await load { progress, _ in progress.showOneMore() } } == [])
    }

    private func load(_ show: @escaping @Sendable (isolated Progress, Int) -> Void) async {
        await inEveryAnswerOrder { answers in
            let server = MockPartServer()
            answers.hold(server)
            server.stub(.load(part: .any)).andReturn("bytes")
            let progress = Progress()
            let tasks = (1...3).map { part in
                Task.detached {
                    _ = await server.load(part: part)
                    await show(progress, part)
                }
            }
            await answers.answerAll()
            for task in tasks { await task.value }
            let shown = await progress.shown
            #expect(shown == [1, 2, 3])
        }
    }
    private static let expectationLine = #line - 3
}

// MARK: The code under test

private protocol PartServer: Sendable {
    func load(part: Int) async -> String
}

private actor Progress {
    /// What the bar has shown, in order.
    private(set) var shown: [Int] = []

    func show(_ part: Int) { shown.append(part) }
    func showOneMore() { shown.append((shown.last ?? 0) + 1) }
}

private final class MockPartServer: PartServer, TypedMocking {
    enum Invocation { case load(part: Arg<Int>) }
    let mock = Mock<Invocation>()

    func load(part: Int) async -> String { await call(.load(part: .value(part))) }
}
extension MockCall where Invocation == MockPartServer.Invocation {
    fileprivate static func load(part: Arg<Int>) -> MockCall<Invocation, String, Never> {
        .init(.load(part: part))
    }
}
