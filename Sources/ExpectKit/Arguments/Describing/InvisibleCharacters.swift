// Characters that a reader cannot see are escaped as in a literal, `\u{200b}`, where only they distinguish two texts.

/// Returns two texts that differ, so that they also look different.
package func distinguishable(_ left: String, _ right: String) -> (String, String) {
    let (start, end) = equalEnds(Array(left), Array(right))
    // The least escaping that makes them look different. The accent of a character is an invisible scalar.
    let escapings: [Escaping] = [
        { character, _ in character.unicodeScalars.allSatisfy(\.isInvisible) }, { $1.isInvisible }, isNotASCII,
    ]
    var texts = (left, right)
    for escaping in escapings {
        func form(_ text: String) -> String {
            "\(text.prefix(start))\(escaped(text.dropFirst(start).dropLast(end), escaping))\(text.suffix(end))"
        }
        texts = (form(left), form(right))
        if !looksAlike(texts.0, texts.1) { return texts }
    }
    if !haveSameScalars(texts.0, texts.1) { return texts }
    // They are canonically equivalent, and the characters before and after are equal as well.
    return (escaped(left, isNotASCII), escaped(right, isNotASCII))
}

/// Returns a few texts, so that those that differ also look different.
package func distinguishable(_ texts: [String]) -> [String] {
    var texts = texts
    for first in texts.indices {
        for second in texts.indices.dropFirst(first + 1)
        where looksAlike(texts[first], texts[second]) && !haveSameScalars(texts[first], texts[second]) {
            (texts[first], texts[second]) = distinguishable(texts[first], texts[second])
        }
    }
    return texts
}

func looksAlike(_ left: String, _ right: String) -> Bool {
    left == right || visibleForm(of: left) == visibleForm(of: right)
}

/// Returns whether two texts consist of the same scalars. `==` also holds for other scalars of the same characters.
func haveSameScalars(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

private func equalEnds(_ left: [Character], _ right: [Character]) -> (start: Int, end: Int) {
    let start = zip(left, right).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let rest = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
    return (start, rest.prefix { $0.utf8.elementsEqual($1.utf8) }.count)
}

/// Whether a scalar of a character is escaped in the part in which two texts differ.
private typealias Escaping = (Character, Unicode.Scalar) -> Bool

private func isNotASCII(_: Character, _ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII }

private func escaped(_ text: some Sequence<Character>, _ isEscaped: Escaping) -> String {
    text.map { character in
        character.unicodeScalars.map { scalar in
            let number = String(scalar.value, radix: 16)
            return isEscaped(character, scalar) ? "\\u{\(number)}" : String(Character(scalar))
        }.joined()
    }.joined()
}

/// Returns a text without what a reader cannot see, and with one form of the letters that look the same.
private func visibleForm(of text: String) -> String {
    let visible = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        if let latin = latinLetters[scalar] { return latin }
        if scalar.properties.generalCategory == .spaceSeparator { return " " }
        return scalar.isInvisible ? nil : scalar
    }
    return String(String.UnicodeScalarView(visible))
}

/// The Latin letters that look like letters of other scripts.
private let latinLetters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    zip(
        "аеорсухіјѕАВЕЗІКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars,
        "aeopcyxijsABE3IKMHOPCTYXABEZHIKMNOPTYXo".unicodeScalars), uniquingKeysWith: { first, _ in first })

extension Unicode.Scalar {
    /// Whether a reader cannot see it, or takes it for an ordinary space: formats, other spaces and combining marks.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
            .privateUse, .unassigned, .surrogate:
            true
        case .spaceSeparator: self != " "
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
