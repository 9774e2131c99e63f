/// What an annotator adds to a failure.
package struct FailureNote: Sendable, Equatable {
    /// A sentence.
    package let words: String
    /// What the reader can do.
    package let advice: String?

    package init(_ words: String, advice: String? = nil) { (self.words, self.advice) = (words, advice) }

    /// The sentences, one for each line.
    package var lines: [String] { [words] + (advice.map { [$0] } ?? []) }

    /// Whether a failure of a mock has said it already. Its text may be wrapped.
    package func isSaid(in texts: [String]) -> Bool {
        func unwrapped(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let words = unwrapped(words)
        return texts.contains { unwrapped($0).contains(words) }
    }
}
