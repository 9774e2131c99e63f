import ExpectKit
import ExpectKitExploration
import Testing

/// A user logs out while the messages are being synchronized with the server.
struct SyncAfterLogoutTests {
    @Test func theMessagesAreSavedAfterTheLogout() async throws {
        let issues = try await Issues.recorded { await logOutDuringASync { Account($0, $1) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (saved → ["hello"]) == []
            fails when MockServer.revoke is answered before MockServer.messages (order 2 of at least 4)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func anAccountThatEndsTheSyncFirstPasses() async throws {
        #expect(
            try await Issues.recorded { await logOutDuringASync { Account($0, $1, endsSync: true) } } == [])
    }

    private func logOutDuringASync(_ makeAccount: @escaping (any Server, any Storage) -> Account) async {
        await inEveryAnswerOrder { answers in
            let server = MockServer()
            let storage = MockStorage()
            answers.hold(server, storage)
            server.stub(.messages).andReturn(["hello"])
            server.expect(.revoke)
            var saved: [String] = []
            storage.stub(.save(.any)).andDo { if case .save(let messages) = $0 { saved += messages.value } }
            storage.stub(.clear).andDo { _ in saved = [] }
            let account = makeAccount(server, storage)
            await account.sync()
            async let loggedOut: Void = account.logOut()
            await answers.answerAll()
            await loggedOut
            #expect(saved == [])
            server.verify()
        }
    }
    private static let expectationLine = #line - 4
}

// MARK: The code under test

private protocol Server: Sendable {
    var messages: [String] { get async throws }
    func revoke() async
}

private protocol Storage: Sendable {
    func save(_ messages: [String]) async
    func clear() async
}

private actor Account {
    private let server: any Server
    private let storage: any Storage
    private let endsSync: Bool
    private var syncing: Task<Void, any Error>?

    init(_ server: any Server, _ storage: any Storage, endsSync: Bool = false) {
        self.server = server
        self.storage = storage
        self.endsSync = endsSync
    }

    func sync() {
        syncing = Task { try await storage.save(server.messages) }
    }

    func logOut() async {
        if endsSync {
            syncing?.cancel()
            _ = await syncing?.result
        }
        await server.revoke()
        await storage.clear()
    }
}

private final class MockServer: Server, TypedMocking {
    enum Invocation { case messages, revoke }
    let mock = Mock<Invocation>()

    var messages: [String] { get async throws { try await call(.messages) } }
    func revoke() async { await call(.revoke) }
}
extension MockCall where Invocation == MockServer.Invocation {
    fileprivate static var messages: MockCall<Invocation, [String], any Error> { .init(.messages) }
    fileprivate static var revoke: MockCall<Invocation, Void, Never> { .init(.revoke) }
}

private final class MockStorage: Storage, TypedMocking {
    enum Invocation { case save(Arg<[String]>), clear }
    let mock = Mock<Invocation>()

    func save(_ messages: [String]) async { await call(.save(.value(messages))) }
    func clear() async { await call(.clear) }
}
extension MockCall where Invocation == MockStorage.Invocation {
    fileprivate static func save(_ messages: Arg<[String]>) -> MockCall<Invocation, Void, Never> {
        .init(.save(messages))
    }
    fileprivate static var clear: MockCall<Invocation, Void, Never> { .init(.clear) }
}
