/// Returns the excerpts of two texts, with an ellipsis where they are cut.
package func excerpts(_ difference: TextDifference) -> (expected: String, got: String) {
    withEllipses(
        difference, distinguishable(literalBody(difference.expected.text), literalBody(difference.got.text)))
}

func withEllipses(
    _ difference: TextDifference, _ texts: (String, String)
) -> (expected: String, got: String) {
    func excerpt(_ text: String, isCut: Bool) -> String {
        if text.isEmpty, difference.start == 0 { return "\"\"" }
        // A space at the end of a line would be invisible.
        let end = isCut ? "…" : text.hasSuffix(" ") ? "\\u{20}" : ""
        return (difference.start > 0 ? "…" : "") + text.dropLast(end.hasPrefix("\\") ? 1 : 0) + end
    }
    let expected = excerpt(texts.0, isCut: difference.expected.isCut)
    return (expected, excerpt(texts.1, isCut: difference.got.isCut))
}

/// Returns a text as in a literal, without the quotation marks.
private func literalBody(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\"" ? "\"" : $0.escaped(asASCII: false) }.joined()
}

extension TextDifference {
    /// Returns the words for an excerpt of hexadecimal numbers.
    func byteWords(for excerpt: Excerpt) -> String {
        if excerpt.text.isEmpty { return start == 0 ? "no bytes" : "…" }
        return (start > 0 ? "…" : "") + excerpt.text + (excerpt.isCut ? "…" : "")
    }
}
