/// The expected and the called sequence side by side, bounded around what differs.
struct SequenceTable: Sendable, Equatable {
    /// One line of the table.
    struct Row: Sendable, Equatable {
        /// How the two sides stand to each other.
        enum Relation: String, Sendable {
            case same = "="
            case different = "≠"
            case open = " "
        }

        /// The expectation's place, counted from one; nothing for a call beside the expectations.
        var position: Int?
        var expected: String
        var called: String
        var relation: Relation
    }

    var rows: [Row]
    /// How many rows are left out above and below.
    var above = 0
    var below = 0

    /// How many rows are shown on each side of the first difference.
    static let reach = 3

    /// Keeps the rows around the first that differs.
    init(_ rows: [Row], above: Int = 0, below: Int = 0) {
        let first = rows.firstIndex { $0.relation == .different } ?? 0
        let lower = max(0, first - Self.reach)
        let upper = min(rows.count, first + 2 * Self.reach)
        self.rows = Array(rows[lower..<upper])
        self.above = above + lower
        self.below = below + rows.count - upper
    }
}
