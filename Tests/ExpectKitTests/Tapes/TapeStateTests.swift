import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The decisions of a tape, without files and mocks.
struct TapeStateTests {
    private static let entry = TapeEntry(mock: "Shop", call: .object(["buy": .object([:])]), outcome: .done)

    private func begun(
        _ mode: TapeMode, _ found: TapeState.Found, hasFailed: Bool = false
    ) -> (state: TapeState, unusable: TapeState.Unusable?) {
        var state = TapeState()
        let unusable = state.begin(mode, found, hasFailed: hasFailed)
        return (state, unusable)
    }

    @Test(
        arguments: [
            (.missing, .recording, .replaying, .replaying), (.all, .recording, .recording, .recording),
            (.failed, .recording, .replaying, .recording), (.never, .unusable, .replaying, .replaying),
        ] as [(TapeMode, TapeState.Phase, TapeState.Phase, TapeState.Phase)])
    func theModeAndTheFileDecide(
        mode: TapeMode, missing: TapeState.Phase, found: TapeState.Phase, afterAFailure: TapeState.Phase
    ) {
        #expect(begun(mode, .nothing).state.phase == missing)
        #expect(begun(mode, .nothing).unusable == (missing == .unusable ? .missing : nil))
        #expect(begun(mode, .entries([Self.entry])).state.phase == found)
        #expect(begun(mode, .entries([Self.entry]), hasFailed: true).state.phase == afterAFailure)
        #expect(begun(mode, .flaw(TapeFlaw("it is empty")), hasFailed: true).state.phase == .unusable)
        #expect(begun(mode, .flaw(TapeFlaw("it is empty"))).unusable == .flaw(TapeFlaw("it is empty")))
    }

    /// Ends a tape once, without regard to its file.
    private func ending(_ state: TapeState) -> TapeState.Ending {
        var state = state
        return state.finish().ending
    }

    @Test func aRecordingIsWrittenWithItsReason() {
        let file = TapeFile(entries: [Self.entry])
        for (mode, found, hasFailed, reason) in [
            (.missing, .nothing, false, .wasMissing), (.failed, .nothing, false, .wasMissing),
            (.failed, .entries([]), true, .hadFailed), (.all, .nothing, false, .always),
        ] as [(TapeMode, TapeState.Found, Bool, TapeProblem.RecordingReason)] {
            var state = begun(mode, found, hasFailed: hasFailed).state
            let index = state.enter(Self.entry.call, of: "Shop")
            #expect(index == 0)
            state.set(.done, at: 0)
            let first = state.finish()
            #expect(first.ending == .write(file, reason))
            #expect(first.hadFile)
            let second = state.finish()
            #expect(second.ending == .nothing)
            #expect(!second.hadFile)
        }
    }

    @Test func aFailedOrEmptyRecordingReplacesNoFile() {
        for fail in [{ _ = $0.noteFailedMock() }, { $0.noteFailedTest() }] as [(inout TapeState) -> Void] {
            var state = begun(.all, .entries([Self.entry])).state
            _ = state.enter(Self.entry.call, of: "Shop")
            fail(&state)
            #expect(ending(state) == .keep(.testFailed))
            // If there is no file yet, it is written nevertheless.
            var first = begun(.all, .nothing).state
            fail(&first)
            #expect(ending(first) == .write(TapeFile(), .always))
        }
        #expect(ending(begun(.all, .entries([Self.entry])).state) == .keep(.noCalls))
        #expect(ending(begun(.all, .entries([])).state) == .nothing)
    }

    @Test func aDiscardedRecordingIsNotWrittenAndReportedOnce() {
        var state = begun(.all, .nothing).state
        let areNew = ["Shop", "Shop", "Bank"].map { state.discard(.duplicateMock($0)) }
        #expect(areNew == [true, false, true])
        let (ending, hadFile) = state.finish()
        #expect(ending == .nothing)
        #expect(hadFile)
    }

    @Test func aPlayedTapeNamesTheMocksThatDidNotUseIt() {
        let entries = ["Shop", "Bank", "Post", "Bank"].map { TapeEntry(mock: $0, call: Self.entry.call) }
        for (mode, hasFailed) in [(.never, nil), (.failed, true)] as [(TapeMode, Bool?)] {
            var state = begun(mode, .entries(entries)).state
            let areFirst = ["Shop", "Shop"].map { state.join($0) }
            #expect(areFirst == [true, false])
            let index = state.enter(Self.entry.call, of: "Shop")
            #expect(index == nil)
            #expect(ending(state) == .replayed(hasFailed: hasFailed, unusedMocks: ["Bank", "Post"]))
        }
        var state = begun(.failed, .entries(entries)).state
        for mock in ["Shop", "Bank", "Post"] { _ = state.join(mock) }
        #expect(ending(state) == .replayed(hasFailed: false, unusedMocks: []))
    }

    @Test func onlyAnIdleTapeIsRefused() {
        var idle = TapeState()
        let isRefused = idle.refuseIfIdle()
        #expect(isRefused)
        #expect(idle.phase == .refused)
        let (ending, hadFile) = idle.finish()
        #expect(ending == .nothing)
        #expect(!hadFile)
        var recording = begun(.missing, .nothing).state
        let isRefusedToo = recording.refuseIfIdle()
        #expect(!isRefusedToo)
        #expect(recording.phase == .recording)
    }
}
