/// The interface of a module, as `swift-synthesize-interface` prints it.
///
/// It contains two facts that a symbol graph omits: the access level of setters, and whether a conformance to
/// `Sendable` is unavailable.
struct ModuleInterface: Equatable {
    /// The properties whose setters are less accessible than their getters, qualified by their types.
    private(set) var hiddenSetters: Set<String> = []
    /// The types that the interface declares or extends.
    private var types: Set<String> = []
    /// The types that conform to `Sendable`, as their declarations and extensions say.
    private(set) var sendableTypes: Set<String> = []

    /// Reads the text of an interface. Each declaration begins on a line of its own, and is indented in its type.
    init(_ text: String) {
        var enclosing: [(indentation: Int, name: String)] = []
        for line in text.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            let words = line.split { " (){:,".contains($0) }
            while let last = enclosing.last, last.indentation >= indentation { enclosing.removeLast() }
            if let keyword = words.firstIndex(where: Self.typeKeywords.contains), keyword + 1 < words.count {
                let name = (enclosing.map(\.name) + [Self.name(words[keyword + 1])]).joined(separator: ".")
                types.insert(name)
                if words.contains("Sendable") { sendableTypes.insert(name) }
                enclosing.append((indentation, Self.name(words[keyword + 1])))
            } else if line.contains("(set) "), let keyword = words.firstIndex(of: "var"),
                keyword + 1 < words.count
            {
                hiddenSetters.insert(
                    (enclosing.map(\.name) + [words[keyword + 1].description]).joined(separator: "."))
            }
        }
    }

    /// Returns whether the interface contradicts that a type conforms to `Sendable`. It does not contain types of other
    /// modules that clients see as types of this one, such as those of `FoundationEssentials`.
    func denies(sendable type: String) -> Bool { types.contains(type) && !sendableTypes.contains(type) }

    private static let typeKeywords: Set<Substring> = [
        "class", "struct", "enum", "actor", "protocol", "extension",
    ]

    /// Returns the name of a type without generic parameters.
    private static func name(_ word: Substring) -> String { String(word.prefix { $0 != "<" }) }
}
