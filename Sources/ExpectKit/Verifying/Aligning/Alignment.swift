/// The likeliest way in which the actual calls differ from the expected ones: the alignment with the least cost.
///
/// It is the cheapest path through both sequences, found by A*, which tries other ways only where they differ. So the
/// work grows with the differences, and it stops when there are more than a reader needs.
package struct Alignment {
    /// One expected occurrence of a call.
    package struct Node {
        /// The position of the expectation in the queue.
        var position: Int
        /// Whether it matches any number of calls, including none. Otherwise it matches exactly one.
        var isRepeating: Bool

        package init(position: Int, isRepeating: Bool = false) {
            (self.position, self.isRepeating) = (position, isRepeating)
        }
    }

    /// A call, by its number in the journal, and its outcome when it came.
    package struct Call {
        package enum Outcome: Equatable {
            /// The expectation at this position took it.
            case taken(by: Int)
            /// It was not allowed, and that was reported.
            case reported
            /// It was not allowed, and its failure is kept for the verification.
            case kept
            /// It is no failure, but an unmet expectation accepts it.
            case ignored
        }

        let number: Int
        let outcome: Outcome

        package init(number: Int, outcome: Outcome) { (self.number, self.outcome) = (number, outcome) }

        /// The position of the expectation that took it.
        var taker: Int? { if case .taken(let position) = outcome { position } else { nil } }
    }

    /// The cost of the differences. The likelier one is, the less it costs.
    ///
    /// A substitution costs less than a missing and an extra call, and more than one of them, so that two calls that
    /// changed places are recognized. Among equally many differences, those with fewer substitutions win.
    package enum Cost {
        static let missing = 400
        /// In addition to the cost of the extra call.
        package static let ofSameCase = 101
        static let ofOtherCase = 301
        /// A match with another expectation than the one that took the call.
        static let elsewhere = 1

        static func extra(_ call: Call) -> Int {
            switch call.outcome {
            // A call that an expectation took is hardly ever wrong.
            case .taken: 900
            case .kept: 400
            // What was reported already explains as much as possible.
            case .reported, .ignored: 0
            }
        }
    }

    /// The result for each expected occurrence, for each call, or for a pair of them.
    package private(set) var steps: [Finding] = []
    /// Whether it stopped before the end, because there were too many differences.
    package private(set) var isCutShort = false

    /// - Parameter price: The price of a pair: zero if it matches; `nil` if the call cannot have been meant.
    package init(_ nodes: [Node], _ calls: [Call], _ price: (_ position: Int, _ call: Int) -> Int?) {
        var search = AlignmentSearch(nodes, calls)
        (steps, isCutShort) = search.steps(price)
    }

    /// The expectation that was next when an extra call came; `nil` if none was aligned before it.
    func nextExpectation(after call: Int) -> Int? {
        steps.firstIndex(of: Finding(.extra, calls: [call]))
            .flatMap { steps[..<$0].last { !$0.positions.isEmpty } }.map { $0.positions[0] + 1 }
    }
}
