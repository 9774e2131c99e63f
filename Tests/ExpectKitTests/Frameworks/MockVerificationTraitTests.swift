import Testing

@testable import ExpectKit

/// Which mocks the trait verifies, and when.
struct MockVerificationTraitTests {
    private let failures = FailureRecorder()

    private var sightings: [String] {
        failures.reports.map { "\($0.mock) \($0.kind) \($0.severity)" }
    }

    /// A shelf whose failures are recorded, including those of its deinitialization.
    private func shelf(_ name: String = "Shelf") -> PlainShelf {
        let shelf = PlainShelf(name)
        shelf.mock.reporter = failures
        return shelf
    }

    /// Creates a shelf with an unmet expectation, and releases it.
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

    @Test func aMockWithoutFailuresReportsNothing() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.clear()
        }
        #expect(sightings == [])
    }

    @Test func aWrongCallIsReportedOnce() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            shelf.expect(.add("a"))
            shelf.add("x")
        }
        #expect(sightings == ["Shelf unexpected error"])
    }

    @Test func aMockDeallocatedBeforeTheEndIsVerifiedAtTheEnd() async throws {
        try await verifiedByTrait {
            do { shelf().expect(.clear) }
            #expect(sightings == [])
        }
        #expect(sightings == ["Shelf missing error"])
    }

    @Test func anErrorIsRethrownAndMissingCallsAreWarnings() async throws {
        await #expect(throws: ShelfError.gone) {
            try await verifiedByTrait {
                let shelf = shelf()
                shelf.expect(.clear)
                throw ShelfError.gone
            }
        }
        #expect(sightings == ["Shelf missing warning"])
        let advice = failures.reports.first?.unwrappedText.split(separator: "\n").last
        #expect(advice == "  this is a warning because the test has already failed")
    }

    /// Only a missing call may follow from an earlier failure. A wrong call is always a failure.
    @Test func afterAnErrorAWrongCallIsStillAFailure() async throws {
        await #expect(throws: ShelfError.gone) {
            try await verifiedByTrait {
                let shelf = shelf()
                // In the closure of a macro, all lines are one, so calls of one case would be one mistake.
                shelf.expect(.clear)
                shelf.expect(.add("b"))
                shelf.add("x")
                shelf.add("y")
                throw ShelfError.gone
            }
        }
        #expect(sightings.filter { $0.hasSuffix("error") }.count == 2, "\(failures.texts)")
    }

    // MARK: After verifications of the test

    @Test func onlyExpectationsAfterTheVerificationAreReported() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.verify()
            shelf.expect(.add("a"))
        }
        #expect(
            failures.reports.map { $0.unwrappedText.prefix { $0 != "\n" } } == [
                "Shelf: missing clear", "Shelf: missing add(\"a\")",
            ])
    }

    /// Expectations on one line are distinguished by their number, even if they were verified several times.
    @Test func onlyTheNewExpectationOfALineIsReported() async throws {
        try await verifiedByTrait {
            let shelf = shelf()
            for _ in 0..<2 {
                shelf.expect(.clear)
                shelf.verify()
                shelf.verify()
            }
            // The missing calls of the line are one failure.
            #expect(failures.drain().count == 4)
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

    @Test func theMocksEndDoesNotReportAVerifiedFailureAgain() {
        do {
            let shelf = shelf()
            shelf.expect(.clear)
            shelf.verify()
            shelf.expect(.add("a"))
        }
        #expect(sightings == ["Shelf missing error", "Shelf missing error"])
    }

    @Test func equalFailuresBeforeAndAfterACheckpointAreBothReported() async throws {
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

    @Test func mocksCreatedInTasksOfTheTestAreVerified() async throws {
        try await verifiedByTrait {
            await Task { leaveUnmet("Task") }.value
            async let child: Void = leaveUnmet("Child")
            await child
        }
        #expect(sightings == ["Task missing error", "Child missing error"])
    }

    @Test func aMockOfADetachedTaskIsVerifiedAtItsOwnEnd() async throws {
        try await verifiedByTrait {
            await Task.detached { leaveUnmet("Detached") }.value
            #expect(sightings == ["Detached missing error"])
        }
        #expect(sightings.count == 1)
    }

    @Test func aMockCreatedAfterTheEndIsVerifiedAtItsOwnEnd() async throws {
        let (tasks, late) = AsyncStream<Task<[String], Never>>.makeStream()
        let (ends, end) = AsyncStream<Void>.makeStream()
        try await verifiedByTrait {
            late.yield(
                Task {
                    for await _ in ends { leaveUnmet("Late") }
                    // The scope, which the task inherits, must not keep the mock alive.
                    return sightings
                })
        }
        end.yield()
        end.finish()
        for await task in tasks.prefix(1) { #expect(await task.value == ["Late missing error"]) }
    }

    @Test func anInnerTraitVerifiesBeforeTheOuterOne() async throws {
        try await verifiedByTrait {
            try await verifiedByTrait { shelf().expect(.clear) }
            #expect(sightings == ["Shelf missing error"])
        }
        #expect(sightings.count == 1)
    }

    @Test(.verifiesMocks, .mockDefaults { $0.register(Int.self) { 4 } })
    func theTraitWorksWithOtherTraits() {
        let machine = Machine()
        machine.expect(.get).andReturn(1)
        #expect(machine.get(Int.self) == 1)
        #expect(MadeMocks.current != nil)
        #expect(MockDefaults.scope.value(of: Int.self) == 4)
    }

    // MARK: Suspended calls

    /// The mock keeps the pending call alive, so the trait has to end it.
    @Test(.timeLimit(.minutes(10))) func aCallThatIsStillSuspendedAtTheEndIsReportedAndReturns() async throws {
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
