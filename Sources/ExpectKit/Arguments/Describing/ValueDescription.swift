import Foundation

/// Returns the words for a value in a report: as it is written in Swift, on one line, and of bounded length. Those of the
/// standard library contain the modules of nested types, and list sets and dictionaries in an order that changes.
package func describe(_ value: Any) -> String {
    var writer = ValueWriter()
    let words = writer.words(for: value)
    // The writer shortens a string inside its quotation marks. The length of other words says nothing about the value.
    return text(in: value) == nil ? shortened(words, isCounted: false) : words
}

/// Returns the words for values that differ, each around its first difference from an earlier one if they are the same.
func distinguishableWords(for values: [Any]) -> [String] {
    var words = values.map { describe($0) }
    for first in words.indices {
        for second in words.indices.dropFirst(first + 1) where haveSameScalars(words[first], words[second]) {
            let (left, right) = (describeWholly(values[first]), describeWholly(values[second]))
            guard let difference = TextDifference(left, right) else { continue }
            let start = difference.start > 0 ? "…" : ""
            words[first] = start + difference.expected.text + (difference.expected.isCut ? "…" : "")
            words[second] = start + difference.got.text + (difference.got.isCut ? "…" : "")
        }
    }
    return distinguishable(words)
}

/// Returns the words for a value, shortened only if they are extremely long.
///
/// - Parameter showsMembers: Whether to show the members that its own description may hide.
package func describeWholly(_ value: Any, showsMembers: Bool = true) -> String {
    var writer = ValueWriter(showsMembers: showsMembers, isWhole: true)
    return writer.words(for: value)
}

func describeTyped(_ value: Any) -> String {
    let plain = (value as? any AnyArg)?.plainValue ?? value
    let (words, type) = (describe(plain), "\(type(of: plain))")
    // Objects are often described by their type.
    return words == type ? withArticle(type) : "\(words) of type \(type)"
}

/// Such as `add(task: Task(id: "A"))`.
package func describeCall<Invocation>(_ invocation: Invocation) -> String {
    describeCall(InvocationShape(of: invocation))
}

package func describeCall(_ shape: InvocationShape, describing words: (Any) -> String = { describe($0) }) -> String {
    guard shape.isCall else { return shape.arguments.map { words($0.value) }.joined() }
    guard !shape.arguments.isEmpty else { return shape.baseName }
    let arguments = shape.arguments.map { argument in (argument.label.map { "\($0): " } ?? "") + words(argument.value) }
    // The base name, because the arguments carry the labels.
    return "\(shape.baseName)(\(arguments.joined(separator: ", ")))"
}

/// Returns the words for one of two calls, with `…` in place of the arguments that are too long, that do not differ, or
/// whose differences a report shows elsewhere; nil if the calls are of different cases, or have no arguments.
func shortWords<Invocation>(for call: Invocation, comparing expected: Invocation, with actual: Invocation) -> String? {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: actual))
    guard left.isCall, left.isSameCase(as: right), !left.arguments.isEmpty,
        left.arguments.count == right.arguments.count
    else { return nil }
    let shown = InvocationShape(of: call)
    var arguments: [String] = []
    for (argument, (expected, actual)) in zip(shown.arguments, zip(left.arguments, right.arguments)) {
        // The path of a deeper difference is longer than that of the argument.
        let differs = valueDifferences(expected.value, actual.value).described.contains { $0.path.isEmpty }
        let words = differs ? describe(argument.value) : ""
        // Long words leave no room for other facts on the line.
        let isShown = differs && words.count <= Limits.Describing.shortArgument
        let word = isShown ? (argument.label.map { "\($0): " } ?? "") + words : "…"
        // Neighbors are left out together.
        if word != "…" || arguments.last != "…" { arguments.append(word) }
    }
    return "\(shown.baseName)(\(arguments.joined(separator: ", ")))"
}

/// Such as "1 argument" or "2 arguments".
package func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// Returns a text on one line, shortened to a limit, and the length of the whole text if it is to be counted.
package func shortened(_ text: String, to limit: Int = Limits.Describing.characters, isCounted: Bool = true) -> String {
    let lines = text.prefix(limit).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let start = lines.joined(separator: "\\n")
    if text.dropFirst(limit).isEmpty { return start }
    return "\(start)…" + (isCounted ? " (\(text.count) characters)" : "")
}

func withArticle(_ noun: String) -> String {
    // An acronym such as HTTP is read letter by letter.
    let isAcronym = noun.prefix(2).count == 2 && noun.prefix(2).allSatisfy(\.isUppercase)
    let startsWithVowel = noun.first.map { (isAcronym ? "AEFHILMNORSX" : "aeiouAEIOU").contains($0) } ?? false
    return "\(startsWithVowel ? "an" : "a") \(noun)"
}

/// The reason that an encoder or a decoder gives, without the names of its own types.
package func codingReason(of error: any Error) -> String {
    if case EncodingError.invalidValue(_, let context) = error { return context.debugDescription }
    guard let error = error as? DecodingError else { return describeWholly(error) }
    let (context, words): (DecodingError.Context, String) =
        switch error {
        case .typeMismatch(let type, let context): (context, "it is not of type \(type)")
        case .valueNotFound(let type, let context): (context, "a value of type \(type) is missing")
        case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
        case .dataCorrupted(let context): (context, context.underlyingError.map { "\($0)" } ?? context.debugDescription)
        @unknown default: (.init(codingPath: [], debugDescription: ""), "\(error)")
        }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + words
}

/// The description of an error of Foundation with its `userInfo` in a stable order; other descriptions as they are. The
/// order may change from run to run, so that a recording would seem to have another error than the real object throws.
func withSortedUserInfo(_ description: String, of value: Any) -> String {
    guard description.hasPrefix("Error Domain="), let start = description.range(of: "UserInfo={"),
        let error = value as? any Error
    else { return description }
    let entries = (error as NSError).userInfo.map { key, value in "\(key)=\(words(forEntry: value))" }
    return description[..<start.upperBound] + entries.sorted().joined(separator: ", ") + "}"
}

private func words(forEntry value: Any) -> String {
    switch value {
    case let text as String: text
    case is any PlainDictionary, is any PlainSet, is any PlainList: describe(value)
    default: withSortedUserInfo("\(value)", of: value)
    }
}

/// Returns the words for a date with the microseconds of its second, which `description` leaves out.
func words(for date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    // `Date.description` traps for dates that are too far away.
    guard abs(seconds) < 1e12 else { return "Date(timeIntervalSinceReferenceDate: \(seconds))" }
    guard seconds - whole >= 0.000_000_5 else { return date.description }
    let microseconds = min(999_999, Int(((seconds - whole) * 1_000_000).rounded()))
    let digits = "\(1_000_000 + microseconds)".dropFirst().reversed().drop { $0 == "0" }.reversed()
    return "\(Date(timeIntervalSinceReferenceDate: whole))".replacing(" +0000", with: ".\(String(digits)) +0000")
}
