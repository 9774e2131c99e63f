import ExpectKit
import Testing

/// Verifications, checkpoints, resets and the end of a mock.
@Suite struct VerifyingTests {
    private let shelf = MockShelf()

    @Test func verifyIsRepeatableAndChangesNothing() {
        shelf.expect(.add("a"))
        shelf.expect(.clear)
        shelf.add("a")
        shelf.verify()
        shelf.verify()
        #expect(shelf.kinds == [.missing, .missing])
        #expect(Set(shelf.texts).count == 1)
        shelf.failures.drain()
        shelf.clear()
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func aFailureReportedByTheCallIsNotReportedAgain() {
        shelf.expect(.add("a"))
        shelf.add("x")
        shelf.verify()
        shelf.verify()
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func aMissingCallIsReportedAtItsExpectation() {
        shelf.expect(.add("a")); let line = #line
        shelf.verify()
        #expect(shelf.failures.reports.map(\.location.line) == [line])
    }

    @Test func aCheckpointVerifiesAndClears() {
        shelf.expect(.add("a"))
        shelf.checkpoint()
        #expect(shelf.failures.drain().map(\.kind) == [.missing])
        #expect(shelf.calls == [])
        shelf.expect(.clear)
        shelf.clear()
        shelf.checkpoint()
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func theFirstDivergenceAfterACheckpointIsReportedAtOnce() {
        shelf.add("x")
        shelf.checkpoint()
        shelf.failures.drain()
        shelf.add("y")
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func resetClearsWithoutVerifying() {
        shelf.expect(.add("a"))
        shelf.stub(.count).andReturn(3)
        shelf.clear()
        #expect(shelf.failures.drain().map(\.kind) == [.unexpected])
        shelf.reset()
        shelf.verify()
        #expect(shelf.texts == [])
        #expect(shelf.calls == [])
        #expect(shelf.count == 0)
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func resetKeepsTheModeTheNameTheOrderAndTheReporter() {
        let shelf = MockShelf(.nice, .unordered)
        shelf.reset()
        #expect(shelf.mode == .nice)
        #expect(shelf.mock.ordering == .unordered)
        #expect(shelf.mock.name == "Shelf")
        shelf.reject(.clear)
        shelf.clear()
        #expect(shelf.kinds == [.rejected])
    }

    @Test func severalMocksAreVerifiedInTurn() {
        let (other, typed) = (MockShelf(), TypedShelf())
        typed.mock.reporter = shelf.failures
        other.mock.reporter = shelf.failures
        shelf.expect(.add("a"))
        typed.expect(.count)
        other.expect(.clear)
        verify(shelf, typed, other)
        #expect(
            shelf.texts.map { String($0.prefix { $0 != "\n" }) } == [
                "Shelf: missing add(\"a\")", "Shelf: missing count", "Shelf: missing clear",
            ])
    }

    // MARK: Calls before a declaration

    @Test func anIgnoredCallDoesNotMeetALaterExpectation() {
        let shelf = MockShelf(.nice)
        shelf.clear()
        shelf.expect(.clear)
        shelf.verify()
        #expect(shelf.kinds == [.missing])
    }

    @Test func aFailedCallDoesNotAffectALaterExpectation() {
        shelf.clear()
        shelf.expect(.clear)
        shelf.clear()
        shelf.verify()
        #expect(shelf.kinds == [.unexpected])
    }

    // MARK: Deallocated mocks

    @Test func anUnverifiedMockReportsAMissingCallAtItsExpectation() {
        let failures = FailureRecorder()
        var line = 0
        do {
            let shelf = MockShelf()
            shelf.mock.reporter = failures
            shelf.expect(.add("a")); line = #line
        }
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.reports.map(\.location.line) == [line])
    }

    @Test func aVerifiedMockReportsNothingAtItsEnd() {
        let failures = FailureRecorder()
        do {
            let shelf = MockShelf()
            shelf.mock.reporter = failures
            shelf.expect(.add("a"))
            shelf.verify()
        }
        #expect(failures.reports.count == 1)
    }

    @Test func aVerifiedMockReportsLaterFailuresAtItsEnd() {
        let failures = FailureRecorder()
        do {
            let shelf = MockShelf()
            shelf.mock.reporter = failures
            shelf.stub(.count).andReturn(0)
            shelf.add("x")
            shelf.verify()
            shelf.add("y")
        }
        #expect(failures.reports.map(\.kind) == [.unexpected, .unexpected])
    }

    @Test func aMockWithoutDeclarationsReportsEachDistinctCallOnce() {
        let failures = FailureRecorder()
        let shelf = MockShelf()
        shelf.mock.reporter = failures
        shelf.add("x")
        shelf.add("x")
        shelf.add("y")
        #expect(shelf.count == 0)
        shelf.add("y")
        #expect(failures.headlines == ["Shelf: unexpected add(\"x\")"])
        shelf.verify()
        #expect(
            failures.headlines == [
                "Shelf: unexpected add(\"x\")", "Shelf: unexpected add(\"y\")", "Shelf: unexpected count",
            ])
        #expect(failures.reports.allSatisfy { $0.unwrappedText.contains("this mock has no expectations") })
    }

    @Test func aMockWithoutDeclarationsReportsNewCallsToANewReporter() {
        let (first, failures) = (FailureRecorder(), FailureRecorder())
        let shelf = MockShelf()
        shelf.mock.reporter = first
        shelf.add("x")
        shelf.mock.reporter = failures
        shelf.add("y")
        shelf.verify()
        #expect(failures.headlines == ["Shelf: unexpected add(\"y\")"])
    }

    @Test func aMockWithoutDeclarationsCountsTheCallsItDoesNotReport() {
        let failures = FailureRecorder()
        let shelf = MockShelf()
        shelf.mock.reporter = failures
        for number in 0..<10 { shelf.add("\(number)") }
        shelf.add("9")
        shelf.verify()
        #expect(failures.headlines == (0..<8).map { "Shelf: unexpected add(\"\($0)\")" })
        #expect(failures.reports.last?.unwrappedText.contains("\n  3 more calls are not shown\n") == true)
        #expect(failures.reports.dropLast().allSatisfy { !$0.unwrappedText.contains("more calls") })
    }

    @Test func aMockWithoutDeclarationsThatIsNotVerifiedReportsAtItsEnd() {
        let failures = FailureRecorder()
        do {
            let shelf = MockShelf()
            shelf.mock.reporter = failures
            shelf.add("x")
            shelf.add("y")
        }
        #expect(failures.headlines == ["Shelf: unexpected add(\"x\")", "Shelf: unexpected add(\"y\")"])
    }

    @Test func aMockWithNothingToVerifyReportsNothingAtItsEnd() {
        let failures = FailureRecorder()
        do {
            let shelf = MockShelf(.nice)
            shelf.mock.reporter = failures
            shelf.stub(.clear)
            shelf.add("a")
        }
        #expect(failures.reports.isEmpty)
    }

    @Test func onlyTheUnmetOneOfTwoEqualExpectationsIsMissing() {
        let shelf = MockShelf()
        shelf.clear()
        shelf.expect(.clear)
        shelf.expect(.clear)
        let second = #line - 1
        shelf.clear()
        shelf.verify()
        #expect(shelf.kinds == [.unexpected, .missing])
        #expect(shelf.failures.reports.last?.location.line == second)
    }

    // MARK: Naggy

    @Test func aNaggyMockWarns() {
        let shelf = MockShelf(.naggy)
        shelf.clear()
        shelf.verify()
        #expect(shelf.kinds == [.uninteresting])
        #expect(shelf.failures.reports.map(\.severity) == [.warning])
    }
}
