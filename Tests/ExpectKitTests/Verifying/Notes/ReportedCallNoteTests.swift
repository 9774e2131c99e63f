import Foundation
import Testing

@testable import ExpectKit

/// A call out of turn is reported with what is known when it comes. The verification adds what it turned out to be.
struct ReportedCallNoteTests {
    /// The failures of a mock after calls and two verifications, and the note.
    private func reports(
        _ expected: ClosedRange<Int>, called: [Int], _ ordering: MockOrdering = .ordered
    ) -> (errors: [FailureReport], notes: [FailureReport]) {
        let stepper = MockStepper(ordering)
        // The tests compare the places of declarations.
        stepper.mock.engine.locked { $0.tracesLeft = 0 }
        stepper.expectSteps(expected)
        stepper.make(called)
        stepper.verify()
        stepper.verify()
        return (stepper.failures.errors, stepper.failures.warnings)
    }

    /// The text of a failure before its table.
    private func head(_ report: FailureReport?) -> String {
        report?.unwrappedText.components(separatedBy: "\n\n")[0] ?? ""
    }

    @Test func anExpectedCallThatNeverCameIsNamed() {
        let (errors, notes) = reports(1...6, called: [1, 2, 4, 5, 6])
        #expect(errors.map(\.kind) == [.outOfOrder])
        #expect(
            head(errors.first) == """
                MockStepper: step(4) was called while step(3) was expected
                  expected: 3 of 6, step(3), once, never called (T.swift:3)
                    argument: expected 3, got 4
                  got:      4 of 6, once, later in the order
                """)
        #expect(notes.map(\.kind) == [.missing])
        #expect(notes.map(\.location) == errors.map(\.location))
        #expect(notes.map(\.call) == ["step(3)"])
        #expect(
            notes.map(\.text) == [
                """
                MockStepper: step(3) was never called; it was expected before step(4)
                  expected: 3 of 6, once, never called (T.swift:3)
                """
            ])
    }

    @Test func aCallInPlaceOfAnotherIsShownWithTheDifference() {
        let (errors, notes) = reports(1...6, called: [1, 5, 3, 4, 5, 6])
        #expect(
            head(errors.first) == """
                MockStepper: step(5) was called while step(2) was expected
                  expected: 2 of 6, step(2), once, never called (T.swift:2)
                    argument: expected 2, got 5
                  got:      5 of 6, once, later in the order
                """)
        #expect(errors.count == 1)
        #expect(notes.map(\.kind) == [.unexpected])
        #expect(
            notes.map(\.text) == [
                """
                MockStepper: step(5) was called instead of step(2)
                  expected: 2 of 6, once, never called (T.swift:2)
                    argument: expected 2, got 5
                """
            ])
    }

    /// The first failure named it as the next one.
    @Test func ofSeveralCallsThatCameLaterTheFirstIsNamed() {
        let (errors, notes) = reports(1...5, called: [1, 4, 3, 2, 5])
        #expect(head(errors.first).hasPrefix("MockStepper: step(4) was called while step(2) was expected\n"))
        #expect(
            notes.map { head($0).split(separator: "\n")[0] } == [
                "MockStepper: step(4) was called too early: before step(2)"
            ])
    }

    @Test func aRepeatedCallInPlaceOfTheNextIsNamed() {
        let (errors, notes) = reports(1...3, called: [1, 1, 3])
        #expect(errors.map(\.kind) == [.surplus])
        #expect(
            notes.map { head($0).split(separator: "\n")[0] } == [
                "MockStepper: step(1) was called instead of step(2)"
            ])
    }

    /// At first it was compared with the next expectation. The call of that expectation was made later.
    @Test func anAdditionalCallWithAnotherArgumentIsNamed() {
        let (errors, notes) = reports(1...3, called: [1, 2, 9, 3])
        #expect(errors.map(\.kind) == [.unexpected])
        #expect(errors.first?.candidates.first?.position == 3)
        #expect(notes.map(\.text) == ["MockStepper: step(9) was called in addition to the expected calls"])
    }

    @Test func anExpectationThatWasCalledLessOftenDidNotStayUncalled() {
        let stepper = MockStepper()
        stepper.expect(.step(1)).times(2)
        stepper.expect(.step(2))
        stepper.make([1, 2])
        stepper.verify()
        #expect(stepper.failures.errors.count == 1)
        #expect(
            stepper.failures.warnings.map { head($0).split(separator: "\n")[0] } == [
                "MockStepper: step(1) was called too few times; it was expected before step(2)"
            ])
    }

    /// The alignment finds another expectation for the call, but it came.
    @Test func aCallThatCameIsNotSaidToBeMissing() {
        let failures = FailureRecorder()
        let shelf = TypedShelf(.strict)
        shelf.mock.reporter = failures
        shelf.expect(.add(name: "c")).times(2); let line = #line
        shelf.unordered {
            $0.expect(.add(name: .any))
            $0.expect(.count).andReturn(1)
        }
        #expect(shelf.count == 1)
        shelf.add(name: "c")
        shelf.verify()
        #expect(failures.errors.count == 1)
        #expect(
            failures.warnings.map { head($0) } == [
                "Shelf: add(name: \"c\") was called too few times; it was expected before count\n"
                    + "  expected: 1 of 3, twice, called once "
                    + "(Tests/ExpectKitTests/Verifying/Notes/ReportedCallNoteTests.swift:\(line))"
            ])
    }

    /// The first failure already names the only expectation that the call can have been meant for.
    @Test(arguments: [[1, 9, 3], [1, 2, 3, 4], [1, 2, 3, 3], [1, 2], []])
    func noNoteRepeatsWhatTheFailureSaid(calls: [Int]) {
        let (errors, notes) = reports(1...3, called: calls)
        #expect(!errors.isEmpty)
        #expect(notes.isEmpty)
    }

    @Test func noNoteWithoutAFailure() {
        let (errors, notes) = reports(1...3, called: [1, 2, 3])
        #expect(errors.isEmpty && notes.isEmpty)
    }

    /// The call that came later may change what a first verification found, but there is one note.
    @Test func aLaterVerificationAddsNoSecondNote() {
        let stepper = MockStepper()
        stepper.expectSteps(1...3)
        stepper.make([2])
        stepper.verify()
        stepper.make([1, 3])
        stepper.verify()
        #expect(stepper.failures.warnings.count == 1)
    }

    /// The mistake is then the order of the declarations, which the failure names.
    @Test func aFailureThatAdvisesAnotherOrderOfTheDeclarationsHasNoNote() {
        let failures = FailureRecorder()
        let shelf = TypedShelf(.strict, .unordered)
        shelf.mock.reporter = failures
        shelf.expect(.add(name: .any))
        shelf.expect(.add(name: "a"))
        for name in ["a", "b"] { shelf.add(name: name) }
        shelf.verify()
        #expect(failures.reports.map(\.severity) == [.error])
    }

    // MARK: Without an order

    @Test func ofExpectationsThatAreEquallyNearNoneIsNamedUntilOneIsMissing() {
        let (errors, notes) = reports(1...6, called: [1, 2, 9, 3, 5, 6], .unordered)
        #expect(errors.map(\.kind) == [.unexpected])
        #expect(head(errors.first) == "MockStepper: unexpected step(9)")
        #expect(errors[0].candidates.isEmpty)
        #expect(
            notes.map(\.text) == [
                """
                MockStepper: step(9) was called instead of step(4)
                  expected: 4 of 6, once, never called (T.swift:4)
                    argument: expected 4, got 9
                """
            ])
    }

    @Test func theOnlyExpectationThatIsNearIsNamedAtOnce() {
        let (errors, notes) = reports(1...3, called: [1, 3, 9], .unordered)
        #expect(
            head(errors.first) == """
                MockStepper: step(…): got 9, expected 2
                  expected: 2 of 3, step(2), once, never called
                  got:      step(9)
                """)
        #expect(errors.count == 1 && notes.isEmpty)
    }

    /// Each call is compared with the expectation that is left for it.
    @Test func aSecondWrongCallIsComparedWithWhatIsMissing() {
        let stepper = MockStepper(.unordered)
        stepper.mock.engine.locked { $0.tracesLeft = 0 }
        stepper.expectSteps(1...6)
        stepper.make([1, 9, 8, 3, 5, 6])
        stepper.verify()
        #expect(stepper.failures.errors.map { $0.candidates.map(\.call) } == [[], ["step(4)"]])
        #expect(stepper.failures.warnings.map(\.candidates.first?.call) == ["step(2)"])
    }

    @Test func aCallOfAnotherCaseDidNotComeInsteadOfTheOnlyOneThatIsMissing() {
        let stepper = MockStepper(.unordered)
        stepper.expectSteps(1...2)
        stepper.make([2])
        stepper.rest()
        stepper.verify()
        #expect(stepper.failures.errors.map(\.kind) == [.unexpected, .missing])
        #expect(stepper.failures.errors.map(\.call) == ["rest", "step(1)"])
        #expect(
            stepper.failures.errors.allSatisfy { !$0.text.contains("nothing more is expected") })
        #expect(stepper.failures.warnings.isEmpty)
    }
}
