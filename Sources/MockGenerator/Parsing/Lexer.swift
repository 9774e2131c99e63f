/// Splits Swift source code into tokens, without comments.
struct Lexer {
    /// A word, a literal of a string or of a regular expression, a directive such as `#if`, or punctuation.
    struct Token: Equatable {
        var text: Substring
        /// Whether white space or a comment comes before it.
        var isApart: Bool

        var isWord: Bool {
            text.unicodeScalars.first.map {
                $0 == "`" || isWordByte(UTF8.encode($0)?.first ?? 0) && !$0.isOperator
            }
                ?? false
        }
    }

    private let source: String
    private let bytes: [UInt8]
    private var position = 0
    /// The text of the last token.
    private var last: Substring = ""

    private init(_ source: String) {
        self.source = source
        bytes = Array(source.utf8)
    }

    static func tokens(of source: String) -> [Token] {
        // An index of a contiguous string is found in constant time.
        var source = source
        source.makeContiguousUTF8()
        var lexer = Lexer(source)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        let end = position
        skipSpace()
        guard position < bytes.count else { return nil }
        let start = position
        let isApart = start > end
        let isPrefix = isApart || start == 0 || "([{,;:".utf8.contains(bytes[start - 1])
        skipToken(isPrefix: isPrefix && last != "func")
        last = source[index(start)..<index(position)]
        return Token(text: last, isApart: isApart)
    }

    private func index(_ offset: Int) -> String.Index {
        source.utf8.index(source.startIndex, offsetBy: offset)
    }

    private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
        text.withUTF8Buffer { bytes[min(position + offset, bytes.count)...].starts(with: $0) }
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// Moves on until a condition holds or the source ends.
    private mutating func skip(until isEnd: (Lexer) -> Bool) {
        while position < bytes.count, !isEnd(self) { position += 1 }
    }

    /// Skips white space and comments.
    private mutating func skipSpace() {
        while let first = byte() {
            if isSpace(first) || starts(with: "\u{FEFF}") {
                position += isSpace(first) ? 1 : "\u{FEFF}".utf8.count
            } else if starts(with: "//") {
                skip { isNewline($0.bytes[$0.position]) }
            } else if starts(with: "/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    /// Skips a block comment with the comments in it.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    /// Skips a token.
    ///
    /// - Parameter isPrefix: Whether a slash can begin a regular expression here. Otherwise it is an operator.
    private mutating func skipToken(isPrefix: Bool) {
        let delimiters = bytes[position...].prefix { $0 == .init(ascii: "#") }.count
        if byte(delimiters) == .init(ascii: "\"") { return skipString(delimiters) }
        if byte(delimiters) == .init(ascii: "/"), delimiters > 0 || isPrefix, skipRegex(delimiters) { return }
        if delimiters == 1, let word = byte(1), isWordByte(word) { position += 1 }
        guard let first = byte() else { return }
        if first == .init(ascii: "`") {
            position += 1
            skip { $0.byte() == .init(ascii: "`") }
            position = min(position + 1, bytes.count)
        } else if isWordByte(first), !isOperator {
            repeat { position += 1 } while byte().map(isWordByte) == true && !isOperator
        } else if starts(with: "...") {
            position += 3
        } else if starts(with: "->") || starts(with: "==") {
            position += 2
        } else {
            // The other bytes of a character beyond ASCII follow its first one.
            repeat { position += 1 } while byte().map { $0 & 0xC0 == 0x80 } == true
        }
    }

    /// Whether a character beyond ASCII is one of operators, such as `≠`, and not of names.
    private var isOperator: Bool {
        guard let first = byte(), first & 0xC0 == 0xC0 else { return false }
        return source.unicodeScalars[index(position)].isOperator
    }

    /// Skips the literal of a string, with the code in it.
    ///
    /// - Parameter delimiters: The number of `#` before and after the literal.
    private mutating func skipString(_ delimiters: Int) {
        position += delimiters
        // The text of a multiline string begins on the next line: `#"""#` is a string with a quote.
        let isMultiline =
            starts(with: "\"\"\"")
            && bytes[(position + 3)...].first { $0 != .init(ascii: " ") }.map(isNewline) == true
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while let next = byte() {
            if !isMultiline, isNewline(next) { return }
            if next == .init(ascii: "\\"), hasDelimiters(delimiters, at: 1) {
                position += 1 + delimiters
                if byte() == .init(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else if isMultiline ? starts(with: "\"\"\"") : next == .init(ascii: "\""),
                hasDelimiters(delimiters, at: quotes)
            {
                position += quotes + delimiters
                return
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private func hasDelimiters(_ count: Int, at offset: Int) -> Bool {
        (offset..<offset + count).allSatisfy { byte($0) == .init(ascii: "#") }
    }

    /// Skips code in parentheses.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            guard let token = next() else { return }
            if token.text == "(" { depth += 1 } else if token.text == ")" { depth -= 1 }
        } while depth > 0
    }

    /// Skips the literal of a regular expression, or returns `false` if the slash begins none.
    private mutating func skipRegex(_ delimiters: Int) -> Bool {
        let start = position
        position += delimiters + 1
        var depth = 0
        if delimiters == 0, byte().map(isSpace) != false { depth = -1 }
        while depth >= 0, let next = byte() {
            if delimiters == 0, isNewline(next) { break }
            if next == .init(ascii: "\\") {
                position += 1
            } else if next == .init(ascii: "/"), hasDelimiters(delimiters, at: 1) {
                if delimiters == 0, isSpace(bytes[position - 1]) { break }
                position += 1 + delimiters
                return true
            } else if delimiters == 0 {
                if next == .init(ascii: "(") { depth += 1 }
                if next == .init(ascii: ")") { depth -= 1 }
            }
            position += 1
        }
        position = start
        return false
    }
}

private func isNewline(_ byte: UInt8) -> Bool { byte == .init(ascii: "\n") || byte == .init(ascii: "\r") }

private func isSpace(_ byte: UInt8) -> Bool {
    byte == .init(ascii: " ") || (9...13).contains(byte) || byte == 0
}

/// Returns whether a byte belongs to a name or a number. The bytes of characters beyond ASCII do.
private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case .init(ascii: "a") ... .init(ascii: "z"), .init(ascii: "A") ... .init(ascii: "Z"),
        .init(ascii: "0") ... .init(ascii: "9"), .init(ascii: "_"), .init(ascii: "$"), 0x80...:
        true
    default: false
    }
}

extension Unicode.Scalar {
    fileprivate var isOperator: Bool { operatorScalars.contains { $0.contains(value) } }
}

/// The characters beyond ASCII of which operators consist, as the grammar of Swift lists them.
private let operatorScalars: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
]
