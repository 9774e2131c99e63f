import ExpectKit
import Testing

#if canImport(Runtime)
    /// After a checkpoint or a reset, the lines of the test are still found, though nothing is declared.
    ///
    /// A task has no test framework among its callers, so only the files that the mock knows identify the test.
    struct PhaseLineTests {
        private let station = MockStation()
        private var courier: Courier { Courier(station: station) }

        private func expectFailure(at line: Int, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                station.places == ["ExpectKitTests/PhaseLineTests.swift:\(line)"],
                sourceLocation: sourceLocation)
        }

        @Test func anAsyncLetAfterACheckpoint() async {
            station.expect(.poke)
            station.poke()
            station.checkpoint()
            async let number = courier.refresh(); let line = #line
            _ = await number
            expectFailure(at: line)
        }

        @Test func aTaskAfterACheckpoint() async {
            station.expect(.poke)
            station.poke()
            station.checkpoint()
            await Task {
                await Task.yield()
                await courier.refresh()
            }.value; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func afterACheckpointThatWaited() async {
            station.expect(.poke)
            station.poke()
            await station.verify(within: .seconds(1))
            station.checkpoint()
            async let number = station.fetch(1); let line = #line
            _ = await number
            expectFailure(at: line)
        }

        /// The checkpoint itself is a line of the test.
        @Test func afterACheckpointWithoutDeclarations() async {
            station.checkpoint()
            async let number = courier.refresh(); let line = #line
            _ = await number
            expectFailure(at: line)
        }

        @Test func afterAVerificationWithoutDeclarations() async {
            station.verify()
            async let number = courier.refresh(); let line = #line
            _ = await number
            expectFailure(at: line)
        }

        @Test func afterAReset() async {
            station.stub(.load(1))
            station.reset()
            async let number = courier.refresh(); let line = #line
            _ = await number
            expectFailure(at: line)
        }

        @Test func afterSeveralEmptyPhases() async {
            station.stub(.load(1))
            for _ in 1...50 { station.reset() }
            async let number = courier.refresh(); let line = #line
            _ = await number
            expectFailure(at: line)
        }
    }
#endif
