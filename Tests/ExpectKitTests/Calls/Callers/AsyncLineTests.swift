import ExpectKit
import Testing

#if canImport(Runtime)
    /// In an async test, a failure is located at the line that led to the call, and not at a declaration.
    struct AsyncLineTests {
        private let station = MockStation()
        private var courier: Courier { Courier(station: station) }

        private func expectFailure(at line: Int, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                station.places == ["ExpectKitTests/AsyncLineTests.swift:\(line)"],
                sourceLocation: sourceLocation)
        }

        // MARK: Calls on their own line

        @Test func aCallOfTheTest() async {
            _ = await station.fetch(1); let line = #line
            expectFailure(at: line)
        }

        @Test func aCallOfTheCodeUnderTest() async {
            await courier.refresh(); let line = #line
            expectFailure(at: line)
        }

        @Test func aCallAfterASuspension() async {
            await Task.yield()
            await courier.refresh(); let line = #line
            await Task.yield()
            expectFailure(at: line)
        }

        @Test func aThrowingCall() async {
            _ = try? await courier.reload(); let line = #line
            expectFailure(at: line)
        }

        @Test func aHelperOfTheTest() async {
            await refreshByHelper(); let line = #line
            expectFailure(at: line)
        }

        private func refreshByHelper() async {
            await Task.yield()
            await courier.refresh()
        }

        @Test func anActor() async {
            _ = await SafeCourier(station: station).refresh(); let line = #line
            expectFailure(at: line)
        }

        @MainActor @Test func theMainActor() async {
            _ = await MainCourier(station: station).refresh(); let line = #line
            expectFailure(at: line)
        }

        @Test func fromAnotherExecutorToTheMainActor() async {
            _ = await MainCourier(station: station).refresh(); let line = #line
            expectFailure(at: line)
        }

        @Test(arguments: [1])
        func aParameterisedTest(id: Int) async {
            _ = await station.fetch(id); let line = #line
            expectFailure(at: line)
        }

        // MARK: Functions that start on the executor of their caller

        @Test func aFunctionOnTheExecutorOfItsCaller() async {
            await courier.pokeAtOnce(); let line = #line
            expectFailure(at: line)
        }

        @Test func aFunctionOnTheExecutorOfItsCallerAfterASuspension() async {
            await Task.yield()
            await courier.pokeDeeper(); let line = #line
            await Task.yield()
            expectFailure(at: line)
        }

        @Test func anExpectationOnTheExecutorOfItsCaller() async {
            #expect(await courier.isPoked()); let line = #line
            expectFailure(at: line)
        }

        @MainActor @Test func aFunctionOfTheMainActor() async {
            await MainCourier(station: station).poke(); let line = #line
            expectFailure(at: line)
        }

        // MARK: Tasks
        // Without a test framework among its callers, a test is identified by the file of its declarations.

        @Test func aTask() async {
            station.stub(.load(1))
            await Task {
                await Task.yield()
                await courier.refresh()
            }.value; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func anAsyncLet() async {
            station.stub(.load(1))
            async let number = courier.refresh(); let line = #line
            _ = await number
            expectFailure(at: line)
        }

        @Test func aTaskGroup() async {
            station.stub(.load(1))
            await withTaskGroup(of: Int.self) { group in
                group.addTask {
                    await courier.refresh()
                }
            }; let line = #line - 2
            expectFailure(at: line)
        }

        /// A task that the code under test starts has no callers, so the failure is located at an expectation.
        @Test func aTaskOfTheCodeUnderTest() async {
            station.expect(.load(1)).andReturn(1); let line = #line
            _ = await courier.startRefreshing().value
            expectFailure(at: line)
        }

        // MARK: Generated awaits

        @Test func aForLoop() async {
            await Task.yield()
            for await _ in Arrivals(station: station) { break }; let line = #line
            expectFailure(at: line)
        }

        // MARK: Macros

        @Test func anExpectation() async {
            #expect(await station.fetch(1) == 0); let line = #line
            expectFailure(at: line)
        }

        @Test func anExpectationOfTheCodeUnderTest() async {
            await Task.yield()
            #expect(await courier.refresh() == 0); let line = #line
            expectFailure(at: line)
        }

        @Test func anExpectationOverSeveralLines() async {
            #expect(
                await courier.refresh()
                    == 0
            ); let line = #line - 3
            expectFailure(at: line)
        }

        @Test func theSecondOfTwoExpectations() async {
            #expect(await courier.wait() == 0)
            #expect(await courier.refresh() == 0); let line = #line
            #expect(await courier.wait() == 0)
            expectFailure(at: line)
        }

        @Test func aCallBeforeAnExpectation() async {
            let number = await courier.refresh(); let line = #line
            #expect(number == 0)
            expectFailure(at: line)
        }

        @Test func aThrowingExpectation() async throws {
            _ = try? #require(try await courier.reload() == 1); let line = #line
            expectFailure(at: line)
        }

        /// The compiler records no line of the closure, whose code is part of the expansion.
        @Test func anExpectationOfAnError() async {
            await #expect(throws: (any Error).self) {
                await Task.yield()
                _ = try await courier.reload()
            }; let line = #line - 3
            expectFailure(at: line)
        }

        @Test func anExpectationOfASynchronousCall() async {
            #expect(await courier.isReady()); let line = #line
            expectFailure(at: line)
        }

        @MainActor @Test func anExpectationOnTheMainActor() async {
            #expect(await MainCourier(station: station).refresh() == 0); let line = #line
            expectFailure(at: line)
        }

        @Test func anExpectationInATask() async {
            station.stub(.load(1))
            await Task {
                await Task.yield()
                #expect(await courier.refresh() == 0)
            }.value; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func anExpectationInATaskGroup() async {
            station.stub(.load(1))
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    #expect(await courier.refresh() == 0)
                }
            }; let line = #line - 2
            expectFailure(at: line)
        }

        @Test func anExpectationInAClosure() async {
            await withKnownIssue(isIntermittent: true) {
                await Task.yield()
                #expect(await courier.refresh() == 0)
            }; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func anExpectationInAHelper() async {
            await expectByHelper(); let line = #line
            expectFailure(at: line)
        }

        private func expectByHelper() async {
            await Task.yield()
            #expect(await courier.refresh() == 0)
        }

        @Test(.scoped) func anExpectationInsideOfACustomTrait() async {
            #expect(await courier.refresh() == 0); let line = #line
            expectFailure(at: line)
        }
    }
#endif
