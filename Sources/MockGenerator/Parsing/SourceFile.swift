/// A source file as tokens, in which a symbol graph gives the position of each declaration.
struct SourceFile {
    private let tokens: [Lexer.Token]
    private let text: String
    /// The offsets of the lines in UTF-8.
    private let lines: [Int]

    init(_ source: String) {
        var text = source
        text.makeContiguousUTF8()
        self.text = text
        tokens = Lexer.tokens(of: text)
        var (lines, last) = ([0], UInt8(0))
        for (offset, byte) in text.utf8.enumerated() {
            // A line ends with a line feed, a carriage return, or both.
            if last == .init(ascii: "\n") || last == .init(ascii: "\r") && byte != .init(ascii: "\n") {
                lines.append(offset)
            }
            last = byte
        }
        self.lines = lines
    }

    /// Returns a reader that begins with the name at a position, or `nil` if the file has another token there.
    func reader(at position: SymbolGraph.Symbol.Location.Position, named name: String) -> TokenReader? {
        guard lines.indices.contains(position.line) else { return nil }
        let offset = lines[position.line] + (position.character ?? 0)
        guard offset < text.utf8.count else { return nil }
        let place = text.utf8.index(text.startIndex, offsetBy: offset)
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].text.startIndex < place { low = middle + 1 } else { high = middle }
        }
        // An operator is several tokens.
        guard low < tokens.count, tokens[low].text.startIndex == place,
            name.hasPrefix(tokens[low].text.filter { $0 != "`" })
        else { return nil }
        return TokenReader(tokens, at: low)
    }

    /// The import declarations without conditions, in order.
    var imports: [String] {
        var imports: [String] = []
        var (conditions, depth) = (0, 0)
        var reader = TokenReader(tokens, at: 0)
        while !reader.isAtEnd {
            let before = reader.peek(-1)
            switch reader.next() {
            case "#if": conditions += 1
            case "#endif": conditions -= 1
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            // The condition of a conditional import may be false here.
            case "import" where conditions == 0 && depth == 0 && before != ".":
                if let path = try? reader.importedPath() { imports.append("import \(path)") }
            default: break
            }
        }
        return imports
    }
}

extension TokenReader {
    /// Parses what comes after `import`: a module, or a declaration with its kind, such as `struct Base.User`.
    fileprivate mutating func importedPath() throws(UnreadableDeclaration) -> String {
        var path = try word()
        if isAtWord, declarationKinds.contains(path) { path += " " + (try word()) }
        while skip(".") {
            path += "."
            // An operator is several tokens.
            repeat { path += next() } while !isAtEnd && !isApart && peek() != "." && peek() != ";"
        }
        return path
    }
}

/// The words that may come before the name of an imported declaration.
private let declarationKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
]
