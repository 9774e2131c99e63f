import ExpectKit
import ExpectKitExploration
import Testing

/// Two changes of a setting are saved. The server refuses a change of an old revision, and it is saved again.
@Suite struct RetriedSaveTests {
    @Test func aRetryOverwritesTheNewerSetting() async throws {
        let issues = try await Issues.recorded { await changeTwice { Settings($0) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (stored → "light") == "dark"
            fails when save("dark", revision: 0) is answered before save("light", revision: 0) (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aRetryWithTheCurrentSettingPasses() async throws {
        let issues = try await Issues.recorded {
            await changeTwice { Settings($0, retriesWithCurrent: true) }
        }
        #expect(issues == [])
    }

    private func changeTwice(_ makeSettings: @escaping (any SettingsServer) -> Settings) async {
        await inEveryAnswerOrder { answers in
            let server = MockSettingsServer()
            answers.hold(server)
            var stored = "system"
            var current = 0
            server.stub(.save(.any, revision: .any)).andDo { call in
                guard case .save(let theme, let revision) = call, revision.value == current else {
                    throw Conflict(revision: current)
                }
                stored = theme.value
                current += 1
                return current
            }
            let settings = makeSettings(server)
            async let light: Void = settings.change(to: "light")
            async let dark: Void = settings.change(to: "dark")
            await answers.answerAll()
            _ = await (light, dark)
            #expect(stored == "dark")
        }
    }
    private static let expectationLine = #line - 3
}

// MARK: The code under test

private struct Conflict: Error { let revision: Int }

private protocol SettingsServer: Sendable {
    /// Stores a theme, and returns its revision.
    func save(_ theme: String, revision: Int) async throws(Conflict) -> Int
}

private actor Settings {
    private let server: any SettingsServer
    private let retriesWithCurrent: Bool
    private var theme = "system"
    private var revision = 0

    init(_ server: any SettingsServer, retriesWithCurrent: Bool = false) {
        self.server = server
        self.retriesWithCurrent = retriesWithCurrent
    }

    func change(to theme: String) async {
        self.theme = theme
        do {
            revision = try await server.save(theme, revision: revision)
        } catch {
            let theme = retriesWithCurrent ? self.theme : theme
            revision = (try? await server.save(theme, revision: error.revision)) ?? error.revision
        }
    }
}

private final class MockSettingsServer: SettingsServer, TypedMocking {
    enum Invocation { case save(Arg<String>, revision: Arg<Int>) }
    let mock = Mock<Invocation>()

    func save(_ theme: String, revision: Int) async throws(Conflict) -> Int {
        try await call(.save(.value(theme), revision: .value(revision)))
    }
}
extension MockCall where Invocation == MockSettingsServer.Invocation {
    fileprivate static func save(
        _ theme: Arg<String>, revision: Arg<Int>
    ) -> MockCall<Invocation, Int, Conflict> { .init(.save(theme, revision: revision)) }
}
