/// Returns unique case names for the calls of a protocol.
///
/// A call has the name of its requirement. Overloads also get their labels, then their parameter types, then their result
/// type, until all names differ.
func caseNames(for calls: [CallName]) -> [String] {
    var names = calls.map(\.base)
    extend(&names) { calls[$0].labels.map(\.words).joined() }
    extend(&names) { calls[$0].types.map { "\($0)".words }.joined() }
    extend(&names) { "\(calls[$0].result)".words }
    var counts: [String: Int] = [:]
    for index in names.indices {
        counts[names[index], default: 0] += 1
        if let count = counts[names[index]], count > 1 { names[index] += "\(count)" }
    }
    return names.map { reservedNames.contains($0) ? $0 + "Call" : $0 }
}

/// The parts of a requirement that its case name is formed from.
struct CallName {
    var base: String
    var labels: [String]
    var types: [SwiftType]
    var result: SwiftType
}

/// Extends each name that occurs more than once.
private func extend(_ names: inout [String], _ addition: (Int) -> String) {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let additions = names.indices.map { counts[names[$0]] == 1 ? "" : addition($0) }
    for index in names.indices { names[index] += additions[index] }
}

/// The names that a case cannot have, even in backticks.
private let reservedNames: Set<String> = ["init", "self", "Type", "Protocol"]

extension Requirement {
    /// The base name of its call.
    var callName: String {
        switch kind {
        case .function: isOperator ? operatorWords : name.plainName
        case .property: name.plainName
        case .subscript: "item"
        case .initializer: "create"
        }
    }

    private var operatorWords: String {
        let words = fixity.isEmpty ? name : fixity + name
        let spelled = words.map { operatorCharacters[$0] ?? ($0.isLetter ? String($0) : "sign") }
        let known = wholeOperators[name].map { fixity + (fixity.isEmpty ? $0 : $0.capitalizedWord) }
        return known
            ?? spelled.enumerated().map { $0 == 0 || $1.count == 1 ? $1 : $1.capitalizedWord }.joined()
    }
}

private let wholeOperators = [
    "==": "equals", "!=": "differs", "<": "isLess", ">": "isGreater", "<=": "isAtMost", ">=": "isAtLeast",
    "+": "plus", "-": "minus", "*": "times", "/": "divided", "!": "not", "&&": "and", "||": "or",
]

private let operatorCharacters: [Character: String] = [
    "+": "plus", "-": "minus", "*": "times", "/": "slash", "<": "less", ">": "greater", "=": "equal",
    "!": "not",
    "&": "and", "|": "or", "^": "caret", "~": "tilde", "%": "percent", ".": "dot", "?": "question",
]

extension String {
    /// The word with its first letter in upper case.
    var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }

    /// The words of the source code of a type, joined: `[String: Int]` becomes `StringInt`.
    var words: String {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0).capitalizedWord }.joined()
    }

    /// The name, in backticks if it is a keyword or a raw identifier.
    var escaped: String {
        if hasPrefix("`") { return self }
        return keywords.contains(self) || !isPlainName ? "`\(self)`" : self
    }

    /// Whether it is a valid identifier, or a keyword.
    var isPlainName: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }

    /// Returns the name with a suffix.
    func followed(by end: String) -> String { (filter { $0 != "`" } + end).escaped }

    /// The words of a raw identifier, joined to an identifier.
    fileprivate var plainName: String {
        let words = filter { $0 != "`" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return (words.first ?? "call") + words.dropFirst().map(\.capitalizedWord).joined()
    }
}

private let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any",
    "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
]
