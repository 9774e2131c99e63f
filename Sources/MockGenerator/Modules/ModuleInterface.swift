/// The interface of a module, as `swift-synthesize-interface` prints it.
///
/// It contains facts that a symbol graph omits: the access level of setters, whether a conformance to `Sendable` is
/// unavailable, and isolated deinitializers.
struct ModuleInterface: Equatable {
    /// The properties whose setters are less accessible than their getters, qualified by their types.
    private(set) var hiddenSetters: Set<String> = []
    /// The types that the interface declares.
    private var types: Set<String> = []
    /// The types that conform to `Sendable`, as their declarations and extensions say.
    private(set) var sendableTypes: Set<String> = []

    /// The classes with isolated deinitializers.
    private(set) var isolatedDeinitializers: Set<String> = []

    /// Reads the text of an interface.
    init(_ text: String) {
        // The types whose bodies are open. Other bodies have empty names.
        var enclosing: [String] = []
        var (next, isHidden) = ("", false)
        func qualified(_ name: String) -> String {
            (enclosing + [name]).filter { !$0.isEmpty }.joined(separator: ".")
        }
        var reader = TokenReader(text)
        while !reader.isAtEnd {
            if reader.peek() == "(" {
                isHidden = isHidden || reader.peek(1) == "set" && reader.peek(2) == ")"
                if (try? reader.balanced()) == nil { return }
                continue
            }
            let before = reader.peek(-1)
            let token = reader.next()
            switch token {
            case "{":
                enclosing.append(next)
                next = ""
            case "}": _ = enclosing.popLast()
            case "var", "subscript", "func":
                if token == "var", isHidden { hiddenSetters.insert(qualified(String(reader.peek()))) }
                isHidden = false
            case "deinit" where before == "isolated":
                isolatedDeinitializers.insert(enclosing.joined(separator: "."))
            case _ where Self.typeKeywords.contains(token) && reader.isAtWord:
                if Self.memberKeywords.contains(before) || Self.memberKeywords.contains(reader.peek()) {
                    break
                }
                next = ""
                var path = reader
                while let name = try? path.word() {
                    next += name
                    if !path.skip(".") { break }
                    next += "."
                }
                if token != "extension" { types.insert(qualified(next)) }
                if reader.inheritedTypes().contains(where: \.isSendable) {
                    sendableTypes.insert(qualified(next))
                }
            default: break
            }
        }
    }

    /// Returns whether the interface contradicts that a type conforms to `Sendable`. It may extend a type
    /// of another module that clients see as a type of this one, such as `FileManager`, but does not declare it.
    func denies(sendable type: String) -> Bool { types.contains(type) && !sendableTypes.contains(type) }

    private static let typeKeywords: Set<Substring> = [
        "class", "struct", "enum", "actor", "protocol", "extension",
    ]

    /// The words beside `class` in a class member, or before a member with the name of a keyword.
    private static let memberKeywords: Set<Substring> = ["func", "var", "let", "subscript", "case", "."]
}

extension SwiftType {
    /// Whether it is `Sendable`, perhaps with attributes such as `@unchecked`.
    fileprivate var isSendable: Bool {
        if case .attributed(_, let type) = self {
            type.isStandard("Sendable")
        } else {
            isStandard("Sendable")
        }
    }
}
