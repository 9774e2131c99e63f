import Benchmark
import Doubles

/// Mocks that are made, used once, verified and released, as most mocks of a test run are.
func benchmarkManyMocks() {
    benchmarkManyMocks(of: HandWrittenLedger.self, as: "hand-written")
    benchmarkManyMocks(of: QuickLedger.self, as: "Equatable")
    benchmarkManyMocks(of: ReflectedLedger.self, as: "reflection")
    benchmarkManyMocks(of: TypedLedger.self, as: "typed")
}

private func benchmarkManyMocks<Double: MeasuredLedger>(of _: Double.Type, as form: String) {
    measure("used once: \(form)") {
    } _: { _ in
        for account in 0..<batch {
            let ledger = Double()
            ledger.expectBalances(account..<account + 1)
            callBalances(of: ledger, account..<account + 1)
            ledger.verify()
        }
    }
}
