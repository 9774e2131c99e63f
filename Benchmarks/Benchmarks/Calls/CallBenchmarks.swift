import Benchmark
import Doubles

/// Expected calls, and unexpected calls of a nice mock.
func benchmarkCalls() {
    benchmarkCalls(of: HandWrittenLedger.self, as: "hand-written")
    benchmarkCalls(of: QuickLedger.self, as: "Equatable")
    benchmarkCalls(of: ReflectedLedger.self, as: "reflection")
    benchmarkCalls(of: TypedLedger.self, as: "typed")
    benchmarkFloor()

    measure("expected, two arguments: reflection") {
        let ledger = ReflectedLedger()
        ledger.expectBookings(0..<batch)
        return ledger
    } _: { ledger in
        for amount in 0..<batch { ledger.book(amount: amount, note: "rent") }
    }
    measure("matchers: typed") {
        let ledger = TypedLedger()
        ledger.expectMatchedBookings(0..<batch)
        return ledger
    } _: { ledger in
        for amount in 0..<batch { ledger.book(amount: amount, note: "rent") }
    }
}

private func benchmarkCalls<Double: MeasuredLedger>(of _: Double.Type, as form: String) {
    for crowd in crowds {
        measure("expected, \(crowd) calls before: \(form)") {
            let ledger = Double()
            ledger.expectBalances(0..<crowd + batch)
            callBalances(of: ledger, 0..<crowd)
            return ledger
        } _: {
            callBalances(of: $0, crowd..<crowd + batch)
        }
        measure("expected, \(crowd) expected behind: \(form)") {
            let ledger = Double()
            ledger.beNice()
            ledger.expectBalances(0..<batch + crowd)
            return ledger
        } _: {
            callBalances(of: $0, 0..<batch)
        }
        measure("nice, \(crowd) calls before: \(form)") {
            let ledger = Double()
            ledger.beNice()
            callBookings(of: ledger, crowd)
            return ledger
        } _: {
            callBookings(of: $0, batch)
        }
    }
    Benchmark("async: \(form)") { benchmark in
        let ledger = Double()
        ledger.expectRates(0..<batch)
        benchmark.startMeasurement()
        for day in 0..<batch { blackHole(await ledger.rate(on: day)) }
        benchmark.stopMeasurement()
    }
}

/// The same calls of a mock that does the least for them.
private func benchmarkFloor() {
    measure("expected, 0 calls before: floor") {
        let ledger = FloorLedger()
        ledger.expectBalances(0..<batch)
        return ledger
    } _: {
        callBalances(of: $0, 0..<batch)
    }
    Benchmark("async: floor") { benchmark in
        let ledger = FloorLedger()
        ledger.expectRates(0..<batch)
        benchmark.startMeasurement()
        for day in 0..<batch { blackHole(await ledger.rate(on: day)) }
        benchmark.stopMeasurement()
    }
}

/// Calls the ledger through its protocol, like code under test.
func callBalances(of ledger: any Ledger, _ accounts: Range<Int>) {
    for account in accounts { blackHole(ledger.balance(of: account)) }
}

func callBookings(of ledger: any Ledger, _ count: Int) {
    for amount in 0..<count { ledger.book(amount: amount, note: "rent") }
}
