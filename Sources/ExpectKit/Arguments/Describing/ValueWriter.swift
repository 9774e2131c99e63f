import Foundation

struct ValueWriter {
    /// Whether the members of a value are written whose type has a description of its own.
    private let showsMembers: Bool
    private let isWhole: Bool
    /// The elements shown of a collection, or of the members of a value.
    private let elements: Int
    private let characters: Int
    private var partsLeft = Limits.Describing.parts

    init(showsMembers: Bool = false, isWhole: Bool = false) {
        (self.showsMembers, self.isWhole) = (showsMembers, isWhole)
        elements = isWhole ? Limits.Describing.parts : Limits.Describing.elements
        characters = isWhole ? Limits.Comparing.parts : Limits.Describing.characters
    }

    /// Whether the value has too many parts, so that the rest was left out.
    private var isExhausted: Bool { partsLeft < 0 }

    mutating func words(for value: Any, depth: Int = 0) -> String {
        partsLeft -= 1
        if isExhausted { return "…" }
        if let text = text(in: value) {
            if text.dropFirst(characters).isEmpty { return text.debugDescription }
            return "\("\(text.prefix(characters))…".debugDescription) (\(text.count) characters)"
        }
        switch value {
        // The most frequent types come first, because casts to protocols are slower.
        case let number as Int: return "\(number)"
        case let flag as Bool: return "\(flag)"
        case let arg as any AnyArg: return arg.words
        case let character as Character: return character.debugDescription
        case let range as any WrittenRange: return range.written
        case let type as any OptionalValue.Type: return "\(words(for: type.wrappedType).dropLast(5))?.self"
        case let type as Any.Type: return "\(type).self"
        case let optional as any OptionalValue: return optional.wrapped.map { words(for: $0, depth: depth) } ?? "nil"
        case _ where depth >= Limits.Describing.depth: return "…"
        case let list as any PlainList:
            let shown = (0..<min(list.count, elements)).lazy.map { list.element(at: $0) }
            return "[\(joined(shown, of: list.count) { $0.words(for: $1, depth: depth + 1) })]"
        case let set as any PlainSet:
            return words(forUnordered: set.shownElements(elements), of: set.count, isSet: true, depth + 1)
        case let dictionary as any PlainDictionary:
            return words(forUnordered: dictionary.shownEntries(elements), of: dictionary.count, isSet: false, depth + 1)
        case let data as Data where isWhole: return "\(data): \(hexadecimal(data.prefix(Limits.Comparing.parts)))"
        case let date as Date: return ExpectKit.words(for: date)
        default: return words(forParts: value, Mirror(reflecting: value), depth: depth + 1)
        }
    }

    /// Returns the words for a set, or for a dictionary with its entries as tuples; nil stands for too many to sort.
    private mutating func words(forUnordered shown: [Any]?, of count: Int, isSet: Bool, _ depth: Int) -> String {
        guard let shown else { return "[… \(count) \(isSet ? "elements" : "entries")]" }
        if shown.isEmpty { return isSet ? "[]" : "[:]" }
        let words = joined(shown, of: count) { writer, element in
            if isSet || Reflection.kind(of: element) != .tuple { return writer.words(for: element, depth: depth) }
            let members = members(of: Mirror(reflecting: element)).arguments
            return members.map { writer.words(for: $0.value, depth: depth) }.joined(separator: ": ")
        }
        return "[\(words)]"
    }

    private mutating func joined<Part>(
        _ shown: some Sequence<Part>, of count: Int, words: (inout ValueWriter, Part) -> String
    ) -> String {
        var texts: [String] = []
        for part in shown where !isExhausted { texts.append(words(&self, part)) }
        let rest = count - texts.count
        return texts.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }

    /// Returns the words for a value of a type that the writer does not know, by its description or its parts.
    private mutating func words(forParts value: Any, _ mirror: Mirror, depth: Int) -> String {
        let children = mirror.children
        switch mirror.displayStyle {
        case .collection?:
            let shown = children.lazy.prefix(elements).map(\.value)
            return "[\(joined(shown, of: children.count) { $0.words(for: $1, depth: depth) })]"
        case .set?, .dictionary?:
            // Its order may change from run to run.
            let shown = Array(children).firstInStableOrder(elements) { describe($0.value) }?.map(\.value)
            return words(forUnordered: shown, of: children.count, isSet: mirror.displayStyle == .set, depth)
        default: break
        }
        if !showsMembers || children.isEmpty, let own = ownDescription(of: value) { return own }
        let name = String(describing: type(of: value))
        switch mirror.displayStyle {
        case .tuple?: return "(\(words(forMembers: members(of: mirror), depth)))"
        case .struct?: return "\(name)(\(words(forMembers: members(of: mirror), depth)))"
        case .enum?:
            let shape = InvocationShape(of: value)
            // A module may be built without the names of its cases.
            guard shape.isCall else { return name }
            // The arguments are written at a greater depth, because an indirect enum may be a list of thousands.
            return describeCall(shape) { words(for: $0, depth: depth) }
        case .class? where isWhole: return "\(name)(\(words(forMembers: members(of: mirror), depth)))"
        case .class?: return name
        default:
            // A function, or a type without reflection metadata.
            return "\(type(of: value))".contains("->") ? "a closure" : "\(value)"
        }
    }

    private mutating func words(forMembers members: InvocationShape, _ depth: Int) -> String {
        joined(members.arguments.prefix(elements), of: members.arguments.count) { writer, member in
            (member.label.map { "\($0): " } ?? "") + writer.words(for: member.value, depth: depth)
        }
    }
}

/// Returns a string of any type; nil for a value of another type.
func text(in value: Any) -> String? { (value as? String) ?? (value as? Substring).map(String.init) }

private func ownDescription(of value: Any) -> String? {
    if let value = value as? any CustomStringConvertible { return withSortedUserInfo(value.description, of: value) }
    return (value as? any CustomDebugStringConvertible)?.debugDescription
}

extension Limits {
    /// The description of values and calls.
    package enum Describing {
        /// The characters of one value or text.
        package static let characters = 200
        /// The elements shown of one collection.
        static let elements = 20
        /// The levels of nested values shown.
        static let depth = 8
        /// The parts shown of one value, over all levels.
        static let parts = 500
        /// The elements of a set or dictionary from which a report shows the first ones, and not only their number.
        static let sortedElements = 10_000
        /// The elements that are sorted by their descriptions. More are sorted by `<`, which is quicker; without a `<`,
        /// some more are described.
        static let elementsSortedByDescription = 200, elementsSortedOnlyByDescription = 1000
        /// The characters of an argument that is shown although its difference is shown as well.
        static let shortArgument = 40
        /// The characters of an excerpt of a long text, and the equal ones before its difference from another text.
        static let textExcerpt = 50, textContext = 20
        /// The bytes of an excerpt of data, and the equal ones before its difference from other data.
        static let byteExcerpt = 16, bytesBefore = 4
    }
}
