@testable import ExpectKit

/// A difference that does not fit the expected value.
struct UnfittingDifference: Error, CustomStringConvertible {
    let differences: [Difference]
    let words: String
    var description: String { "\(differences) does not fit \(words)" }
}

extension ExplainedValue {
    /// Returns the value with differences applied.
    ///
    /// - Throws: An `UnfittingDifference` if the value is not what a difference says is expected.
    func applying(_ differences: [Difference]) throws -> ExplainedValue {
        if differences.isEmpty { return self }
        if case .text(let text) = content, differences.allSatisfy({ $0.path.isEmpty && $0.lines != nil }) {
            return ExplainedValue(words: words, try .lines(of: text, changedBy: differences))
        }
        if differences.count == 1, differences[0].isOfWhole { return try applying(differences[0]) }
        switch content {
        case .members(let members): return try applying(differences, to: members)
        case .list(let elements): return try applying(differences, to: elements)
        case .dictionary(let entries): return try applying(differences, to: entries)
        default: throw unfitting(differences)
        }
    }

    func unfitting(_ differences: [Difference]) -> UnfittingDifference {
        UnfittingDifference(differences: differences, words: words)
    }

    /// Applies a difference of the whole value.
    private func applying(_ difference: Difference) throws -> ExplainedValue {
        let changed: Content? =
            switch (difference.kind, content) {
            case (.text(let found), .text(let text)): .text(text, changedBy: found)
            case (.text(let found), .bytes(let bytes)):
                .text(String(decoding: bytes, as: UTF8.self), changedBy: found)
            case (.bytes(let found, _, _), .bytes(let bytes)):
                .bytes(
                    bytes, from: found.start, (found.expected.bytes, found.expected.isCut),
                    (found.got.bytes, found.got.isCut))
            case (.elements(let missing, let notExpected), .set(let elements)):
                .set(elements, without: missing, with: notExpected)
            default: nil
            }
        if let changed { return ExplainedValue(words: words, changed) }
        if case .values(let expected, let got) = difference.kind, isSame(expected, words) {
            return ExplainedValue(words: got)
        }
        // The only argument of a case has the path of the case.
        guard case .members(let members) = content, members.map(\.label) == [""] else {
            throw unfitting([difference])
        }
        return try applying([difference], to: members)
    }

    // MARK: Parts

    private func applying(
        _ differences: [Difference], to members: [(label: String, value: ExplainedValue)]
    ) throws -> ExplainedValue {
        let inside = members.map { member in differences.compactMap { $0.inside(member.label) } }
        guard inside.map(\.count).reduce(0, +) == differences.count else { throw unfitting(differences) }
        let changed = try zip(members, inside).map { member, differences in
            (label: member.label, value: try member.value.applying(differences))
        }
        return ExplainedValue(words: words, .members(changed))
    }

    private func applying(
        _ differences: [Difference], to elements: [ExplainedValue]
    ) throws -> ExplainedValue {
        var result: [ExplainedValue?] = elements
        var changes: [Int: [Difference]] = [:]
        var insertions: [(Int, ExplainedValue)] = []
        for difference in differences {
            guard let (range, inner) = difference.insideElements else { throw unfitting([difference]) }
            switch (inner.isOfWhole, difference.kind) {
            case (true, .missing(let missing)) where missing.count == range.count:
                for (index, part) in zip(range, missing.parts) {
                    guard elements.indices.contains(index), part.explains(elements[index]) else {
                        throw unfitting([difference])
                    }
                    result[index] = nil
                }
            case (true, .notExpected(let notExpected)) where notExpected.count == range.count:
                insertions += zip(range, notExpected.parts)
            default: changes[range.lowerBound, default: []].append(inner)
            }
        }
        for (index, inner) in changes {
            guard elements.indices.contains(index) else { throw unfitting(inner) }
            result[index] = try elements[index].applying(inner)
        }
        var list = result.compactMap(\.self)
        for (index, element) in insertions {
            guard index <= list.count else { throw unfitting(differences) }
            list.insert(element, at: index)
        }
        return ExplainedValue(words: words, .list(list))
    }

    private func applying(
        _ differences: [Difference], to entries: [(key: ExplainedValue, value: ExplainedValue)]
    ) throws -> ExplainedValue {
        var result: [(key: ExplainedValue, value: ExplainedValue)] = []
        var rest = differences
        for (key, value) in entries {
            let inside = rest.compactMap { $0.inside("[\(key.words)]") }
            rest.removeAll { $0.inside("[\(key.words)]") != nil }
            switch inside.first(where: \.isOfWhole)?.kind {
            case .missing(let missing)?:
                guard missing.parts[0].explains(value) else { throw unfitting(inside) }
            // Another key with the same description.
            case .notExpected?: return ExplainedValue(words: words, .unknown)
            default: result.append((key, try value.applying(inside)))
            }
        }
        // Keys with the same description may have others in a path.
        if Set(entries.map(\.key.words)).count < entries.count {
            return ExplainedValue(words: words, .unknown)
        }
        if rest.contains(where: { hasOtherWords($0.path) }) { return ExplainedValue(words: words, .unknown) }
        for difference in rest {
            guard case .notExpected(let notExpected) = difference.kind else { throw unfitting(rest) }
            let key = ExplainedValue(words: String(difference.path.dropFirst().dropLast()))
            result.append((key, notExpected.parts[0]))
        }
        return ExplainedValue(words: words, .dictionary(result))
    }
}

/// Returns whether words are those for a value whose description does not distinguish it.
func hasOtherWords(_ words: String) -> Bool { words.contains("…") || words.contains(" bytes: ") }

extension Leftovers {
    /// The elements: the first ones by their words, and the others unknown.
    fileprivate var parts: [ExplainedValue] {
        shown.map { ExplainedValue(words: $0) }
            + (shown.count..<max(shown.count, count)).map { _ in ExplainedValue(words: "", .unknown) }
    }
}

extension TextDifference.Excerpt {
    /// The bytes of an excerpt of hexadecimal numbers.
    fileprivate var bytes: [UInt8] { text.split(separator: " ").compactMap { UInt8($0, radix: 16) } }
}

extension Difference {
    fileprivate var isOfWhole: Bool { path.isEmpty && lines == nil }

    /// Returns the difference with its path inside of a part; nil if it is of another part.
    fileprivate func inside(_ step: String) -> Difference? {
        var difference = self
        if step.isEmpty { return self }
        // Keys in a path may have escaped characters.
        let (path, step) = (unescaped(path), unescaped(step))
        guard path.utf8.starts(with: step.utf8) else { return nil }
        var rest = String(decoding: path.utf8.dropFirst(step.utf8.count), as: UTF8.self)
        if let next = rest.first, next != ".", next != "[" { return nil }
        if rest.hasPrefix("."), rest.dropFirst().first?.isNumber != true { rest.removeFirst() }
        difference.path = rest
        return difference
    }

    /// The indices at the beginning of the path, and the difference inside.
    fileprivate var insideElements: (ClosedRange<Int>, Difference)? {
        guard path.hasPrefix("["), let end = path.firstIndex(of: "]") else { return nil }
        let numbers = path[..<end].dropFirst().split(separator: ".").compactMap { Int($0) }
        guard let first = numbers.first, let last = numbers.last, let inner = inside(String(path[...end]))
        else {
            return nil
        }
        return (first...last, inner)
    }
}
