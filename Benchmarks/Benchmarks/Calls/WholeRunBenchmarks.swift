import Benchmark
import Dispatch
import Doubles
import ExpectKit

/// Verification and reports after many calls, and calls from many threads.
func benchmarkWholeRuns() {
    for count in [100_000, 1_000_000] {
        measure("verify() after \(count) calls: Equatable") {
            let ledger = QuickLedger()
            ledger.expectBalances(0..<count)
            callBalances(of: ledger, 0..<count)
            return ledger
        } _: {
            $0.verify()
        }
    }
    measure("align 100000 calls, 10 wrong: Equatable") {
        aligned(wrongEvery: 10_000)
    } _: {
        $0.verify()
    }
    measure("align 100000 calls, all wrong: Equatable") {
        aligned(wrongEvery: 1)
    } _: {
        $0.verify()
    }
    measure("report a wrong call after 100000: Equatable") {
        let ledger = QuickLedger()
        ledger.mock.reporter = Silence()
        ledger.expectBalances(0..<100_001)
        callBalances(of: ledger, 0..<100_000)
        return ledger
    } _: {
        blackHole($0.balance(of: -1))
    }
    measure("8 threads, 100000 calls each: hand-written") {
        LockedSpy()
    } _: { spy in
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for amount in 0..<100_000 { spy.book(amount: amount, note: "rent") }
        }
    }
    measure("8 threads, 100000 calls each: Equatable") {
        let ledger = QuickLedger()
        ledger.beNice()
        return ledger
    } _: { ledger in
        nonisolated(unsafe) let ledger = ledger
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            callBookings(of: ledger, 100_000)
        }
        precondition(ledger.calls.count == 800_000, "a call was lost")
    }
}

private func aligned(wrongEvery step: Int) -> QuickLedger {
    let ledger = QuickLedger()
    ledger.mock.reporter = Silence()
    ledger.expectBalances(0..<100_000)
    // The first failure is reported during these calls, which are not measured.
    for account in 0..<100_000 {
        blackHole(ledger.balance(of: account % step == step - 1 ? -account - 1 : account))
    }
    return ledger
}

/// Discards reports.
private struct Silence: FailureReporter {
    func report(_ report: FailureReport) { blackHole(report.text) }
}
