/// Returns unique case names for the calls of a protocol.
///
/// A call has the name of its requirement. Of several overloads, only the simplest one has it. The names of the others
/// continue with their labels, then with the types of their parameters, then with their result. A name depends on the
/// declaration alone and not on its place, so that it stays when other overloads are added, removed or moved.
///
/// - Parameters:
///   - calls: The calls.
///   - known: Returns whether an existing wrapper has a case of this name for the call with this index. The call keeps it.
func caseNames(for calls: [CallName], known: (String, Int) -> Bool = { _, _ in false }) -> [String] {
    let candidates = calls.map(\.candidates)
    let order = calls.indices.sorted { calls[$0].rank < calls[$1].rank }
    var names = [String?](repeating: nil, count: calls.count)
    var taken: Set<String> = []
    func take(_ index: Int, _ options: [String]) {
        guard names[index] == nil, let name = options.first(where: { !taken.contains($0) }) else { return }
        names[index] = name
        taken.insert(name)
    }
    for index in order { take(index, candidates[index].reversed().filter { known($0, index) }) }
    for index in order { take(index, [candidates[index][0]]) }
    for index in order { take(index, candidates[index]) }
    for index in order {
        let longest = candidates[index][candidates[index].count - 1]
        take(index, (2...calls.count + 1).map { "\(longest)\($0)" })
    }
    return names.map { $0 ?? "" }
}

/// The parts of a requirement that its case name is formed from.
struct CallName {
    var base: String
    var labels: [String]
    var types: [SwiftType]
    var result: SwiftType
    var effects = Effects()
    var isStatic = false
    /// Whether it is a getter or a setter.
    var isAccessor = false

    /// The name without the parts that tell overloads apart.
    var plainName: String { reservedNames.contains(base) ? base + "Call" : base }

    /// The possible names, from the shortest to the most specific one.
    fileprivate var candidates: [String] {
        let modifiers =
            (effects.isAsync ? "Async" : "") + (effects.throwing == .nothing ? "" : "Throwing")
            + (isStatic ? "Static" : "")
        let parts = [
            labels.map(\.words).joined(), types.map(\.nameWords).joined(), result.nameWords, modifiers,
        ]
        var names = [plainName]
        for part in parts where !part.isEmpty { names.append((names.last ?? "") + part) }
        return names
    }

    /// The place in the order in which overloads choose their names: accessors first, then by the number of their
    /// parameters and by the length of their types.
    fileprivate var rank: (Int, Int, Int, String, String, String) {
        let text = types.map { "\($0)" }.joined(separator: ",")
        return (
            isAccessor ? 0 : 1, types.count, text.count, labels.joined(separator: ",") + ":" + text,
            "\(result)", "\(effects.isAsync)\(effects)\(isStatic ? "static" : "")"
        )
    }
}

extension SwiftType {
    /// The words of the type in a case name: `[String: Int?]` becomes `StringOptionalIntDictionary`.
    fileprivate var nameWords: String {
        switch self {
        case .array(let element): element.nameWords + "Array"
        case .optional(let type), .implicitlyUnwrapped(let type): "Optional" + type.nameWords
        case .dictionary(let key, let value): key.nameWords + value.nameWords + "Dictionary"
        default: "\(self)".words
        }
    }
}

/// The names that a case cannot have, even in backticks, and those of static members of the invocation.
private let reservedNames: Set<String> = [
    "init", "self", "Type", "Protocol", "parameterNames", "settableProperties",
]

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
    "inout", "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw",
    "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true", "try", "Type", "Protocol",
]
