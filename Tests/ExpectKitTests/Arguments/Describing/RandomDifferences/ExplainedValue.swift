@testable import ExpectKit

/// The parts of a value, to which differences are applied.
///
/// It knows how differences are written, and nothing of how they are found. A part that a difference replaces is known
/// by its words only, or by its beginning.
struct ExplainedValue {
    indirect enum Content {
        case whole
        case text(String)
        case bytes([UInt8])
        case members([(label: String, value: ExplainedValue)])
        case list([ExplainedValue])
        case set([ExplainedValue])
        case dictionary([(key: ExplainedValue, value: ExplainedValue)])
        /// A part of the actual value that the differences show at its beginning.
        case textBeginning(String)
        case bytesBeginning([UInt8])
        /// The possible lists of the lines of a text.
        case lines([ExplainedValue])
        /// A collection of which not all missing or additional elements are shown.
        case unknown
    }

    var words: String
    var content: Content

    init(_ value: Any, _ content: Content) { (words, self.content) = (describe(value), content) }

    /// A part that is known by its words.
    init(words: String, _ content: Content = .whole) { (self.words, self.content) = (words, content) }
}

// MARK: Comparing

extension ExplainedValue {
    /// Returns whether the value, after differences were applied, is the actual one.
    func explains(_ actual: ExplainedValue) -> Bool {
        switch (content, actual.content) {
        case (.unknown, _): true
        case (.whole, _): isSame(words, actual.words)
        case (.text(let left), .text(let right)): haveSameScalars(left, right)
        case (.textBeginning(let left), .text(let right)): Array(right.utf8).starts(with: left.utf8)
        case (.text(let left), .bytes(let right)): left.utf8.elementsEqual(right)
        case (.textBeginning(let left), .bytes(let right)): right.starts(with: left.utf8)
        case (.lines(let readings), .text(let text)): Self.explains(readings, text)
        case (.bytes(let left), .bytes(let right)): left == right
        case (.bytesBeginning(let left), .bytes(let right)): right.starts(with: left)
        case (.members(let left), .members(let right)):
            left.map(\.label) == right.map(\.label)
                && zip(left, right).allSatisfy { $0.value.explains($1.value) }
        case (.list(let left), .list(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.explains($1) }
        case (.set(let left), .set(let right)):
            left.map { unescaped($0.words) }.sorted() == right.map { unescaped($0.words) }.sorted()
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count
                && left.allSatisfy { key, value in
                    // Equal keys may consist of other scalars.
                    right.contains {
                        unescaped($0.key.words) == unescaped(key.words) && value.explains($0.value)
                    }
                }
        default: false
        }
    }
}

/// Returns whether words are the same, apart from invisible characters that are escaped.
func isSame(_ left: String, _ right: String) -> Bool { haveSameScalars(unescaped(left), unescaped(right)) }

/// Returns words in which the escaped scalars of a literal stand for themselves.
func unescaped(_ words: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = words.unicodeScalars[...]
    while let scalar = rest.popFirst() {
        guard scalar == "\\", rest.first == "u" else {
            text.append(scalar)
            // The backslash of a literal is written twice.
            if scalar == "\\", let next = rest.popFirst() { text.append(next) }
            continue
        }
        let digits = rest.dropFirst(2).prefix { $0 != "}" }
        if let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
            let scalar = Unicode.Scalar(number)
        {
            text.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 3)
    }
    return String(text)
}
