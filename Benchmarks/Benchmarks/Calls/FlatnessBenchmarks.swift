import Benchmark
import Doubles
import ExpectKit

/// Calls among many expectations that are not called in the order of their declaration. The time of a call among ten
/// thousand is compared with its time among a hundred.
func benchmarkFlatness() {
    benchmarkFlatness(of: QuickLedger.self, as: "Equatable")
    benchmarkFlatness(of: TypedLedger.self, as: "typed")
    for crowd in crowdsOfExpectations { benchmarkChain(of: ReflectedLedger.self, as: "reflection", crowd) }
}

private let crowdsOfExpectations = [100, 10_000]

private func benchmarkChain<Double: ChainedLedger>(of _: Double.Type, as form: String, _ crowd: Int) {
    measure("chained, \(crowd) expected: \(form)") {
        let ledger = Double()
        ledger.expectChainedBalances(0..<crowd)
        return ledger
    } _: {
        callBalances(of: $0, 0..<crowd)
    }
}

private func benchmarkFlatness<Double: CrowdedLedger>(of _: Double.Type, as form: String) {
    for crowd in crowdsOfExpectations {
        measure("unordered, \(crowd) expected: \(form)") {
            let ledger = Double()
            ledger.expectUnorderedBalances(0..<crowd)
            return ledger
        } _: { ledger in
            for account in (0..<crowd).reversed() { blackHole(ledger.balance(of: account)) }
        }
        measure("stubbed, \(crowd) exhausted: \(form)") {
            let ledger = Double()
            ledger.stubBalances(-1..<0)
            ledger.expectSingleBalances(0..<crowd)
            callBalances(of: ledger, 0..<crowd)
            return ledger
        } _: { ledger in
            for _ in 0..<crowd { blackHole(ledger.balance(of: -1)) }
        }
        benchmarkChain(of: Double.self, as: form, crowd)
        // As many mocks as each of them has calls.
        let side = crowd == 100 ? 10 : 100
        measure("in one order, \(crowd) expected: \(form)") {
            let order = CallOrder()
            let ledgers = (0..<side).map { _ in Double() }
            for account in 0..<side {
                for ledger in ledgers { ledger.expectBalance(of: account, in: order) }
            }
            return ledgers
        } _: { ledgers in
            for account in 0..<side {
                for ledger in ledgers { blackHole(ledger.balance(of: account)) }
            }
        }
        measure("unexpected, \(crowd) expected: \(form)") {
            let ledger = Double()
            ledger.mock.reporter = FailureRecorder()
            ledger.expectUnorderedBalances(0..<crowd)
            blackHole(ledger.balance(of: -1))
            return ledger
        } _: { ledger in
            for _ in 0..<100 { blackHole(ledger.balance(of: -2)) }
        }
    }
}
