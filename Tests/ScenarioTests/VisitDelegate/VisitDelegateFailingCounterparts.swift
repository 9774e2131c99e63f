import ExpectKit
import Testing

/// Guides that notify their delegate incorrectly, each with its one failure.
struct VisitDelegateFailingCounterparts {
    let guide = Guide()
    let visit = Visit(visitor: "Ada")
    let delegate = MockVisitDelegate()
    let failures = FailureRecorder()

    init() {
        delegate.mock.reporter = failures
    }

    @Test func aThirdStartIsASurplusCall() {
        guide.delegate = delegate
        let declared = #line + 1
        delegate.expect(.didStart).times(2)
        guide.lead(visit, to: [])
        guide.lead(visit, to: [])
        let line = #line + 1
        guide.lead(visit, to: [])
        delegate.verify()

        #expect(failures.sightings == [Sighting(.surplus, line: line)])
        #expect(
            failures.texts == [
                """
                MockVisitDelegate: didStart was called 3 times, expected twice
                  expected: 1 of 1, twice, called 3 times \
                (Tests/ScenarioTests/VisitDelegate/VisitDelegateFailingCounterparts.swift:\(declared))
                  called at Tests/ScenarioTests/VisitDelegate/Visit.swift:18
                """
            ])
    }

    @Test func aWrongVisitorIsShownWithTheMissingCall() {
        guide.delegate = delegate
        let line = #line + 1
        delegate.expect(.didReach(visit: visit, place: "Delphi"))
        guide.lead(Visit(visitor: "Eve"), to: ["Delphi"])
        delegate.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.texts.first?.contains(#"visit.visitor: expected "Ada", got "Eve""#) == true)
    }

    @Test func aRejectedEndIsOneFailureAtItsLine() {
        guide.delegate = delegate
        delegate.reject(.didEnd)
        let line = #line + 1
        guide.goHome()
        delegate.verify()

        #expect(failures.sightings == [Sighting(.rejected, line: line)])
    }

    @Test func aDelegateThatIsNotSetIsNeverCalled() {
        let line = #line + 1
        delegate.expect(.didStart)
        guide.lead(visit, to: [])
        delegate.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }
}
