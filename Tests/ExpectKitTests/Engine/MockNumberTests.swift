import Testing

@testable import ExpectKit

private final class MockPeer: Mocking {
    enum Invocation: Equatable { case ping }
    let mock: Mock<Invocation>

    init(_ name: String? = nil) { mock = Mock(name) }

    func ping() { mock.call(.ping) }
}

private enum RemoteCall: Equatable { case ping }

/// A wrapper whose invocation does not show its name.
private final class MockRemote: Mocking {
    let mock = Mock<RemoteCall>()
}

/// Mocks of one type in one test are told apart by numbers.
struct MockNumberTests {
    private func names(_ peers: [MockPeer?]) -> [String] { peers.compactMap { $0?.mock.name } }

    @Test func allButTheFirstHaveANumber() {
        let peers = [MockPeer(), MockPeer(), MockPeer()]
        #expect(names(peers) == ["MockPeer", "MockPeer 2", "MockPeer 3"])
    }

    @Test func aReportNamesTheMockWithItsNumber() {
        let failures = FailureRecorder()
        let peers = [MockPeer(), MockPeer()]
        for peer in peers { peer.mock.reporter = failures }
        peers[1].ping()
        peers[0].ping()
        #expect(failures.reports.map(\.mock) == ["MockPeer 2", "MockPeer"])
        #expect(failures.texts[0].hasPrefix("MockPeer 2: unexpected ping\n"))
        #expect(failures.texts[1].hasPrefix("MockPeer: unexpected ping\n"))
    }

    @Test func aGivenNameHasNoNumber() {
        let peers = [MockPeer("primary"), MockPeer("primary"), MockPeer()]
        #expect(names(peers) == ["primary", "primary", "MockPeer"])
    }

    @Test func theNameCanBeSet() {
        let failures = FailureRecorder()
        let peers = [MockPeer(), MockPeer()]
        peers[1].mock.reporter = failures
        #expect(peers[1].named("backup") === peers[1])
        peers[1].ping()
        #expect(names(peers) == ["MockPeer", "backup"])
        #expect(failures.reports.map(\.mock) == ["backup"])
        peers[1].reset()
        #expect(peers[1].mock.name == "backup")
        // The next mock still has a number of its own.
        #expect(MockPeer().mock.name == "MockPeer 3")
    }

    @Test func mocksOneAfterTheOtherHaveNoNumber() {
        for _ in 0..<3 { #expect(MockPeer().mock.name == "MockPeer") }
    }

    /// An earlier report may have named the deallocated mock.
    @Test func noNumberIsUsedAgainWhileAMockOfTheTypeExists() {
        var peers: [MockPeer?] = [MockPeer(), MockPeer()]
        peers[1] = nil
        peers.append(MockPeer())
        peers[0] = nil
        peers.append(MockPeer())
        #expect(names(peers) == ["MockPeer 3", "MockPeer 4"])
    }

    @Test(arguments: 0..<8) func testsThatRunAtTheSameTimeHaveTheirOwnNumbers(_: Int) async {
        let first = MockPeer()
        await Task.yield()
        let second = MockPeer()
        #expect(names([first, second]) == ["MockPeer", "MockPeer 2"])
    }

    @Test func aMockOfNoTestHasNoNumber() async {
        let peer = MockPeer()
        let name = await Task.detached { MockPeer().mock.name }.value
        #expect(name == "MockPeer")
        #expect(peer.mock.name == "MockPeer")
    }

    @Test func aWrapperThatIsUnknownAtFirstHasANumberFromItsFirstDeclarationOn() {
        let remotes = [MockRemote(), MockRemote()]
        #expect(remotes.map(\.mock.name) == ["RemoteCall", "RemoteCall"])
        for remote in remotes { remote.stub(.ping) }
        #expect(remotes.map(\.mock.name) == ["MockRemote", "MockRemote 2"])
    }

    @Test func anEngineThatIsTheTestDoubleHasANumberFromItsFirstDeclarationOn() {
        let remotes = [Mock<RemoteCall>(), Mock<RemoteCall>()]
        for remote in remotes { remote.stub(.ping) }
        #expect(remotes.map(\.name) == ["RemoteCall", "RemoteCall 2"])
    }

    /// The numbers depend on the other mocks of the test, so they are in no file and in no code.
    @Test func tapesAndSourceCodeHaveNoNumber() {
        let peers = [MockPeer(), MockPeer(), MockPeer()]
        #expect(peers[2].mock.engine.stableName == "MockPeer")
    }
}
