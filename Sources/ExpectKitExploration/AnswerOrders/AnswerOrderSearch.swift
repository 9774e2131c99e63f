import ExpectKit

/// The orders that are tried: a value that decides which one comes next.
///
/// A run answers one waiting call after the other. Each time, it chooses a waiting call by its position in the order of
/// arrival. An order is the list of these positions. Its number of overtaken calls is the sum of the positions. Orders
/// with fewer overtaken calls come first, as in the delay-bounded search of CHESS. Among orders with the same number,
/// the order with the earlier or larger departure from the order of arrival comes first.
///
/// The waiting calls depend on earlier answers, so each run shows which other orders exist.
///
/// A call that comes after a sleep, or from a thread, can come after an answer by chance. Another order then waits for it
/// before the answer. This counts like one overtaken call.
struct AnswerOrderSearch {
    /// The positions up to the last departure from the order of arrival. All later positions are zero. A negative
    /// number, such as -2, waits until two calls wait.
    typealias Order = [Int]

    /// The maximum number of orders to try.
    let limit: Int
    /// The number of orders that have been given out.
    private(set) var tried = 0
    /// The known orders that have not been tried, by the number of calls that they overtake.
    private var known: [[Order]] = [[[]]]
    /// The number of overtaken calls for which the known orders are sorted.
    private var sorted = -1
    private var knownCount = 1
    /// The number of known orders that were dropped, because the limit is reached before them.
    private var dropped = 0
    /// The number of calls in the last run.
    private var independentCalls: Int?
    /// Whether each run so far answered the same number of calls, and all of them waited from the start.
    private var isIndependent = true

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns the next order to try; `nil` if all were tried or the limit is reached.
    mutating func next() -> Order? {
        guard tried < limit, let cost = known.firstIndex(where: { !$0.isEmpty }) else { return nil }
        if cost != sorted {
            // A run adds only orders with more overtaken calls, so this list is complete.
            known[cost].sort(by: Self.comesAfter)
            sorted = cost
        }
        tried += 1
        knownCount -= 1
        return known[cost].removeLast()
    }

    /// Adds the other orders that a run has shown.
    ///
    /// - Parameters:
    ///   - order: The order of the run.
    ///   - waiting: The number of calls that waited at each choice.
    ///   - late: The choices before which another call may come, if it is waited for.
    mutating func note(_ order: Order, waiting: [Int], late: Set<Int> = []) {
        noteIndependence(waiting)
        let cost = order.reduce(0) { $0 + ($1 < 0 ? 1 : $1) }
        for step in order.count..<max(order.count, waiting.count)
        where waiting[step] > 1 || late.contains(step) {
            let start = order + Array(repeating: 0, count: step - order.count)
            for position in 1..<max(1, waiting[step]) { add(start + [position], cost: cost + position) }
            if late.contains(step) { add(start + [-waiting[step] - 1], cost: cost + 1) }
        }
        dropUnreachable()
    }

    /// Notes that the last order does not exist, because it waits for a call that comes only after an answer.
    mutating func noteMissingCall() { tried -= 1 }

    private mutating func add(_ order: Order, cost: Int) {
        while known.count <= cost { known.append([]) }
        known[cost].append(order)
        knownCount += 1
    }

    /// Drops the orders after the limit, so that the memory does not grow with the number of all orders.
    private mutating func dropUnreachable() {
        while let last = known.last, knownCount - last.count >= limit - tried, known.count > 1 {
            knownCount -= last.count
            dropped += last.count
            known.removeLast()
        }
    }

    private mutating func noteIndependence(_ waiting: [Int]) {
        isIndependent =
            isIndependent && waiting == Array((0..<waiting.count).map { waiting.count - $0 })
            && independentCalls ?? waiting.count == waiting.count
        independentCalls = waiting.count
    }

    /// The number of orders, or a lower bound if it is not known.
    var total: AnswerOrderFact.Total {
        let seen = tried + knownCount + dropped
        if knownCount + dropped == 0 { return .exactly(tried) }
        // Calls that all wait from the start can be answered in every order.
        if isIndependent, let calls = independentCalls, let all = factorial(calls), all >= seen {
            return .exactly(all)
        }
        return .atLeast(seen)
    }

    /// Whether orders are left.
    var hasMore: Bool { knownCount + dropped > 0 }

    /// Whether an order comes after another one with the same number of overtaken calls.
    private static func comesAfter(_ left: Order, _ right: Order) -> Bool {
        for (left, right) in zip(left, right) where left != right { return left < right }
        return left.count < right.count
    }
}

/// The factorial; `nil` if it is too large.
private func factorial(_ number: Int) -> Int? { number > 20 ? nil : (1...max(1, number)).reduce(1, *) }
