import Benchmark
import Doubles

/// Stubbed calls: after other calls, and with many stubs for different arguments.
func benchmarkStubs() {
    benchmarkStubs(of: HandWrittenLedger.self, as: "hand-written")
    benchmarkStubs(of: QuickLedger.self, as: "Equatable")
    benchmarkStubs(of: ReflectedLedger.self, as: "reflection", stubs: [1])
    benchmarkStubs(of: TypedLedger.self, as: "typed")
    // Stubs with matchers are tried one by one, because they have no hash.
    for stubs in [1, 10, 100] {
        measure("stubbed, \(stubs) matchers to ask: typed") {
            let ledger = TypedLedger()
            ledger.stubBalancesByMatcher(0..<stubs)
            return ledger
        } _: { ledger in
            for _ in 0..<batch { blackHole(ledger.balance(of: 0)) }
        }
    }
}

private func benchmarkStubs<Double: MeasuredLedger>(
    of _: Double.Type, as form: String, stubs: [Int] = [1, 1_000, 100_000]
) {
    for crowd in crowds {
        measure("stubbed, \(crowd) calls before: \(form)") {
            let ledger = Double()
            stubOne(ledger, times: crowd + batch)
            callOne(of: ledger, times: crowd)
            return ledger
        } _: {
            callOne(of: $0, times: batch)
        }
    }
    for stubs in stubs {
        measure("stubbed, \(stubs) exact stubs: \(form)") {
            let ledger = Double()
            // The hand-written double has no stubs, and needs an answer for each call.
            ledger.stubBalances(0..<(ledger is HandWrittenLedger ? batch : stubs))
            return ledger
        } _: { ledger in
            for call in 0..<batch { blackHole(ledger.balance(of: call % stubs)) }
        }
    }
}

private func stubOne(_ ledger: some MeasuredLedger, times: Int) {
    ledger.stubBalances(ledger is HandWrittenLedger ? 0..<times : 1..<2)
}

private func callOne(of ledger: any Ledger, times: Int) {
    for _ in 0..<times { blackHole(ledger.balance(of: 1)) }
}
