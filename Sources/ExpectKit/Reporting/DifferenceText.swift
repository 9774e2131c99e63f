// The lines of a difference below a declaration or a call: one line if both values are short, otherwise the place and
// two aligned lines.

/// Returns the lines of a difference, without indentation.
package func differenceLines(_ difference: Difference, _ style: TextStyle = .plain) -> [String] {
    let path = difference.fullPath
    let start = path.isEmpty ? "" : "\(path): "
    switch difference.kind {
    case .missing(let missing): return leftoverLines(missing, .none, path, style)
    case .notExpected(let notExpected): return leftoverLines(.none, notExpected, path, style)
    case .elements(let missing, let notExpected): return leftoverLines(missing, notExpected, path, style)
    case .instances(let type): return ["\(start)expected the same instance of \(type), got another one"]
    case .indistinguishable(let value, let reason): return [start + reason.words(for: value)]
    case .bytes(let bytes):
        return ["\(start)at \(bytes.place)"] + aligned(difference.texts, indentation: "  ", style)
    case .text(let text) where text.unit == .byte:
        return ["\(start)at byte \(text.offset), as text"]
            + aligned(difference.texts, indentation: "  ", style)
    case .text, .values: break
    }
    let texts = difference.texts
    func line(_ style: TextStyle) -> String {
        "\(start)expected \(style.expected(texts.expected)), got \(style.actual(texts.got))"
    }
    if line(.plain).count <= Limits.Reporting.differenceWidth, difference.isWhole { return [line(style)] }
    if case .text(let text) = difference.kind {
        return ["\(start)at character \(text.offset + 1)"]
            + aligned(excerpts(text), indentation: "  ", style)
    }
    // Of long descriptions with the same beginning, the part that differs is shown.
    let isLong = max(texts.expected.count, texts.got.count) > Limits.Reporting.differenceWidth
    let around = isLong ? TextDifference(texts.expected, texts.got) : nil
    let shown =
        around.map { $0.start > 0 ? withEllipses($0, ($0.expected.text, $0.got.text)) : texts } ?? texts
    return path.isEmpty
        ? aligned(shown, indentation: "", style) : ["\(path):"] + aligned(shown, indentation: "  ", style)
}

extension FailureReport.Difference {
    init(_ difference: Difference) {
        let texts = difference.texts
        self.init(path: difference.fullPath, expected: texts.expected, actual: texts.got)
    }
}

extension Difference {
    /// Whether the texts show the whole values.
    fileprivate var isWhole: Bool {
        if case .text(let text) = kind { text.isWhole } else { true }
    }

    /// The path, followed by the lines of a text.
    fileprivate var fullPath: String {
        guard let lines else { return path }
        let words =
            lines.count == 1
            ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)...\(lines.upperBound)"
        return path.isEmpty ? words : "\(path), \(words)"
    }

    /// The texts for the expected and the actual value, which are never the same.
    fileprivate var texts: (expected: String, got: String) {
        switch kind {
        case .values(let expected, let got):
            // A matcher with a custom description may have the words of a value.
            (expected, expected == got ? "\(got), which does not match" : got)
        case .text(let text) where text.isWhole:
            distinguishable(text.expected.text.debugDescription, text.got.text.debugDescription)
        case .text(let text): excerpts(text)
        case .bytes(let bytes): (bytes.words(for: bytes.expected), bytes.words(for: bytes.got))
        case .missing(let missing): (missing.words ?? "nothing", "nothing")
        case .notExpected(let notExpected): ("nothing", notExpected.words ?? "nothing")
        case .elements(let missing, let notExpected):
            (missing.words ?? "nothing", notExpected.words ?? "nothing")
        case .instances(let type): ("the same instance of \(type)", "another instance of \(type)")
        case .indistinguishable(let value, .notANumber): (value, "\(value), which never equals itself")
        case .indistinguishable(let value, _): (value, "\(value), which looks alike but is not equal")
        }
    }
}

private func aligned(
    _ texts: (expected: String, got: String), indentation: String, _ style: TextStyle
) -> [String] {
    [
        "\(indentation)expected \(style.expected(texts.expected))",
        "\(indentation)got      \(style.actual(texts.got))",
    ]
}

/// Returns one line, or a line for each of the two if it is too long, or one for each element.
private func leftoverLines(
    _ missing: Leftovers, _ notExpected: Leftovers, _ path: String, _ style: TextStyle
) -> [String] {
    let parts = [
        (missing, "missing", TextStyle.expected), (notExpected, "not expected", TextStyle.actual),
    ]
    func remarks(_ style: TextStyle) -> [String] {
        parts.compactMap { leftovers, remark, styled in
            leftovers.words.map { "\(styled(style)($0)) \(leftovers.count == 1 ? "is" : "are") \(remark)" }
        }
    }
    func line(_ style: TextStyle) -> String {
        (path.isEmpty ? "" : "\(path): ") + remarks(style).joined(separator: ", ")
    }
    let width = Limits.Reporting.differenceWidth
    if line(.plain).count <= width || missing.shown.count + notExpected.shown.count <= 1 {
        return [line(style)]
    }
    let (start, indentation) = path.isEmpty ? ([], "") : (["\(path):"], "  ")
    if remarks(.plain).allSatisfy({ $0.count + indentation.count <= width }) {
        return start + remarks(style).map { indentation + $0 }
    }
    let elements = parts.flatMap { leftovers, remark, styled in
        leftovers.shown.map { "\(styled(style)($0)) is \(remark)" }
            + (leftovers.rest > 0 ? ["… \(leftovers.rest) more are \(remark)"] : [])
    }
    return start + elements.map { indentation + $0 }
}

extension Difference.Reason {
    fileprivate func words(for value: String) -> String {
        let alike = "\(value) looks alike but is not equal"
        return switch self {
        case .notANumber: "\(value) never equals itself"
        case .equalMembers: "\(alike): == is false, and all stored members are equal"
        case .equalObjects: "\(alike): == is false for two instances with equal members"
        case .noMembers: "\(alike): == is false, and it has no stored members to compare"
        case .tooDeep: "\(alike): its members are nested too deeply to compare"
        }
    }
}
