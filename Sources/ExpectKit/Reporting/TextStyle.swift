/// The form of the values in a text.
package enum TextStyle: Sendable {
    case plain
    /// Expected values are green and actual ones are red, in a text that is otherwise bright black, as the comments of
    /// Swift Testing are.
    case colored

    func expected(_ text: String) -> String { colored(text, 32) }

    func actual(_ text: String) -> String { colored(text, 31) }

    private func colored(_ text: String, _ color: Int) -> String {
        switch self {
        case .plain: text
        case .colored: "\u{1B}[\(color)m\(text)\u{1B}[90m"
        }
    }
}
