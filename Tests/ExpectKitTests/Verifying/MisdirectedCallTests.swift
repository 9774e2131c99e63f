import ExpectKit
import Testing

/// Calls that came to one mock, and that another mock of the type expects.
struct MisdirectedCallTests {
    private let failures = FailureRecorder()

    private func shelf(_ name: String) -> PlainShelf {
        let shelf = PlainShelf()
        shelf.mock.reporter = failures
        return shelf.named(name)
    }

    private var headlines: [String] {
        failures.reports.filter { $0.severity == .error }.map { String($0.text.prefix { $0 != "\n" }) }
    }

    @Test(arguments: [true, false]) func theRightCallsOnTheWrongMockAreOneFailure(isExpectingFirst: Bool) {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        left.expect(.clear)
        right.add("a")
        right.clear()
        for shelf in isExpectingFirst ? [left, right] : [right, left] { shelf.verify() }
        #expect(headlines == ["right: add(\"a\") was called on this mock, but left expects it"])
        #expect(failures.reports.count == 1)
        #expect(failures.reports.first?.candidates.first?.mock == "left")
    }

    @Test func twoConfusedMocksAreOneFailure() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        right.expect(.clear)
        left.clear()
        right.add("a")
        left.verify()
        right.verify()
        #expect(headlines == ["left: clear was called on this mock, but right expects it"])
    }

    /// The failing counterpart: a further wrong call is a mistake of its own.
    @Test func aFurtherWrongCallOfConfusedMocksIsAFailure() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        right.expect(.clear)
        left.clear()
        right.add("a")
        right.add("b")
        left.verify()
        right.verify()
        #expect(
            headlines == [
                "left: clear was called on this mock, but right expects it",
                "right: unexpected add(\"b\"), expected clear",
            ])
    }

    @Test func aCallThatSeveralMocksExpectIsNotMisdirected() {
        let (left, right, other) = (shelf("left"), shelf("right"), shelf("other"))
        left.expect(.add("a"))
        right.expect(.add("a"))
        other.add("a")
        #expect(headlines == ["other: unexpected add(\"a\")"])
        left.add("a")
        right.add("a")
    }

    @Test func aCallThatCameNowhereIsMissing() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        left.expect(.clear)
        right.add("a")
        left.verify()
        right.verify()
        #expect(
            headlines == [
                "right: add(\"a\") was called on this mock, but left expects it", "left: missing clear",
            ])
    }

    @Test func aCallThatIsExpectedTwiceAndCameOnceElsewhereIsMissing() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a")).times(2)
        right.add("a")
        left.verify()
        right.verify()
        #expect(headlines.count == 2)
        #expect(headlines.last == "left: missing add(\"a\")")
    }

    /// A call that its own mock expects at another time is out of order, also if another mock expects it.
    @Test func aCallThatItsOwnMockExpectsIsNotMisdirected() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        right.expect(.clear)
        right.expect(.add("a"))
        right.add("a")
        right.clear()
        left.verify()
        right.verify()
        #expect(
            headlines == [
                "right: add(\"a\") was called while clear was expected", "left: missing add(\"a\")",
            ])
    }

    @Test func aMetExpectationDoesNotExplainACall() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        left.add("a")
        right.add("a")
        left.verify()
        right.verify()
        #expect(headlines == ["right: unexpected add(\"a\")"])
    }

    /// What came elsewhere before a reset meets no expectation after it.
    @Test func anExpectationAfterAResetIsMissing() {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        right.add("a")
        left.mock.reset()
        left.expect(.add("a"))
        left.verify()
        #expect(
            headlines == [
                "right: add(\"a\") was called on this mock, but left expects it", "left: missing add(\"a\")",
            ])
    }

    /// A recorder fails no test, so the missing call does.
    @Test func aFailureForARecorderHidesNoMissingCall() {
        let (left, right) = (PlainShelf().named("left"), shelf("right"))
        left.expect(.add("a"))
        right.add("a")
        #expect(headlines == ["right: add(\"a\") was called on this mock, but left expects it"])
        withKnownIssue {
            left.verify()
        } matching: {
            ($0.error as? FailureReport)?.text.hasPrefix("left: missing add(\"a\")") == true
        }
    }

    /// When the other mock gets its own call, the first one was meant for its own mock, with a wrong argument.
    @Test(arguments: [true, false]) func aWrongArgumentThatAnotherMockExpectsIsOneFailure(isLeftFirst: Bool) {
        let (left, right) = (shelf("left"), shelf("right"))
        left.expect(.add("a"))
        right.expect(.add("b"))
        left.add("b")
        right.add("b")
        for shelf in isLeftFirst ? [left, right] : [right, left] { shelf.verify() }
        #expect(headlines == ["left: add(\"b\") was called on this mock, but right expects it"])
        let notes = failures.reports.filter { $0.severity == .warning }.map { String($0.text.prefix { $0 != "\n" }) }
        #expect(notes == ["left: add(\"b\") was called instead of add(\"a\")"])
    }

    /// The missing call blocks no other mock, because the failure names it.
    @Test func aCallAfterAMisdirectedOneIsNoSecondFailure() {
        let (left, right, other) = (shelf("left"), shelf("right"), shelf("other"))
        inOrder {
            right.expect(.add("a"))
            other.expect(.clear)
        }
        left.add("a")
        other.clear()
        for shelf in [left, right, other] { shelf.verify() }
        #expect(headlines == ["left: add(\"a\") was called on this mock, but right expects it"])
    }

    /// A known issue does not fail the test, so the missing call does.
    @Test func aKnownIssueHidesNoMissingCall() {
        let (left, right) = (PlainShelf().named("left"), PlainShelf().named("right"))
        left.mock.reporter = failures
        left.expect(.add("a"))
        withKnownIssue { right.add("a") }
        left.verify()
        #expect(headlines == ["left: missing add(\"a\")"])
    }
}
