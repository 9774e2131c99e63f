import Benchmark
import Doubles

/// Calls that a partial mock forwards to the real object.
func benchmarkForwarding() {
    benchmarkForwarding("hand-written") { HandWrittenSpy() }
    benchmarkForwarding("Equatable") { PartialQuickLedger() }
    benchmarkForwarding("reflection") { PartialReflectedLedger() }
    benchmarkForwarding("typed") { PartialTypedLedger() }
}

private func benchmarkForwarding(_ form: String, _ make: @escaping @Sendable () -> some Ledger) {
    for crowd in crowds {
        measure("forwarded, \(crowd) calls before: \(form)") {
            let ledger = make()
            callBookings(of: ledger, crowd)
            return ledger
        } _: {
            callBookings(of: $0, batch)
        }
    }
}
