#if os(Linux) && canImport(Runtime)
    import Foundation
    import Testing

    @testable import ExpectKit

    /// Failing calls in a large image: the test bundle has more than 80 MB.
    ///
    /// `Benchmarks/run-failures` runs this test alone, and sets a variable so that it prints the time of the calls.
    struct FailureCostTests {
        @Test func eachOfAHundredFailuresNamesItsLine() {
            let shelf = MockShelf()
            shelf.reject(.clear)
            var times: [clock_t] = []
            var line = 0
            for _ in 0..<100 {
                let start = clock()
                shelf.clear(); line = #line
                times.append(clock() - start)
            }
            #expect(shelf.failures.reports.map(\.location.line) == Array(repeating: line, count: 100))
            guard ProcessInfo.processInfo.environment["EXPECTKIT_FAILURE_COST"] != nil else { return }
            for (name, number) in [("the first of a process", 0), ("the second", 1), ("the hundredth", 99)] {
                let milliseconds = Double(times[number]) * 1000 / Double(CLOCKS_PER_SEC)
                print(String(format: "%10.2f ms  ", milliseconds) + name)
            }
        }
    }
#endif
