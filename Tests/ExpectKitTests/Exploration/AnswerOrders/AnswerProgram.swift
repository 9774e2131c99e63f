/// A program that makes held calls, as a model: each call, once it is answered, makes the calls that depend on it.
struct AnswerProgram: CustomStringConvertible {
    /// The calls that each call makes after its answer, by their numbers.
    let next: [[Int]]
    /// The calls at the start.
    let first: [Int]

    var description: String { "first \(first), next \(next)" }

    /// Independent calls, which all wait from the start.
    static func independent(_ count: Int) -> AnswerProgram {
        AnswerProgram(next: Array(repeating: [], count: count), first: Array(0..<count))
    }

    /// A random program with a number of calls, each of which is made at the start or after an earlier one.
    static func random(_ count: Int, using generator: inout some RandomNumberGenerator) -> AnswerProgram {
        var (next, first) = (Array(repeating: [Int](), count: count), [0])
        for call in 1..<count {
            if Bool.random(using: &generator) {
                first.append(call)
            } else {
                next[Int.random(in: 0..<call, using: &generator)].append(call)
            }
        }
        return AnswerProgram(next: next, first: first)
    }

    /// One order of its answers.
    struct Order: Hashable {
        var positions: [Int] = []
        var calls: [Int] = []
        var widths: [Int] = []

        /// The number of calls that it overtakes.
        var cost: Int { positions.reduce(0, +) }
    }

    /// Answers the calls in one order.
    ///
    /// - Parameter choose: Returns the position of the next call among those that wait.
    func answered(_ choose: (_ waiting: [Int]) -> Int) -> Order {
        var (order, waiting) = (Order(), first)
        while !waiting.isEmpty {
            let position = choose(waiting)
            order.positions.append(position)
            order.widths.append(waiting.count)
            order.calls.append(waiting.remove(at: position))
            waiting += next[order.calls[order.calls.count - 1]]
        }
        return order
    }

    /// All orders, found by trying every call at every answer, in the order in which a search must try them.
    var allOrders: [Order] {
        var found: [Order] = []
        func extend(_ order: Order, _ waiting: [Int]) {
            if waiting.isEmpty { return found.append(order) }
            for position in waiting.indices {
                var (order, waiting) = (order, waiting)
                order.positions.append(position)
                order.widths.append(waiting.count)
                order.calls.append(waiting.remove(at: position))
                extend(order, waiting + next[order.calls[order.calls.count - 1]])
            }
        }
        extend(Order(), first)
        return found.sorted { left, right in
            if left.cost != right.cost { return left.cost < right.cost }
            for (left, right) in zip(left.positions, right.positions) where left != right {
                return left > right
            }
            return false
        }
    }
}
