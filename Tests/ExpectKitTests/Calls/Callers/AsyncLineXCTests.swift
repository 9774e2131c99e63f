#if canImport(Runtime)
    import ExpectKit
    import XCTest

    /// In an async test of XCTest, a failure is located at the line that led to the call.
    final class AsyncLineXCTests: XCTestCase {
        private func expectFailure(_ station: MockStation, at line: Int, testLine: UInt = #line) {
            XCTAssertEqual(
                station.places, ["ExpectKitTests/AsyncLineXCTests.swift:\(line)"], line: testLine)
        }

        func testCallOfTheTest() async {
            let station = MockStation()
            _ = await station.fetch(1); let line = #line
            expectFailure(station, at: line)
        }

        func testCallAfterASuspension() async {
            let station = MockStation()
            await Task.yield()
            await Courier(station: station).refresh(); let line = #line
            expectFailure(station, at: line)
        }

        func testTask() async {
            let station = MockStation()
            station.stub(.load(1))
            await Task {
                _ = await Courier(station: station).refresh()
            }.value; let line = #line - 1
            expectFailure(station, at: line)
        }

        func testAsyncLet() async {
            let station = MockStation()
            station.stub(.load(1))
            async let number = Courier(station: station).refresh(); let line = #line
            let received = await number
            XCTAssertEqual(received, 0)
            expectFailure(station, at: line)
        }

        func testTaskGroup() async {
            let station = MockStation()
            station.stub(.load(1))
            await withTaskGroup(of: Int.self) { group in
                group.addTask {
                    await Courier(station: station).refresh()
                }
            }; let line = #line - 2
            expectFailure(station, at: line)
        }

        func testHelper() async {
            let station = MockStation()
            await refreshByHelper(station); let line = #line
            expectFailure(station, at: line)
        }

        private func refreshByHelper(_ station: MockStation) async {
            await Task.yield()
            await Courier(station: station).refresh()
        }

        func testForLoop() async {
            let station = MockStation()
            for await _ in Arrivals(station: station) { break }; let line = #line
            expectFailure(station, at: line)
        }

        func testFunctionOnTheExecutorOfItsCaller() async {
            let station = MockStation()
            await Courier(station: station).pokeDeeper(); let line = #line
            expectFailure(station, at: line)
        }

        @MainActor func testMainActor() async {
            let station = MockStation()
            _ = await MainCourier(station: station).refresh(); let line = #line
            expectFailure(station, at: line)
        }
    }
#endif
