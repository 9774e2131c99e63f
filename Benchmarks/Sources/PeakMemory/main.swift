// Calls a double a million times, and prints the peak memory of the process in KiB. Each form of double needs a separate
// process, because the peak of a process never decreases.

import Doubles
import Foundation

func call(_ ledger: any Ledger, _ count: Int) {
    for amount in 0..<count { ledger.book(amount: amount, note: "rent") }
}

func nice<Double: MeasuredLedger>(_: Double.Type) -> Double {
    let ledger = Double()
    ledger.beNice()
    return ledger
}

let form = CommandLine.arguments.dropFirst().first ?? ""
let count = 1_000_000
let ledgers: [String: () -> any Ledger] = [
    "nothing": { RealLedger() },
    "hand-written": { HandWrittenLedger() },
    "Equatable": { nice(QuickLedger.self) },
    "reflection": { nice(ReflectedLedger.self) },
    "typed": { nice(TypedLedger.self) },
]
guard let make = ledgers[form] else { fatalError("one of \(ledgers.keys.sorted())") }
let ledger = make()
call(ledger, count)
var usage = rusage()
#if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(usage.ru_maxrss)
#else
    getrusage(RUSAGE_SELF, &usage)
    print(usage.ru_maxrss / 1024)
#endif
withExtendedLifetime(ledger) {}
