import Testing

@testable import ExpectKitForDemos

/// A process that runs tests stops where a mock of a demo would have to fail a test. Each exit test is such a process.
@Suite struct TestProcessTests {
    @Test func anExpectationStopsTheProcess() async {
        let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            MockShelf().expect(.clear)
        }
        expectAdvice(in: output, after: ": error: This process runs tests")
    }

    @Test func anUnexpectedCallStopsTheProcess() async {
        let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            MockShelf().clear()
        }
        expectAdvice(in: output, after: ": error: MockShelf: unexpected clear\n", at: "Shelf.swift")
    }

    @Test func anUnmetVerificationStopsTheProcess() async {
        let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            MockShelf().nice().verify(.clear)
        }
        expectAdvice(in: output, after: ": error: MockShelf: ")
    }

    @Test func anExpectationOfANiceMockStopsTheProcess() async {
        await #expect(processExitsWith: .failure) { MockShelf().nice().expect(.clear) }
    }

    /// An app with data of a demo may be the host of tests.
    @Test func stubsDoNotStopTheProcess() async {
        await #expect(processExitsWith: .success) {
            let shelf = MockShelf()
            shelf.stub(.loaves(of: "rye")).andReturn(3)
            _ = shelf.loaves(of: "rye")
            shelf.verify()
            MockShelf().nice().clear()
        }
    }

    @Test(arguments: TestFrameworkSymbols.names.prefix(2))
    func eachTestFrameworkOfLinuxIsFound(symbol: String) {
        #expect(runtimeSymbol(symbol) != nil)
        #expect(TestFrameworkSymbols.areLoaded)
    }

    @Test func anUnknownSymbolIsNotFound() {
        #expect(runtimeSymbol("swt_abiv0_getNothing") == nil)
    }

    private func expectAdvice(
        in result: ExitTest.Result?, after headline: String, at file: String = "TestProcessTests.swift"
    ) {
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        let parts = text.split(separator: headline, maxSplits: 1)
        #expect(parts.count == 2, "\(text)")
        #expect(parts.first?.contains("\(file):") == true, "\(text)")
        #expect(parts.last?.contains("In the test and in its mocks, import ExpectKit.") == true, "\(text)")
    }
}
