import ExpectKit
import Testing

#if canImport(Runtime)
    /// A failure is located at the line of the test that led to the call.
    struct FailureLocationTests {
        private let shelf = MockShelf()

        private func expectFailure(at line: Int, sourceLocation: SourceLocation = #_sourceLocation) {
            let locations = shelf.failures.reports.map(\.location)
            #expect(locations.map(\.line) == [line], sourceLocation: sourceLocation)
            #expect(
                locations.map(\.fileID) == ["ExpectKitTests/FailureLocationTests.swift"],
                sourceLocation: sourceLocation)
            #expect(locations.map(\.filePath) == ["\(#filePath)"], sourceLocation: sourceLocation)
        }

        @Test func aCallOfTheTestItself() {
            shelf.expect(.count).andReturn(1)
            shelf.clear(); let line = #line
            expectFailure(at: line)
        }

        @Test func manyCallsOfOneMock() {
            shelf.reject(.clear)
            for _ in 0..<20 { shelf.clear() }; let line = #line
            #expect(shelf.failures.reports.map(\.location.line) == Array(repeating: line, count: 20))
        }

        @Test func aCallOfTheCodeUnderTest() {
            shelf.expect(.count).andReturn(1)
            Shopkeeper(shelf: shelf).tidy(); let line = #line
            expectFailure(at: line)
        }

        @Test func aClosureOfTheCodeUnderTest() {
            shelf.expect(.count).andReturn(1)
            Shopkeeper(shelf: shelf).tidyInAClosure(); let line = #line
            expectFailure(at: line)
        }

        @Test func aClosureOfTheTest() {
            shelf.expect(.count).andReturn(1)
            [1].forEach { _ in
                Shopkeeper(shelf: shelf).tidy()
            }; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func anExpectationInAClosureOfTheTest() {
            shelf.expect(.clear)
            [1].forEach { _ in
                #expect(shelf.count == 0)
            }; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func anExpectationOfTheCodeUnderTestInAClosure() async {
            shelf.expect(.count)
            await withKnownIssue(isIntermittent: true) {
                await Task.yield()
                #expect(Shopkeeper(shelf: shelf).isTidy())
            }; let line = #line - 1
            expectFailure(at: line)
        }

        @Test func anExpectationInAFunctionOfTheTest() {
            shelf.expect(.count)
            #expect(Shopkeeper(shelf: shelf).isTidy()); let line = #line
            expectFailure(at: line)
        }

        @Test func aHelperOfTheTest() {
            shelf.expect(.count).andReturn(1)
            tidyByHelper(); let line = #line
            expectFailure(at: line)
        }

        private func tidyByHelper() {
            Shopkeeper(shelf: shelf).tidy()
        }

        @Test func aMockWithoutExpectations() {
            Shopkeeper(shelf: shelf).tidy(); let line = #line
            expectFailure(at: line)
        }

        @Test(.scoped) func anAsyncCallInsideOfACustomTrait() async {
            shelf.expect(.count).andReturn(1)
            await Shopkeeper(shelf: shelf).tidyLater(); let line = #line
            expectFailure(at: line)
        }

        @Test(.scoped) func aSynchronousCallInsideOfACustomTrait() {
            shelf.expect(.count).andReturn(1)
            Shopkeeper(shelf: shelf).tidy(); let line = #line
            expectFailure(at: line)
        }

        @Test func aCallInsideOfAnExpectation() {
            shelf.expect(.clear)
            #expect(shelf.count == 0); let line = #line
            expectFailure(at: line)
        }

        @Test func aThrowingTest() throws {
            shelf.expect(.count).andReturn(1)
            // A strict mock without an answer throws an error.
            _ = try? shelf.load(id: 1); let line = #line
            expectFailure(at: line)
        }

        @Test func anAsyncFunctionOfTheCodeUnderTest() async {
            shelf.expect(.count).andReturn(1)
            await Shopkeeper(shelf: shelf).tidyLater(); let line = #line
            expectFailure(at: line)
        }

        @Test func aSynchronousCallOfAnAsyncTest() async {
            shelf.expect(.count).andReturn(1)
            await Task.yield()
            Shopkeeper(shelf: shelf).tidy(); let line = #line
            expectFailure(at: line)
        }

        @Test func aDetachedTask() async {
            shelf.expect(.count).andReturn(1)
            let reference = UnownedReference(shelf)
            await Task.detached {
                reference.use { Shopkeeper(shelf: $0).tidy() }
            }.value; let line = #line - 1
            expectFailure(at: line)
        }

        @Test(arguments: [1])
        func aParameterisedTest(number: Int) {
            shelf.expect(.count).andReturn(number)
            Shopkeeper(shelf: shelf).tidy(); let line = #line
            expectFailure(at: line)
        }

        /// The stack of the thread has no line of the test, so the failure is located at the expectation.
        @Test func aThreadWithoutALineOfTheTest() {
            shelf.expect(.clear).times(2...2); let line = #line
            shelf.clear()
            shelf.clear()
            callOnAnotherThread(shelf)
            expectFailure(at: line)
        }

        @Test func aThreadWithoutALineOfTheTestAndWithoutExpectations() {
            callOnAnotherThread(shelf)
            let locations = shelf.failures.reports.map(\.location)
            #expect(locations.map(\.fileID) == ["ExpectKitTests/CallingOnAnotherThread.swift"])
        }
    }
#endif
