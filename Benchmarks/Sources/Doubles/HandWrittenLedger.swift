/// The baseline of the ratios: a hand-written double that records calls in an array, and takes its answers from another.
package final class HandWrittenLedger: MeasuredLedger {
    package enum Call: Equatable {
        case balance(of: Int)
        case book(amount: Int, note: String)
        case rate(on: Int)
    }

    package private(set) var calls: [Call] = []
    private var answers: [Int] = []
    private var answered = 0

    package init() {}

    package func balance(of account: Int) -> Int {
        calls.append(.balance(of: account))
        return next()
    }

    package func book(amount: Int, note: String) {
        calls.append(.book(amount: amount, note: note))
    }

    package func rate(on day: Int) async -> Int {
        calls.append(.rate(on: day))
        return next()
    }

    private func next() -> Int {
        defer { answered += 1 }
        return answers[answered]
    }

    package func expectBalances(_ accounts: Range<Int>) { answers += accounts }
    package func stubBalances(_ accounts: Range<Int>) { answers += accounts }
    package func expectRates(_ days: Range<Int>) { answers += days }
    package func beNice() {}
    package func verify() {}
}
