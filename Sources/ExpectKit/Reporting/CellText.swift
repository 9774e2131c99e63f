/// The text of one cell of a table: a call, its answer, and a count.
struct CellText: Equatable {
    fileprivate var call: String
    private let answer: String
    private let count: String

    /// - Parameters:
    ///   - placeholder: The text of an empty cell.
    ///   - path: The path to a part of the call that is shown instead of its arguments.
    ///   - part: The words for this part.
    init(_ cell: SequenceTable.Cell?, or placeholder: String, showing path: String?, _ part: String?) {
        switch cell {
        case .call(let call, let mock, let answer, let count):
            let shown = part.map { part in
                call.prefix { $0 != "(" } + "(" + (path.map { $0.isEmpty ? "" : "\($0): " } ?? "") + part
                    + ")"
            }
            self.call = (mock.map { "\($0)." } ?? "") + (shown ?? call)
            self.answer = answer == .nothing ? "" : " \(answer.words)"
            self.count = count.map { ", \($0.words)" } ?? ""
        case .accounted(let account): (call, answer, count) = (account.words, "", "")
        case nil: (call, answer, count) = (placeholder, "", "")
        }
    }

    var whole: String { call + answer + count }

    /// Returns the text, shortened to a width.
    ///
    /// - Parameters:
    ///   - width: The columns.
    ///   - other: The cell that it differs from. The difference from it stays visible.
    /// - Returns: The text, and whether it shows the whole difference.
    func shortened(to width: Int, against other: CellText? = nil) -> (text: String, showsDifference: Bool) {
        guard whole.count > width else { return (whole, true) }
        // The call matters more than its answer, of which at least an arrow is left.
        let room = max(1, width - min(answer.count, 4) - count.count)
        let shown = CallDifference(call, from: other?.call ?? call).shortened(to: room)
        let answer = cut(answer, to: width - shown.text.count - count.count)
        return (shown.text + answer + count, shown.isWhole)
    }
}

/// Returns two cells that differ, so that they also look different.
func distinguished(_ left: CellText, _ right: CellText) -> (CellText, CellText) {
    guard looksAlike(left.call, right.call), !haveSameScalars(left.call, right.call) else {
        return (left, right)
    }
    var cells = (left, right)
    (cells.0.call, cells.1.call) = distinguishable(left.call, right.call)
    return cells
}

/// Returns the beginning of a text.
private func cut(_ text: String, to width: Int) -> String {
    text.count > width ? "\(text.prefix(max(0, width - 1)))…" : text
}

extension SequenceTable.Account {
    fileprivate var words: String {
        switch self {
        case .expected: "expected"
        case .reported: "reported"
        case .verified: "verified"
        case .outOfTurn: "out of turn"
        }
    }
}
