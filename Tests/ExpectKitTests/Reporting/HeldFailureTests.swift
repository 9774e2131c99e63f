import Testing

@testable import ExpectKit

/// A held failure is recorded exactly once.
struct HeldFailureTests {
    private let recorded = Lock<[FailureReport]>([])

    private var texts: [String] { recorded.withLock { $0.map(\.headline) } }

    private func scope() -> HeldFailures {
        HeldFailures(of: "test()") { [recorded] failure in recorded.withLock { $0.append(failure) } }
    }

    private func failure(_ call: String = "clear") -> FailureReport {
        var failure = FailureReport(
            Violation(
                mock: "Shelf", problem: .unexpected(UnexpectedCall(call: call)),
                place: FailurePlace(CallSite(fileID: "T/T.swift", filePath: "/T.swift", line: 1, column: 1))))
        failure.held = HeldFailure()
        return failure
    }

    @Test func theScopeRecordsWhatIsLeftInOrder() {
        let scope = scope()
        #expect(scope.isEmpty)
        for call in ["a", "b", "c"] { #expect(scope.hold(failure(call))) }
        #expect(!scope.isEmpty)
        #expect(texts == [])
        scope.end()
        scope.end()
        #expect(texts == ["unexpected a", "unexpected b", "unexpected c"])
    }

    @Test func aVerdictTakesThePlaceOfTheFailure() throws {
        let (scope, failure) = (scope(), failure("a"))
        #expect(scope.hold(failure))
        let held = try #require(failure.held)
        #expect(held.record(self.failure("verdict")))
        #expect(!held.record())
        scope.end()
        #expect(texts == ["unexpected verdict"])
    }

    @Test func nothingIsHeldTwiceOrAfterTheEnd() {
        let (scope, other, failure) = (scope(), scope(), failure())
        #expect(scope.hold(failure))
        #expect(!scope.hold(failure))
        #expect(!other.hold(failure))
        scope.end()
        #expect(!other.hold(failure))
        #expect(!scope.hold(self.failure()))
        #expect(texts == ["unexpected clear"])
    }

    @Test func aFailureThatMayNotBeHeldIsNotHeld() {
        var failure = failure()
        failure.held = nil
        #expect(!scope().hold(failure))
    }

    @Test func ofManyThreadsOneRecordsIt() async throws {
        for _ in 0..<50 {
            let (scope, failure) = (scope(), failure())
            #expect(scope.hold(failure))
            let held = try #require(failure.held)
            await withTaskGroup { group in
                for _ in 0..<4 { group.addTask { _ = held.record() } }
                group.addTask { scope.end() }
            }
        }
        #expect(texts.count == 50)
    }

    /// The table of the handler of signals has a fixed size. A recorded failure leaves its place to another one.
    @Test func placesAreUsedAgain() {
        for _ in 0..<3 * Limits.Reporting.heldFailures {
            let scope = scope()
            #expect(scope.hold(failure()))
            scope.end()
        }
        #expect(texts.count == 3 * Limits.Reporting.heldFailures)
    }

    @Test func isHeldOnlyByAScope() {
        let failure = failure()
        #expect(failure.held?.isHeld == false)
        #expect(failure.held?.record() == false)
        let scope = scope()
        #expect(scope.hold(failure))
        #expect(failure.held?.isHeld == true)
        scope.end()
        #expect(failure.held?.isHeld == true)
    }
}
