/// The error for a declaration that cannot be parsed.
struct UnreadableDeclaration: Error, Equatable, CustomStringConvertible {
    var description: String
}

/// A recursive descent parser for declarations.
struct TokenReader {
    private let tokens: [Lexer.Token]
    private var position: Int
    /// The declaration, for messages. Empty if a whole file is read.
    private let source: String
    /// The argument names in the last function type that was parsed: `id` in `(_ id: Int) -> Item`.
    var argumentNames: [String?] = []

    init(_ source: String) {
        self.source = source
        tokens = Lexer.tokens(of: source)
        position = 0
    }

    /// Creates a reader of what follows a keyword in a declaration.
    init(_ source: String, after keyword: Substring) {
        self.init(source)
        while !isAtEnd, !skip(keyword) { next() }
    }

    /// Creates a reader that begins with one of the tokens of a file.
    init(_ tokens: [Lexer.Token], at position: Int) {
        source = ""
        self.tokens = tokens
        self.position = position
    }

    var isAtEnd: Bool { position == tokens.count }

    /// Returns the text of the next token, of a later one or of an earlier one, or an empty string if there is none.
    func peek(_ offset: Int = 0) -> Substring {
        tokens.indices.contains(position + offset) ? tokens[position + offset].text : ""
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

    /// Goes back to the token before, and returns its text.
    @discardableResult
    mutating func back() -> Substring {
        guard position > 0 else { return "" }
        position -= 1
        return tokens[position].text
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
