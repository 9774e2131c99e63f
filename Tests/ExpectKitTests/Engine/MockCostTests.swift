import Testing

@testable import ExpectKit

private final class MockDock: Mocking, Sendable {
    enum Invocation: Equatable { case ships, leave(ship: Int) }
    let mock = Mock<Invocation>()

    var ships: Int { mock.call(.ships) }
    func leave(ship: Int) { mock.call(.leave(ship: ship)) }
}

/// The cost of a mock that is used once, in acquisitions of its lock. Each acquisition is a part of the time.
struct MockCostTests {
    private func turns(_ dock: MockDock) -> Int { dock.mock.engine.locked { $0.turns } }

    @Test func eachStepOfAMockThatIsUsedOnceTakesAFixedNumberOfTurns() {
        let dock = MockDock()
        var marks = [turns(dock)]
        let expectation = dock.expect(.ships)
        marks.append(turns(dock))
        expectation.andReturn(3)
        marks.append(turns(dock))
        #expect(dock.ships == 3)
        marks.append(turns(dock))
        dock.verify()
        marks.append(turns(dock))
        let made = marks[0]
        // Reading the number of turns takes one.
        let steps = zip(marks.dropFirst(), marks).map { $0 - $1 - 1 }
        #expect([made] + steps == [2, 5, 2, 2, 7])
    }

    @Test func aVerificationOfManyCallsTakesAsManyTurns() {
        let dock = MockDock()
        for ship in 0..<1_000 { dock.expect(.leave(ship: ship)) }
        for ship in 0..<1_000 { dock.leave(ship: ship) }
        let before = turns(dock)
        dock.verify()
        #expect(turns(dock) - before - 1 == 7)
    }

    @Test(arguments: [1, 1_000])
    func theEndOfATestWithTheTraitTakesAFixedNumberOfTurns(calls: Int) async throws {
        let dock = MockDock()
        let before = Shared(0)
        try await verifiedByTrait {
            for ship in 0..<calls { dock.expect(.leave(ship: ship)) }
            for ship in 0..<calls { dock.leave(ship: ship) }
            dock.verify()
            before.change { $0 = turns(dock) }
        }
        #expect(turns(dock) - before.value - 1 == 6)
    }

    /// A context is a task of its own, and the costliest part of a new mock.
    @Test func aMockHasOneContextInItsTest() throws {
        let dock = MockDock()
        let context = try #require(dock.mock.engine.framework as? TestFrameworkReporter).context
        dock.expect(.ships).andReturn(1)
        dock.stub(.leave(ship: 1))
        _ = dock.ships
        dock.verify()
        #expect(try #require(dock.mock.engine.framework as? TestFrameworkReporter).context === context)
        #expect(context != nil)
    }

    @Test func aMockOfAnotherTaskGetsItsContext() async throws {
        let dock = await Task.detached { MockDock() }.value
        let framework = try #require(dock.mock.engine.framework as? TestFrameworkReporter)
        #expect(framework.context == nil)
        dock.stub(.leave(ship: 1))
        #expect(framework.context != nil)
    }
}
