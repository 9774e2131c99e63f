// Makes, uses, verifies and releases as many mocks as the argument says, one after the other, and prints the peak memory of
// the process in KiB. It must not depend on their number.

import Doubles
import Foundation

func use<Double: MeasuredLedger>(_: Double.Type, _ account: Int) {
    let ledger = Double()
    ledger.expectBalances(account..<account + 1)
    precondition((ledger as any Ledger).balance(of: account) == account)
    ledger.verify()
}

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0
for account in 0..<count {
    use(QuickLedger.self, account)
    use(TypedLedger.self, account)
    use(ReflectedLedger.self, account)
}
var usage = rusage()
#if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(usage.ru_maxrss)
#else
    getrusage(RUSAGE_SELF, &usage)
    print(usage.ru_maxrss / 1024)
#endif
