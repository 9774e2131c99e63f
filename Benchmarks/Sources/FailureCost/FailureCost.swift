import Doubles
import ExpectKit
import Foundation

#if canImport(Runtime)
    import Runtime
#endif

/// Measures the cost of unexpected calls in this process, with their reports, and prints a table.
///
/// The first failure of a process reads the debug information of the image, so the size of the image matters.
public func printFailureCost() {
    print("image: \(imageSize) MB")
    let mock = failingLedger()
    let calls = (0..<100).map { _ in processorTime { mock.book(amount: 1, note: "wrong") } }
    row("the first of a process", calls[0])
    row("the second", calls[1])
    row("the hundredth", calls[99])
    let mocks = (0..<100).map { _ in failingLedger() }
    let all = processorTime { for mock in mocks { mock.book(amount: 1, note: "wrong") } }
    row("100 wrong calls, each of another mock", all)
    #if canImport(Runtime)
        row("a trace named by the toolchain, the first", processorTime(nameByToolchain))
        row("a trace named by the toolchain, the second", processorTime(nameByToolchain))
    #endif
}

private func failingLedger() -> QuickLedger {
    let ledger = QuickLedger()
    ledger.mock.reporter = FailureRecorder()
    // Each rejected call is reported at once.
    ledger.reject(.book(amount: 1, note: "wrong"))
    return ledger
}

#if canImport(Runtime)
    private func nameByToolchain() {
        let backtrace = (try? Backtrace.capture())?.symbolicated()
        withExtendedLifetime(backtrace) {}
    }
#endif

private func row(_ name: String, _ time: Duration) {
    let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
    print(String(format: "%10.2f ms  ", milliseconds) + name)
}

/// The processor time that a closure takes, in all threads.
private func processorTime(_ body: () -> Void) -> Duration {
    let start = clock()
    body()
    return .microseconds(Int64(clock() - start) * 1_000_000 / Int64(CLOCKS_PER_SEC))
}

private var imageSize: Int {
    let path = Bundle.main.executablePath ?? ""
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    return size / 1_000_000
}
