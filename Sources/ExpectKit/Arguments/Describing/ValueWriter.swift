/// How many elements of a collection are described.
let elementLimit = 20

/// Writes a value as it would be written in Swift, as far as a report can show it.
struct ValueWriter {
    /// How deep a value is described.
    private static let depthLimit = 8
    /// So many parts fill a report many times over. A tree has more, and none of the others is looked at.
    private static let partLimit = 500

    private var partsLeft = partLimit
    /// Whether a part of the value was left out.
    private(set) var isCut = false
    /// Whether the value is a text.
    private(set) var isText = false

    /// Whether the rest of the value was left out, as it has too many parts.
    var isExhausted: Bool { partsLeft < 0 }

    /// Returns the words for a value.
    mutating func words(for value: Any) -> String {
        guard let text = text(in: value) else { return words(for: value, depth: 0) }
        isText = true
        return quoted(text)
    }

    private mutating func words(for value: Any, depth: Int) -> String {
        partsLeft -= 1
        if isExhausted { return leftOut() }
        if let text = text(in: value) { return quoted(text) }
        switch value {
        // What is described most often comes first: to ask for a protocol takes longer.
        case let number as Int: return "\(number)"
        case let flag as Bool: return "\(flag)"
        case let arg as any AnyArg: return arg.words
        case let call as any ShapedInvocation: return describeCall(call.shape)
        case let character as Character: return character.debugDescription
        case let range as any WrittenRange: return range.written
        case let type as Any.Type: return "\(type).self"
        case let optional as any OptionalValue:
            return optional.wrapped.map { words(for: $0, depth: depth) } ?? "nil"
        default: break
        }
        guard depth < Self.depthLimit else { return leftOut() }
        switch value {
        case let list as any PlainList:
            let shown = (0..<min(list.count, elementLimit)).lazy.map { list.element(at: $0) }
            return "[\(joined(shown, of: list.count) { $0.words(for: $1, depth: depth + 1) })]"
        case let set as any PlainSet:
            let shown = set.shownElements(elementLimit)
            guard let shown else { return "[\(leftOut()) \(set.count) elements]" }
            return "[\(joined(shown, of: set.count) { $0.words(for: $1, depth: depth + 1) })]"
        case let dictionary as any PlainDictionary:
            if dictionary.count == 0 { return "[:]" }
            let shown = dictionary.shownEntries(elementLimit)
            guard let shown else { return "[\(leftOut()) \(dictionary.count) entries]" }
            return "[\(joined(shown, of: dictionary.count) { $0.words(forEntry: $1, depth: depth + 1) })]"
        default: return words(forParts: value, Mirror(reflecting: value), depth: depth + 1)
        }
    }

    private mutating func words(forEntry entry: (key: Any, value: Any), depth: Int) -> String {
        "\(words(for: entry.key, depth: depth)): \(words(for: entry.value, depth: depth))"
    }

    private mutating func words(forParts value: Any, _ mirror: Mirror, depth: Int) -> String {
        let children = mirror.children
        switch mirror.displayStyle {
        case .collection?:
            let shown = children.lazy.prefix(elementLimit).map(\.value)
            return "[\(joined(shown, of: children.count) { $0.words(for: $1, depth: depth) })]"
        case .set?, .dictionary?:
            // A collection of another package, in an order that may change from run to run.
            let shown = Array(children).firstInStableOrder(elementLimit) { describe($0.value) }
            guard let shown else { return "[\(leftOut()) \(children.count) elements]" }
            if shown.isEmpty { return mirror.displayStyle == .set ? "[]" : "[:]" }
            return "[\(joined(shown, of: children.count) { $0.words(forElement: $1.value, depth) })]"
        default: break
        }
        if let own = ownDescription(of: value) { return own }
        // Without the modules that a full name has.
        let name = String(describing: type(of: value))
        switch mirror.displayStyle {
        case .tuple?, .struct?:
            let members = children.lazy.prefix(elementLimit)
            let words = joined(members, of: children.count) { writer, child in
                let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
                return label + writer.words(for: child.value, depth: depth)
            }
            return (mirror.displayStyle == .tuple ? "" : name) + "(\(words))"
        case .enum?:
            let shape = reflectedShape(of: value)
            // Some modules are built without the names of their cases.
            guard shape.style == .call else { return name }
            // One level deeper, like every other value: an indirect enum may be a list of thousands.
            return describeCall(shape) { words(for: $0, depth: depth) }
        case .class?:
            return name
        default:
            // A function, or a type without reflection metadata.
            return "\(type(of: value))".contains("->") ? "a closure" : "\(value)"
        }
    }

    /// The words for an element of a collection of another package: an entry with its key, if it has one.
    private mutating func words(forElement element: Any, _ depth: Int) -> String {
        guard Reflection.shared.kind(of: element) == .tuple else { return words(for: element, depth: depth) }
        let members = Reflection.shared.members(of: element)
        return members.map { words(for: $0.value, depth: depth) }.joined(separator: ": ")
    }

    private mutating func joined<Part>(
        _ shown: some Sequence<Part>, of count: Int, words: (inout ValueWriter, Part) -> String
    ) -> String {
        var texts: [String] = []
        for part in shown where !isExhausted { texts.append(words(&self, part)) }
        let rest = count - texts.count
        if rest > 0 { isCut = true }
        return texts.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }

    private mutating func leftOut() -> String {
        isCut = true
        return "…"
    }
}

/// Returns a text as a literal, within the limit.
private func quoted(_ text: String) -> String {
    guard text.prefix(descriptionLimit + 1).count > descriptionLimit else { return text.debugDescription }
    return "\("\(text.prefix(descriptionLimit))…".debugDescription) (\(text.count) characters)"
}

private func text(in value: Any) -> String? {
    (value as? String) ?? (value as? Substring).map(String.init)
}

/// What a value says of itself, where it says anything.
private func ownDescription(of value: Any) -> String? {
    if let value = value as? any CustomStringConvertible { return value.description }
    return (value as? any CustomDebugStringConvertible)?.debugDescription
}
