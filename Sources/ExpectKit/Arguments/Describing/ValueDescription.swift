/// How long the description of one value may be, in characters.
let descriptionLimit = 200

/// Returns the words for a value in a report: as it would be written in Swift, on one line, bounded.
///
/// The standard library's own description prefixes nested types with their modules, prints sets and
/// dictionaries in an order that changes from run to run, and has no bound.
func describe(_ value: Any) -> String {
    var isCut = false
    return describe(value, isCut: &isCut)
}

/// Returns the words for a value in a report.
///
/// - Parameter isCut: Set to `true` if the words leave out a part of the value.
func describe(_ value: Any, isCut: inout Bool) -> String {
    var writer = ValueWriter()
    let words = writer.words(for: value)
    isCut = writer.isCut || words.utf8.count > descriptionLimit
    // A text bounds itself, inside its quotation marks.
    if writer.isText { return words }
    return shortened(words, isCounted: !writer.isExhausted)
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

func describeCall(_ shape: InvocationShape, describing describe: (Any) -> String) -> String {
    guard shape.style == .call else { return shape.arguments.map { describe($0.value) }.joined() }
    guard !shape.arguments.isEmpty else { return shape.functionName ?? shape.baseName }
    let arguments = shape.arguments.map { argument in
        (argument.label.map { "\($0): " } ?? "") + describe(argument.value)
    }
    // The full name carries its labels, "add(_:at:)"; the arguments repeat them.
    return "\(shape.baseName)(\(arguments.joined(separator: ", ")))"
}

/// Returns the text on one line and within the limit.
///
/// - Parameter isCounted: Whether to say how long the whole text is.
func shortened(_ text: String, to limit: Int = descriptionLimit, isCounted: Bool = true) -> String {
    let start = text.prefix(limit + 1)
    guard start.count > limit else { return onOneLine(text) }
    return "\(onOneLine(text.prefix(limit)))…" + (isCounted ? " (\(text.count) characters)" : "")
}

private func onOneLine(_ text: some StringProtocol) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
}

/// Returns a noun with the article that it takes.
func withArticle(_ noun: String) -> String {
    let startsWithVowel = noun.first.map { "aeiouAEIOU".contains($0) } ?? false
    return "\(startsWithVowel ? "an" : "a") \(noun)"
}
