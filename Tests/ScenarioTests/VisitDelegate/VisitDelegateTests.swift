import ExpectKit
import Testing

/// A guide leads visits, and notifies its delegate of each place.
@Suite struct VisitDelegateTests {
    let guide = Guide()
    let visit = Visit(visitor: "Ada")

    // MARK: By the functions' names

    @Test func aRecorderIsQueriedByName() {
        let recorder = VisitRecorder()
        guide.delegate = recorder

        guide.lead(visit, to: ["Delphi"])
        guide.lead(visit, to: [])

        #expect(recorder.callCount("visitDidStart()") == 2)
        #expect(recorder.didCall("visit(_:didReach:)"))
        #expect(!recorder.didCall("visitDidEnd()"))
    }

    @Test func aRecorderIsQueriedForArguments() throws {
        let recorder = VisitRecorder()
        guide.delegate = recorder

        guide.lead(visit, to: ["Delphi", "Olympia"])

        #expect(recorder.didCall(.function("visit(_:didReach:)", visit, "Olympia")))
        #expect(recorder.callCount(.function("visit(_:didReach:)", visit, Arg<String>.any)) == 2)
        let last = try #require(recorder.lastCall("visit(_:didReach:)"))
        #expect(last.arguments?.last as? String == "Olympia")
    }

    @Test func aRecorderTakesExpectations() {
        let recorder = VisitRecorder()
        guide.delegate = recorder
        recorder.expect("visitDidStart()").times(2)
        recorder.reject("visitDidEnd()")

        guide.lead(visit, to: ["Delphi"])
        guide.lead(visit, to: ["Olympia"])

        recorder.verify()
    }

    // MARK: By an enum

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
