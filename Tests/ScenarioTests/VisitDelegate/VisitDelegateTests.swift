import ExpectKit
import Testing

/// A guide leads visits, and notifies its delegate of each place.
struct VisitDelegateTests {
    let guide = Guide()
    let visit = Visit(visitor: "Ada")

    @Test func anEnumIsQueriedForCounts() {
        let delegate = MockVisitDelegate()
        guide.delegate = delegate

        guide.lead(visit, to: ["Delphi"])
        guide.lead(visit, to: [])

        #expect(delegate.callCount(.didStart) == 2)
        #expect(!delegate.didCall(.didEnd))
        #expect(delegate.lastCall(.didReach(visit: visit, place: "Delphi")) != nil)
        #expect(delegate.calls == [.didStart, .didReach(visit: visit, place: "Delphi"), .didStart])
    }

    @Test func anEnumTakesExpectations() {
        let delegate = MockVisitDelegate()
        guide.delegate = delegate
        delegate.expect(.didStart).times(2)
        delegate.expect(.didReach(visit: visit, place: "Olympia"))
        delegate.reject(.didEnd)

        guide.lead(visit, to: [])
        guide.lead(visit, to: ["Delphi", "Olympia"])

        delegate.verify()
    }
}
