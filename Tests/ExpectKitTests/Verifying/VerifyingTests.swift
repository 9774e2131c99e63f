import ExpectKit
import Testing

/// Verifications, checkpoints, resets and the end of a mock.
struct VerifyingTests {
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
        shelf.mode = .nice
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

    /// Returns the failures of a mock that has been used and released.
    private func reports(_ mode: MockMode = .strict, _ use: (MockShelf) -> Void) -> [FailureReport] {
        let failures = FailureRecorder()
        do {
            let shelf = MockShelf(mode)
            shelf.mock.reporter = failures
            use(shelf)
        }
        return failures.reports
    }

    @Test func anUnverifiedMockReportsAMissingCallAtItsExpectation() {
        let reports = reports { $0.expect(.add("a")) }; let line = #line
        #expect(reports.map(\.kind) == [.missing])
        #expect(reports.map(\.location.line) == [line])
    }

    @Test func aVerifiedMockReportsNothingAtItsEnd() {
        let reports = reports {
            $0.expect(.add("a"))
            $0.verify()
        }
        #expect(reports.map(\.kind) == [.missing])
    }

    @Test func aVerifiedMockReportsLaterFailuresAtItsEnd() {
        let reports = reports {
            $0.stub(.count).andReturn(0)
            $0.add("x")
            $0.verify()
            $0.add("y")
        }
        #expect(reports.map(\.kind) == [.unexpected, .unexpected])
    }

    @Test func aMockWithoutDeclarationsThatIsNotVerifiedReportsAtItsEnd() {
        let reports = reports {
            $0.add("x")
            $0.add("y")
        }
        #expect(reports.map(\.call) == ["add(\"x\")", "add(\"y\")"])
        #expect(reports.map(\.kind) == [.unexpected, .unexpected])
    }

    @Test func aMockWithNothingToVerifyReportsNothingAtItsEnd() {
        let reports = reports(.nice) {
            $0.stub(.clear)
            $0.add("a")
        }
        #expect(reports.isEmpty)
    }

    @Test func aMockWithoutDeclarationsReportsEachDistinctCallOnce() {
        let failures = shelf.failures
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
        let help = "this mock had no expectations yet"
        #expect(failures.reports.allSatisfy { $0.unwrappedText.contains(help) })
    }

    @Test func aMockWithoutDeclarationsReportsNewCallsToANewReporter() {
        let failures = FailureRecorder()
        shelf.add("x")
        shelf.mock.reporter = failures
        shelf.add("y")
        shelf.verify()
        #expect(failures.headlines == ["Shelf: unexpected add(\"y\")"])
    }

    @Test func aMockWithoutDeclarationsCountsTheCallsItDoesNotReport() {
        let failures = shelf.failures
        for number in 0..<10 { shelf.add("\(number)") }
        shelf.add("9")
        shelf.verify()
        #expect(failures.headlines == (0..<8).map { "Shelf: unexpected add(\"\($0)\")" })
        #expect(failures.reports.last?.unwrappedText.contains("\n  3 more calls are not shown\n") == true)
        #expect(failures.reports.dropLast().allSatisfy { !$0.unwrappedText.contains("more calls") })
    }

    @Test(arguments: [MockOrdering.ordered, .unordered])
    func aWrongCallDoesNotHideALaterExpectation(ordering: MockOrdering) {
        let shelf = MockShelf(.strict, ordering)
        shelf.add("a")
        shelf.expect(.add("b"))
        shelf.verify()
        #expect(shelf.kinds == [.unexpected, .missing])
    }

    @Test func onlyTheUnmetOneOfTwoEqualExpectationsIsMissing() {
        shelf.clear()
        shelf.expect(.clear)
        shelf.expect(.clear)
        let second = #line - 1
        shelf.clear()
        shelf.verify()
        #expect(shelf.kinds == [.unexpected, .missing])
        #expect(shelf.failures.reports.last?.location.line == second)
    }
}
