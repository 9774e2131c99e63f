/// The text of one cell of a table: a call, its answer, and a count.
struct CellText: Equatable {
    var call: String
    private let answer: String
    private let count: String

    /// - Parameter path: The path to a part of the call, which is shown instead of its arguments.
    init(_ cell: SequenceTable.Cell?, or placeholder: String, showing path: String?, _ part: String?) {
        switch cell {
        case .call(let call, let mock, let answer, let count):
            let label = path.map { $0.isEmpty ? "" : "\($0): " } ?? ""
            let shown = part.map { "\(call.prefix { $0 != "(" })(\(label)\($0))" }
            self.call = (mock.map { "\($0)." } ?? "") + (shown ?? call)
            self.answer = answer == .nothing ? "" : " \(answer.words)"
            self.count = count.map { ", \($0.words)" } ?? ""
        // The cases are named like what a report says.
        case .accounted(let account):
            (call, answer, count) = (account == .outOfTurn ? "out of turn" : "\(account)", "", "")
        case nil: (call, answer, count) = (placeholder, "", "")
        }
    }

    var whole: String { call + answer + count }

    /// Returns the text, shortened to a width, and whether it shows the whole difference from another cell.
    func shortened(to width: Int, against other: CellText? = nil) -> (text: String, showsDifference: Bool) {
        guard whole.count > width else { return (whole, true) }
        // The call matters more than its answer, of which at least an arrow is left.
        let room = max(1, width - min(answer.count, 4) - count.count)
        let shown = shownDifference(of: call, from: other?.call ?? call, to: room)
        let answer = cut(answer, to: width - shown.text.count - count.count).text
        return (shown.text + answer + count, shown.isWhole)
    }
}
