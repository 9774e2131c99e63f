/// Splits the source code of a declaration into tokens.
struct Lexer {
    /// A word, a string literal, or punctuation.
    struct Token: Equatable {
        var text: Substring
        /// Whether white space comes before it.
        var isApart: Bool

        var isWord: Bool {
            text.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "$" } ?? false
        }
    }

    static func tokens(of source: String) -> [Token] {
        var tokens: [Token] = []
        var rest = source[...]
        var isApart = false
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
                isApart = true
                continue
            }
            let text = token(at: rest)
            tokens.append(Token(text: text, isApart: isApart))
            rest = rest[text.endIndex...]
            isApart = false
        }
        return tokens
    }

    private static func token(at rest: Substring) -> Substring {
        switch rest[rest.startIndex] {
        case "`":
            let end = rest.dropFirst().firstIndex(of: "`") ?? rest.index(before: rest.endIndex)
            return rest[...end]
        case "\"": return string(at: rest)
        case "-" where rest.hasPrefix("->"): return rest.prefix(2)
        case "=" where rest.hasPrefix("=="): return rest.prefix(2)
        case "." where rest.hasPrefix("..."): return rest.prefix(3)
        case let first where isWordCharacter(first): return rest.prefix(while: isWordCharacter)
        default: return rest.prefix(1)
        }
    }

    private static func string(at rest: Substring) -> Substring {
        var isEscaped = false
        for index in rest.indices.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if rest[index] == "\\" {
                isEscaped = true
            } else if rest[index] == "\"" {
                return rest[...index]
            }
        }
        return rest
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }
}

/// The error for a declaration that cannot be parsed.
struct UnreadableDeclaration: Error, Equatable, CustomStringConvertible {
    var description: String
}

/// A recursive descent parser for declarations.
struct TokenReader {
    private var tokens: [Lexer.Token]
    private var position = 0
    private let source: String
    /// The argument names in the last function type that was parsed: `id` in `(_ id: Int) -> Item`.
    var argumentNames: [String?] = []

    init(_ source: String) {
        self.source = source
        tokens = Lexer.tokens(of: source)
    }

    var isAtEnd: Bool { position == tokens.count }

    /// Returns the text of the next token or of a later one, or an empty string at the end.
    func peek(_ offset: Int = 0) -> Substring {
        position + offset < tokens.count ? tokens[position + offset].text : ""
    }

    var isAtWord: Bool { position < tokens.count && tokens[position].isWord }

    /// Whether white space comes before the next token.
    var isApart: Bool { position < tokens.count && tokens[position].isApart }

    @discardableResult
    mutating func next() -> Substring {
        guard position < tokens.count else { return "" }
        position += 1
        return tokens[position - 1].text
    }

    /// Consumes the next token if it has the given text.
    mutating func skip(_ text: Substring) -> Bool {
        guard peek() == text else { return false }
        next()
        return true
    }

    mutating func expect(_ text: Substring) throws(UnreadableDeclaration) {
        guard skip(text) else { throw unreadable("“\(text)”") }
    }

    mutating func word() throws(UnreadableDeclaration) -> String {
        guard isAtWord else { throw unreadable("a name") }
        return String(next())
    }

    func unreadable(_ expected: String) -> UnreadableDeclaration {
        let found = isAtEnd ? "the end" : "“\(peek())”"
        return UnreadableDeclaration(description: "expected \(expected) but found \(found) in “\(source)”")
    }
}
