// Excerpts of texts and bytes around a difference, as `DifferenceText.swift` puts them into lines.

/// Returns the excerpts of two texts, with an ellipsis where they are cut.
func excerpts(_ difference: TextDifference) -> (expected: String, got: String) {
    let texts = distinguishable(
        literalBody(difference.expected.text), literalBody(difference.got.text))
    return withEllipses(difference, withVisibleEnds(texts))
}

/// Returns the texts of two excerpts, with an ellipsis where they are cut.
func withEllipses(
    _ difference: TextDifference, _ texts: (String, String)
) -> (expected: String, got: String) {
    func excerpt(_ text: String, isCut: Bool) -> String {
        let words = (difference.start > 0 ? "…" : "") + text + (isCut ? "…" : "")
        return words.isEmpty ? "\"\"" : words
    }
    return (
        excerpt(texts.0, isCut: difference.expected.isCut), excerpt(texts.1, isCut: difference.got.isCut)
    )
}

/// Escapes the spaces at the ends of two texts if only these differ, because an excerpt has no quotation marks.
private func withVisibleEnds(_ texts: (String, String)) -> (String, String) {
    func split(_ text: String) -> (String, String) {
        let spaces = text.reversed().prefix { $0 == " " }.count
        return (String(text.dropLast(spaces)), String(repeating: "\\u{20}", count: spaces))
    }
    let (left, right) = (split(texts.0), split(texts.1))
    return left.0 == right.0 ? (left.0 + left.1, right.0 + right.1) : texts
}

/// Returns a text as in a literal, without the quotation marks.
private func literalBody(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\"" ? "\"" : $0.escaped(asASCII: false) }.joined()
}

extension ByteDifference {
    /// The words for the place of the difference.
    var place: String {
        let count =
            counts.expected == counts.got
            ? "" : " (expected \(counted(counts.expected, "byte")), got \(counts.got))"
        return "byte \(offset)\(count)"
    }

    /// Returns the words for an excerpt.
    func words(for excerpt: Excerpt) -> String {
        if excerpt.bytes.isEmpty { return start == 0 ? "no bytes" : "…" }
        return (start > 0 ? "…" : "") + hexadecimal(excerpt.bytes) + (excerpt.isCut ? "…" : "")
    }
}
