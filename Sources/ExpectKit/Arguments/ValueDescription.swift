/// How long the description of one value may be, in characters.
let descriptionLimit = 200

/// How many elements of a collection are described.
private let elementLimit = 20

/// How deep a value is described.
private let depthLimit = 8

/// Returns the words for a value in a report: as it would be written in Swift, on one line, bounded.
///
/// The standard library's own description prefixes nested types with their modules, prints sets and
/// dictionaries in an order that changes from run to run, and has no bound.
func describe(_ value: Any) -> String {
    // A text bounds itself, inside its quotation marks.
    if let text = text(in: value) { return quoted(text) }
    return shortened(describe(value, depth: 0))
}

/// Returns the words for a value, followed by its type.
func describeTyped(_ value: Any) -> String {
    let plain = (value as? any AnyArg)?.plainValue ?? value
    return "\(describe(plain)) of type \(type(of: plain))"
}

/// Returns the words for a call, such as `add(task: Task(id: "A"))`.
func describeCall<Invocation>(_ invocation: Invocation) -> String {
    describeCall(InvocationShape(of: invocation))
}

/// Returns the words for a call whose shape is known.
func describeCall(_ shape: InvocationShape) -> String {
    describeCall(shape) { describe($0) }
}

private func describeCall(_ shape: InvocationShape, describing describe: (Any) -> String) -> String {
    guard shape.style == .call else { return shape.arguments.map { describe($0.value) }.joined() }
    guard !shape.arguments.isEmpty else { return shape.name }
    let arguments = shape.arguments.map { argument in
        (argument.label.map { "\($0): " } ?? "") + describe(argument.value)
    }
    // A function's name carries its labels, "add(_:at:)"; the arguments repeat them.
    let name = shape.name.prefix { $0 != "(" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
}

/// Returns the text on one line and within the limit.
func shortened(_ text: String, to limit: Int = descriptionLimit) -> String {
    let start = text.prefix(limit + 1)
    guard start.count > limit else { return onOneLine(text) }
    return "\(onOneLine(text.prefix(limit)))… (\(text.count) characters)"
}

private func onOneLine(_ text: some StringProtocol) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
}

/// Returns a text as a literal, within the limit.
private func quoted(_ text: String) -> String {
    guard text.prefix(descriptionLimit + 1).count > descriptionLimit else { return text.debugDescription }
    return "\("\(text.prefix(descriptionLimit))…".debugDescription) (\(text.count) characters)"
}

private func text(in value: Any) -> String? {
    (value as? String) ?? (value as? Substring).map(String.init)
}

private func describe(_ value: Any, depth: Int) -> String {
    if let text = text(in: value) { return quoted(text) }
    switch value {
    case let arg as any AnyArg: return arg.words
    case let call as any ShapedInvocation: return describeCall(call.shape)
    case let character as Character: return character.debugDescription
    case let range as any WrittenRange: return range.written
    case let type as Any.Type: return "\(type).self"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        return mirror.children.first.map { describe($0.value, depth: depth) } ?? "nil"
    }
    guard depth < depthLimit else { return "…" }
    let isContainer = [.collection, .set, .dictionary].contains(mirror.displayStyle)
    if !isContainer, let own = ownDescription(of: value) { return own }
    return describeParts(of: value, mirror, depth: depth + 1)
}

/// What a value says of itself, where it says anything.
private func ownDescription(of value: Any) -> String? {
    if let value = value as? any CustomStringConvertible { return value.description }
    return (value as? any CustomDebugStringConvertible)?.debugDescription
}

private func describeParts(of value: Any, _ mirror: Mirror, depth: Int) -> String {
    // Without the modules that a full name has.
    let name = String(describing: type(of: value))
    switch mirror.displayStyle {
    case .collection?:
        return "[\(list(mirror.children.lazy.map { describe($0.value, depth: depth) }, of: mirror))]"
    case .set?:
        return "[\(list(mirror.children.map { describe($0.value, depth: depth) }.sorted(), of: mirror))]"
    case .dictionary?:
        let entries = mirror.children.map { entry in
            Mirror(reflecting: entry.value).children.map { describe($0.value, depth: depth) }
                .joined(separator: ": ")
        }
        return entries.isEmpty ? "[:]" : "[\(list(entries.sorted(), of: mirror))]"
    case .tuple?, .struct?:
        let members = mirror.children.lazy.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            return label + describe(child.value, depth: depth)
        }
        return (mirror.displayStyle == .tuple ? "" : name) + "(\(list(members, of: mirror)))"
    case .enum?:
        // One level deeper, like every other value: an indirect enum may be a list of thousands.
        return describeCall(reflectedShape(of: value)) { describe($0, depth: depth) }
    case .class?:
        return name
    default:
        // A function, or a type without reflection metadata.
        return "\(type(of: value))".contains("->") ? "a closure" : "\(value)"
    }
}

private func list(_ parts: some Sequence<String>, of mirror: Mirror) -> String {
    let shown = Array(parts.prefix(elementLimit))
    let rest = mirror.children.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
}

/// Returns a noun with the article that it takes.
func withArticle(_ noun: String) -> String {
    let startsWithVowel = noun.first.map { "aeiouAEIOU".contains($0) } ?? false
    return "\(startsWithVowel ? "an" : "a") \(noun)"
}
