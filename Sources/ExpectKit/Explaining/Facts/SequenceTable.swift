/// The rows of the expected and the actual sequence around the first difference.
struct SequenceTable: Sendable, Equatable {
    /// One line of the table.
    struct Row: Sendable, Equatable {
        /// The relation of the two sides.
        enum Relation: Sendable { case same, different, open }

        /// The expectation's place, counted from one; `nil` for a call without an expectation.
        var position: Int?
        var expected: Cell?
        /// `nil` for an expectation without a call.
        var called: Cell?
        /// The first difference between both calls, if their descriptions are equal.
        var difference: Difference?
        var relation: Relation
    }

    /// One side of a line.
    enum Cell: Sendable, Equatable {
        /// A call, the name of its mock where there are several, and how often it is expected or came where it matters.
        case call(String, mock: String? = nil, answer: AnswerFact = .nothing, count: CallCount? = nil)
        case accounted(Account)
    }

    /// Why a call needs no more verification: it was verified already, or came at another place.
    enum Account: Sendable { case expected, reported, verified, outOfTurn }

    var rows: [Row]
    /// Whether more calls may come, as when a call is reported that has just come.
    var isSnapshot: Bool
    /// How many rows are left out above and below.
    var above = 0
    var below = 0

    /// Creates a table from the rows around the first that differs.
    init(_ rows: [Row], above: Int = 0, below: Int = 0, isSnapshot: Bool = false) {
        self.isSnapshot = isSnapshot
        let first = rows.firstIndex { $0.relation == .different } ?? 0
        let reach = Limits.Reporting.rows
        let reached = max(0, first - reach)..<min(rows.count, first + 2 * reach)
        let shown = Self.range(reached, of: rows.count)
        self.rows = Array(rows[shown])
        self.above = above + shown.lowerBound
        self.below = below + rows.count - shown.upperBound
    }

    /// Returns the rows to show: a single row is not replaced by a line that says that it is left out.
    static func range(_ shown: Range<Int>, of count: Int) -> Range<Int> {
        (shown.lowerBound == 1 ? 0 : shown.lowerBound)..<(shown.upperBound == count - 1 ? count : shown.upperBound)
    }
}
