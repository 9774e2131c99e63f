import Testing

@testable import ExpectKit

/// What the trait verifies, and when.
@Suite struct MockVerificationTraitTests {
    private let failures = FailureRecorder()

    private var sightings: [String] {
        failures.reports.map { "\($0.mock) \($0.kind) \($0.severity)" }
    }

    /// A shelf whose failures are collected, beyond its own end.
    private func shelf(_ name: String = "Shelf") -> PlainShelf {
        let shelf = PlainShelf(name)
        shelf.mock.reporter = failures
        return shelf
    }

    /// Makes a shelf whose expectation nobody meets, and lets go of it.
    private func leaveUnmet(_ name: String) {
        shelf(name).expect(.clear)
    }

    @Test func mocksAreVerifiedInTheOrderInWhichTheyWereMade() async throws {
        try await verifiedByTrait {
            let (first, second, third) = (shelf("First"), shelf("Second"), shelf("Third"))
            third.expect(.clear)
            second.expect(.clear)
            first.expect(.clear)
            second.clear()
        }
        #expect(sightings == ["First missing error", "Third missing error"])
    }

    @Test func aMockThatNothingIsWrongWithIsSilent() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.clear()
        }
        #expect(sightings == [])
    }

    @Test func aMockThatGoesBeforeTheEndIsVerifiedAtTheEnd() async throws {
        try await verifiedByTrait {
            do { shelf().expect(.clear) }
            #expect(sightings == [])
        }
        #expect(sightings == ["Shelf missing error"])
    }

    @Test func anErrorIsThrownOnAndMissingCallsAreWarnings() async throws {
        await #expect(throws: ShelfError.gone) {
            try await verifiedByTrait {
                let shelf = shelf()
                shelf.expect(.clear)
                throw ShelfError.gone
            }
        }
        #expect(sightings == ["Shelf missing warning"])
        let advice = failures.reports.first?.text.split(separator: "\n").last
        #expect(advice == "  a warning only, as the test had failed already")
    }

    /// What was called may be wrong in any test; only what was not called may follow from a failure.
    @Test func afterAnErrorAWrongCallIsStillAFailure() async throws {
        await #expect(throws: ShelfError.gone) {
            try await verifiedByTrait {
                let shelf = shelf()
                shelf.expect(.add("a"))
                shelf.expect(.add("b"))
                shelf.add("x")
                shelf.add("y")
                throw ShelfError.gone
            }
        }
        #expect(sightings == ["Shelf unexpected error", "Shelf unexpected error"])
    }

    // MARK: What the test has verified

    @Test func whatTheTestHasVerifiedIsNotReportedAgain() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.verify()
        }
        #expect(sightings == ["Shelf missing error"])
    }

    @Test func ofWhatIsExpectedLaterOnlyTheNewIsReported() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.verify()
            shelf.expect(.add("a"))
        }
        #expect(
            failures.reports.map { $0.text.prefix { $0 != "\n" } } == [
                "Shelf: missing clear", "Shelf: missing add(\"a\")",
            ])
    }

    /// Expectations of one line are told apart by their number, however often they were verified.
    @Test func ofSeveralExpectationsOfOneLineTheNewOneIsReported() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            for _ in 0..<2 {
                shelf.expect(.clear)
                shelf.verify()
                shelf.verify()
            }
            #expect(failures.drain().count == 6)
        }
        #expect(sightings == [])
        try await verifiedByTrait {
            let shelf = shelf()
            for round in 0..<2 {
                shelf.expect(.clear)
                if round == 0 { shelf.verify() }
                if round == 0 { shelf.verify() }
            }
            #expect(failures.drain().count == 2)
        }
        #expect(sightings == ["Shelf missing error"])
    }

    @Test func theNetDoesNotReportAgainWhatTheTestHasVerified() {
        do {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.verify()
            shelf.expect(.add("a"))
        }
        #expect(sightings == ["Shelf missing error", "Shelf missing error"])
    }

    @Test func whatIsForgottenByAResetIsReportedAnew() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            for _ in 0..<2 {
                shelf.expect(.clear)
                shelf.checkpoint()
            }
        }
        #expect(sightings == ["Shelf missing error", "Shelf missing error"])
    }

    // MARK: Which mocks

    @Test func mocksOfTheTestsTasksAreVerified() async throws {
        try await verifiedByTrait {
            await Task { leaveUnmet("Task") }.value
            async let child: Void = leaveUnmet("Child")
            await child
        }
        #expect(sightings == ["Task missing error", "Child missing error"])
    }

    @Test func aMockOfADetachedTaskIsLeftToItsNet() async throws {
        try await verifiedByTrait {
            await Task.detached { leaveUnmet("Detached") }.value
            #expect(sightings == ["Detached missing error"])
        }
        #expect(sightings.count == 1)
    }

    @Test func aMockThatIsMadeAfterTheEndIsLeftToItsNet() async throws {
        let (tasks, late) = AsyncStream<Task<[String], Never>>.makeStream()
        let (ends, end) = AsyncStream<Void>.makeStream()
        try await verifiedByTrait {
            late.yield(
                Task {
                    for await _ in ends { leaveUnmet("Late") }
                    // The scope, which the task has inherited, must not keep the mock.
                    return sightings
                })
        }
        end.yield()
        end.finish()
        for await task in tasks.prefix(1) { #expect(await task.value == ["Late missing error"]) }
    }

    @Test func aTraitInsideOfATraitLeavesNothingToIt() async throws {
        try await verifiedByTrait {
            try await verifiedByTrait { shelf().expect(.clear) }
            #expect(sightings == ["Shelf missing error"])
        }
        #expect(sightings.count == 1)
    }

    @Test(.verifiesMocks, .mockDefaults { $0.register(Int.self) { 4 } })
    func itGoesWithOtherTraits() {
        let machine = Machine()
        machine.expect(.get).andReturn(1)
        #expect(machine.get(Int.self) == 1)
        #expect(MadeMocks.current != nil)
        #expect(MockDefaults.scope.value(of: Int.self) == 4)
    }

    // MARK: A call that the test holds

    /// The mock keeps the call's answer, so the test has to let go of it at the end.
    @Test(.timeLimit(.minutes(10))) func aCallThatIsStillHeldAtTheEndIsReportedAndGoesOn() async throws {
        let held = Lock<(any Sendable)?>(nil)
        let calls = Lock<Task<Int, Never>?>(nil)
        try await verifiedByTrait {
            let kitchen = SlowOven(failures)
            let pending = kitchen.expect(.bake).andSuspend()
            held.withLock { $0 = pending }
            calls.withLock { $0 = Task { await kitchen.bake() } }
            await pending.waitUntilCalled()
        }
        #expect(await calls.withLock { $0 }?.value == 0)
        #expect(sightings == ["Oven notResumed error"])
    }
}

private final class SlowOven: Mocking, Sendable {
    enum Invocation: Equatable { case bake }
    let mock = Mock<Invocation>("Oven")

    init(_ failures: FailureRecorder) { mock.reporter = failures }

    func bake() async -> Int { await mock.call(.bake) }
}
