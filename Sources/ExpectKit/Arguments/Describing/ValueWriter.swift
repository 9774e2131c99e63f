import Foundation

/// A writer that describes values as they are written in Swift.
struct ValueWriter {
    enum Style {
        /// For a report, as far as it can show them.
        case words
        /// Also the members of a value whose type has a description of its own.
        case wholeWords
        /// Source code without omissions.
        case code
    }

    private let style: Style
    /// The elements shown of a collection, or of the members of a value.
    private let elements: Int
    private let characters: Int
    private var partsLeft: Int

    init(_ style: Style = .words) {
        self.style = style
        elements = style == .code ? .max : Limits.Describing.elements
        partsLeft = style == .code ? .max : Limits.Describing.parts
        characters =
            switch style {
            case .words: Limits.Describing.characters
            case .wholeWords: Limits.Comparing.parts
            case .code: .max - 1
            }
    }

    /// Whether the value has too many parts, so that the rest was left out.
    private var isExhausted: Bool { partsLeft < 0 }

    mutating func words(for value: Any, depth: Int = 0) -> String {
        partsLeft -= 1
        if isExhausted { return "…" }
        if let text = text(in: value) { return quoted(text, characters) }
        if style == .code, let code = code(of: value) { return code }
        switch value {
        // The most frequent types come first, because casts to protocols are slower.
        case let number as Int: return "\(number)"
        case let flag as Bool: return "\(flag)"
        case let arg as any AnyArg: return arg.words
        case let character as Character: return character.debugDescription
        case let range as any WrittenRange: return range.written
        case let type as Any.Type: return "\(type).self"
        case let optional as any OptionalValue: return optional.wrapped.map { words(for: $0, depth: depth) } ?? "nil"
        case _ where depth >= Limits.Describing.depth && style != .code: return "…"
        case let list as any PlainList:
            let shown = (0..<min(list.count, elements)).lazy.map { list.element(at: $0) }
            return "[\(joined(shown, of: list.count) { $0.words(for: $1, depth: depth + 1) })]"
        case let set as any PlainSet where style != .code:
            return words(forUnordered: set.shownElements(elements), of: set.count, isSet: true, depth + 1)
        case let dictionary as any PlainDictionary where style != .code:
            return words(forUnordered: dictionary.shownEntries(elements), of: dictionary.count, isSet: false, depth + 1)
        default:
            if style == .wholeWords, let data = value as? Data {
                return "\(data): \(hexadecimal(data.prefix(Limits.Comparing.parts)))"
            }
            if let date = dateDescription(of: value) { return date }
            return words(forParts: value, Mirror(reflecting: value), depth: depth + 1)
        }
    }

    /// Returns the words for a set, or for a dictionary with its entries as tuples; nil stands for too many to sort.
    private mutating func words(forUnordered shown: [Any]?, of count: Int, isSet: Bool, _ depth: Int) -> String {
        guard let shown else { return "[… \(count) \(isSet ? "elements" : "entries")]" }
        if shown.isEmpty { return isSet ? "[]" : "[:]" }
        let words = joined(shown, of: count, isSorted: style == .code) { writer, element in
            if isSet || Reflection.kind(of: element) != .tuple { return writer.words(for: element, depth: depth) }
            let members = members(of: Mirror(reflecting: element)).arguments
            return members.map { writer.words(for: $0.value, depth: depth) }.joined(separator: ": ")
        }
        return "[\(words)]"
    }

    /// Joins the words for some parts of a value, and adds the number of parts that are not shown.
    private mutating func joined<Part>(
        _ shown: some Sequence<Part>, of count: Int, isSorted: Bool = false, words: (inout ValueWriter, Part) -> String
    ) -> String {
        var texts: [String] = []
        for part in shown where !isExhausted { texts.append(words(&self, part)) }
        if isSorted { texts.sort() }
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
            // Its order may change from run to run. Source code is sorted when it is written.
            let all = Array(children)
            let shown = style == .code ? all : all.firstInStableOrder(elements) { describe($0.value) }
            return words(forUnordered: shown?.map(\.value), of: all.count, isSet: mirror.displayStyle == .set, depth)
        default: break
        }
        if style == .words || style == .wholeWords && children.isEmpty, let own = ownDescription(of: value) {
            return own
        }
        let name = String(describing: type(of: value))
        switch mirror.displayStyle {
        case .tuple?: return "(\(words(forMembers: members(of: mirror), depth)))"
        case .struct?: return "\(name)(\(words(forMembers: members(of: mirror), depth)))"
        case .enum?:
            let shape = InvocationShape(of: value)
            // A module may be built without the names of its cases.
            guard shape.isCall else { return style == .code ? "/* \(name) */" : name }
            if style == .code { return name + sourceCode(ofCall: value) }
            // The arguments are written at a greater depth, because an indirect enum may be a list of thousands.
            return describeCall(shape) { words(for: $0, depth: depth) }
        case _ where style == .code: return "/* \(describe(value)) */"
        case .class? where style == .wholeWords: return "\(name)(\(words(forMembers: members(of: mirror), depth)))"
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

private func quoted(_ text: String, _ limit: Int) -> String {
    if text.dropFirst(limit).isEmpty { return text.debugDescription }
    return "\("\(text.prefix(limit))…".debugDescription) (\(text.count) characters)"
}

/// Returns a string of any type; nil for a value of another type.
func text(in value: Any) -> String? { (value as? String) ?? (value as? Substring).map(String.init) }

/// Returns the description that a type declares; nil if it declares none.
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

/// Returns the source code of a value. A part without source code, such as an object, becomes a comment to replace.
func sourceCode(of value: Any) -> String {
    var writer = ValueWriter(.code)
    return writer.words(for: value)
}

/// Returns the source code of the token for a call, such as `.add(task: Task(id: "A"))`.
func sourceCode(ofCall invocation: Any) -> String {
    let shape = InvocationShape(of: invocation)
    let token = tokenNames(of: invocation)
    let isComplete = token?.labels.count == shape.arguments.count
    let labels = token.flatMap { isComplete ? $0.labels : nil } ?? shape.arguments.map(\.label)
    let arguments = zip(labels, shape.arguments).map { label, argument in
        let code = sourceCode(of: argument.value)
        let isWrapped = argument.value is any AnyArg && !isLiteral(code)
        return (label.map { "\($0): " } ?? "") + (isWrapped ? ".value(\(code))" : code)
    }
    return ".\(token?.baseName ?? shape.baseName)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
}

/// Returns whether code is a literal, which needs no `.value(…)` in an `Arg`.
private func isLiteral(_ code: String) -> Bool {
    guard let first = code.first else { return false }
    return first == "\"" || first == "[" || Double(code) != nil || ["true", "false", "nil"].contains(code)
}

/// Returns the source code of a value whose words are not its source code; nil for a value of another type.
func code(of value: Any) -> String? {
    switch value {
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: code(ofNumber: number)
    case let date as Date: "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case let url as URL: "URL(string: \(sourceCode(of: url.absoluteString)))!"
    case let id as UUID: "UUID(uuidString: \"\(id.uuidString)\")!"
    case let data as Data: "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
    case let number as Decimal: "Decimal(string: \"\(number)\")!"
    case is WithheldResult: "/* \(redactedText) */"
    case let arg as any AnyArg: arg.plainValue.map { sourceCode(of: $0) } ?? "/* \(arg.words) */"
    default: nil
    }
}

private func code(ofNumber number: any BinaryFloatingPoint) -> String {
    let value = Double(number)
    if value.isNaN { return ".nan" }
    return value.isInfinite ? (value < 0 ? "-.infinity" : ".infinity") : "\(number)"
}
