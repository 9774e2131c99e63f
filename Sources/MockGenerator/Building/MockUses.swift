import Foundation

/// The mocks that the sources of a test target use and do not declare, and the options for them.
struct MockUses {
    /// The place of the first use of each mock: its file, line and column.
    private(set) var places: [String: String] = [:]
    /// The options for the mocks, from comments.
    private(set) var options = BuildOptions()
    /// The modules that the sources import, sorted.
    private(set) var imports: [String] = []
    /// The types that the sources declare at the top level.
    private(set) var declaredTypes: Set<String> = []
    /// The types that the sources declare in a block, such as the body of a test class. They are not seen everywhere.
    private(set) var nestedTypes: Set<String> = []

    /// Reads the sources.
    ///
    /// - Throws: A ``GeneratorError`` with the place of a comment that cannot be read.
    init(inFilesAt paths: [String]) throws {
        let texts = try paths.map { (path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
        // The options say how a mock is named.
        for (path, text) in texts { try options.read(text, at: path) }
        var imported: Set<String> = []
        for (path, text) in texts {
            var before: Substring = ""
            var blocks = [Block()]
            for token in Lexer.tokens(of: text) {
                defer { before = token.text }
                if token.text == "{" {
                    blocks.append(Block())
                } else if token.text == "}" {
                    close(&blocks)
                } else if Self.declaring.contains(before) {
                    blocks[blocks.count - 1].types.insert(String(token.text))
                } else if before == "import" {
                    imported.insert(String(token.text))
                } else if options.isName(token.text) {
                    blocks[blocks.count - 1].uses.append(token.text)
                }
            }
            while blocks.count > 1 { close(&blocks) }
            declaredTypes.formUnion(blocks[0].types)
            for use in blocks[0].uses where places[String(use)] == nil {
                places[String(use)] = "\(path):\(place(of: use, in: text))"
            }
        }
        for name in declaredTypes.union(publicTypes) { places[name] = nil }
        imports = imported.sorted()
    }

    /// What is between two braces: the types that it declares, and the possible names of mocks that it does not declare.
    private struct Block {
        var types: Set<String> = []
        var uses: [Substring] = []
    }

    private mutating func close(_ blocks: inout [Block]) {
        guard blocks.count > 1, let block = blocks.popLast() else { return }
        nestedTypes.formUnion(block.types)
        blocks[blocks.count - 1].uses += block.uses.filter { !block.types.contains(String($0)) }
    }

    /// The names of the mocks, sorted.
    var names: [String] { places.keys.sorted() }

    /// A text that is the same as long as the same mocks are wanted.
    var stamp: String {
        // A type that the tests declare is a reason why its mock is missing.
        let own = names.map { declaredTypes.contains(options.type(ofMock: $0)) }
        return "\(names) \(own) \(imports) \(options.stamp)"
    }

    private static let declaring: Set<Substring> = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "macro",
    ]
}

/// Returns the line and the column of a part of a text.
private func place(of part: Substring, in text: String) -> String {
    let lines = text[..<part.startIndex].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "\(lines.count):\((lines.last?.count ?? 0) + 1)"
}

/// The options that comments in a test target give to its mocks.
///
/// A line has the options of `generate-mocks`, for one mock or for all of them:
///
/// ```swift
/// // expectkit: MockOven --codable --module Kitchen
/// // expectkit: --prefix Fake --mode nice
/// ```
struct BuildOptions {
    private var all: [String] = []
    private var own: [String: [String]] = [:]
    /// The places of the comments for one mock.
    private(set) var places: [String: String] = [:]

    /// How the mocks are named.
    var affixes: MockName {
        var name = MockName()
        if let prefix = value(of: "--prefix") { name.prefix = prefix }
        if let suffix = value(of: "--suffix") { name.suffix = suffix }
        return name
    }

    /// Returns whether a word can be the name of a mock: the name of a type with the prefix and the suffix.
    func isName(_ word: Substring) -> Bool {
        let affixes = affixes
        let isAffixed = word.hasPrefix(affixes.prefix) && word.hasSuffix(affixes.suffix)
        let type = word.dropFirst(affixes.prefix.count).dropLast(affixes.suffix.count)
        return isAffixed && word.count > affixes.prefix.count + affixes.suffix.count
            && type.first.map { $0.isUppercase || affixes.prefix.isEmpty } ?? false
    }

    /// Returns the name of the type of a mock.
    func type(ofMock name: some StringProtocol) -> String {
        String(name.dropFirst(affixes.prefix.count).dropLast(affixes.suffix.count))
    }

    /// The mocks with options of their own, sorted.
    var mocks: [String] { own.keys.sorted() }

    /// A text that is the same as long as the options are.
    var stamp: String { "\(all) \(own.sorted { $0.key < $1.key })" }

    /// Returns the value of an option for all mocks, if it is given.
    func value(of option: String) -> String? {
        zip(all, all.dropFirst()).first { $0.0 == option }?.1
    }

    /// Returns the options of a mock.
    func options(of mock: String) -> Set<String> { Set(all + own[mock, default: []]) }

    /// Returns the module whose type is mocked, if several have one with its name and an option chooses.
    func module(of mock: String) -> String? {
        let words = own[mock, default: []]
        return zip(words, words.dropFirst()).first { $0.0 == Self.module }?.1
    }

    /// Reads the comments of a file.
    mutating func read(_ text: String, at path: String) throws {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            guard let comment = line.prefixMatch(of: Self.mark) else { continue }
            var words = line[comment.range.upperBound...].split(separator: " ").map(String.init)
            let mock = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
            if mock != nil { words.removeFirst() }
            var rest = words[...]
            while let word = rest.popFirst() {
                if Self.plain.contains(word) { continue }
                if word == Self.module ? mock != nil : mock == nil && Self.named.contains(word),
                    let value = rest.popFirst(), mockSettings[word]?.contains(value) ?? true
                {
                    continue
                }
                throw GeneratorError(
                    "\(path):\(number + 1):1: error: “\(word)” is no option for \(mock ?? "all mocks"). Write \(Self.help(mock))."
                )
            }
            guard let mock else {
                all += words
                continue
            }
            own[mock, default: []] += words
            places[mock] = "\(path):\(number + 1):1"
        }
    }

    private static func help(_ mock: String?) -> String {
        let values = named.map { option in
            "\(option) " + (mockSettings[option].map { $0.joined(separator: "|") } ?? "Word")
        }
        return (plain + (mock == nil ? values : ["\(module) Name"])).joined(separator: " or ")
    }

    private static var mark: Regex<Substring> { /\s*\/\/+\s*[Ee]xpect[Kk]it:/ }
    private static let plain = ["--codable", "--keep-defaults", "--optional-arguments"]
    private static let named = ["--prefix", "--suffix", "--mode", "--ordering"]
    private static let module = "--module"
}
