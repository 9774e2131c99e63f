/// Returns one line if both values are short, otherwise the place and two aligned lines. They are not indented.
package func differenceLines(_ difference: Difference) -> [String] {
    let path = difference.fullPath
    let start = path.isEmpty ? "" : "\(path): "
    switch difference.kind {
    case .missing(let missing): return leftoverLines(missing, .none, path)
    case .notExpected(let notExpected): return leftoverLines(.none, notExpected, path)
    case .elements(let missing, let notExpected): return leftoverLines(missing, notExpected, path)
    case .instances(let type): return ["\(start)expected the same instance of \(type), got another one"]
    case .indistinguishable(let value, let reason): return [start + reason.words(for: value)]
    case .bytes(let bytes, let expected, let got):
        let counts = expected == got ? "" : " (expected \(counted(expected, "byte")), got \(got))"
        return aligned(difference.texts, below: "\(start)at byte \(bytes.offset + 1)\(counts)")
    case .text, .values: break
    }
    let texts = difference.texts
    let line = "\(start)expected \(texts.expected), got \(texts.got)"
    if line.count <= Limits.Reporting.differenceWidth, difference.isWhole { return [line] }
    if case .text(let text) = difference.kind {
        return aligned(excerpts(text), below: "\(start)at character \(text.offset + 1)")
    }
    // Of long descriptions with the same beginning, the part that differs is shown.
    let isLong = max(texts.expected.count, texts.got.count) > Limits.Reporting.differenceWidth
    let around = isLong ? TextDifference(texts.expected, texts.got) : nil
    let shown = around.flatMap { $0.start > 0 ? withEllipses($0, ($0.expected.text, $0.got.text)) : nil }
    return aligned(shown ?? texts, below: path.isEmpty ? nil : "\(path):")
}

extension Difference {
    /// Returns a text such as `task.id is "B", expected "A"`, and whether it shows both values as a whole.
    func headline(to width: Int, _ verb: String) -> CutText {
        // An only argument without a name needs no word.
        let path = fullPath == "argument" ? "" : fullPath
        let place = tail(of: path, to: width / 2)
        let start = place.isEmpty ? "got " : "\(place) is "
        switch kind {
        case .values, .text, .bytes: break
        case .instances(let type): return cut("\(start)another instance of \(type) than \(verb)", to: width)
        case .missing(let missing): return headline(place, missing, .none, to: width)
        case .notExpected(let other): return headline(place, .none, other, to: width)
        case .elements(let missing, let other): return headline(place, missing, other, to: width)
        case .indistinguishable: return cut(differenceLines(self).joined(separator: " "), to: width)
        }
        let (texts, middle) = (texts, ", \(verb) ")
        let room = width - start.count - middle.count
        let got = shortened(texts.got, from: texts.expected, to: max(room / 2, room - texts.expected.count))
        let expected = shortened(texts.expected, from: texts.got, to: room - got.count)
        let isShownWhole = isWhole && place == path && got == texts.got && expected == texts.expected
        return (start + got + middle + expected, isShownWhole)
    }

    var advice: String? {
        // A result of floating-point arithmetic is rarely the literal in the test. No matcher replaces a part of a value.
        guard case .values(let expected, let got) = kind, expected.contains("."), !path.contains(where: ".[".contains),
            let left = Double(expected), let right = Double(got), left != right,
            abs(left - right) <= Limits.Comparing.roundingError * max(abs(left), abs(right))
        else { return nil }
        return "to accept rounding errors, expect .approximately(\(expected), tolerance: …)"
    }

    private func headline(_ place: String, _ missing: Leftovers, _ notExpected: Leftovers, to width: Int) -> CutText {
        let shown = [(missing, "missing"), (notExpected, "not expected")].filter { $0.0.count > 0 }
        let start = place.isEmpty ? "" : "\(place): "
        let room = (width - start.count) / max(1, shown.count)
        let texts = shown.map { leftovers, remark in
            let end = leftovers.count == 1 ? " is \(remark)" : " are \(remark)"
            let short = cut(leftovers.words ?? "", to: room - end.count - 2)
            return (text: short.text + end, isWhole: short.isWhole)
        }
        return (start + texts.map(\.text).joined(separator: ", "), texts.allSatisfy(\.isWhole))
    }

    /// The whole values; `nil` if only a part of them is known.
    var wholeTexts: (expected: String, got: String)? {
        switch kind {
        case .values, .text: isWhole ? texts : nil
        default: nil
        }
    }

    fileprivate var isWhole: Bool { if case .text(let text) = kind { text.isWhole } else { true } }

    var fullPath: String {
        guard let lines else { return path }
        let words = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines)"
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
        case .bytes(let bytes, _, _): withEllipses(bytes, (bytes.expected.text, bytes.got.text), nothing: "no bytes")
        case .missing(let missing): (missing.words ?? "nothing", "nothing")
        case .notExpected(let other): ("nothing", other.words ?? "nothing")
        case .elements(let missing, let other): (missing.words ?? "nothing", other.words ?? "nothing")
        case .instances(let type): ("the same instance of \(type)", "another instance of \(type)")
        case .indistinguishable(let value, .notANumber): (value, "\(value), which never equals itself")
        case .indistinguishable(let value, _): (value, "\(value), which looks alike but is not equal")
        }
    }
}

/// A text within a width, and whether it shows everything that it stands for.
typealias CutText = (text: String, isWhole: Bool)

func cut(_ text: String, to width: Int) -> CutText {
    text.count > width ? ("\(text.prefix(max(0, width - 1)))…", false) : (text, true)
}

extension FailureReport.Difference {
    init(_ difference: Difference) {
        let texts = difference.texts
        self.init(path: difference.fullPath, expected: texts.expected, actual: texts.got)
    }
}

private func aligned(_ texts: (expected: String, got: String), below heading: String?) -> [String] {
    let indentation = heading == nil ? "" : "  "
    let room = Limits.Reporting.differenceWidth - indentation.count - "expected ".count
    let expected = "expected " + shortened(texts.expected, from: texts.got, to: room)
    let got = "got      " + shortened(texts.got, from: texts.expected, to: room)
    return [heading].compactMap(\.self) + [indentation + expected, indentation + got]
}

/// Returns one line, or a line for each of the two if it is too long, or one for each element.
private func leftoverLines(_ missing: Leftovers, _ notExpected: Leftovers, _ path: String) -> [String] {
    let parts = [(missing, "missing"), (notExpected, "not expected")]
    let remarks = parts.compactMap { leftovers, remark in
        leftovers.words.map { "\($0) \(leftovers.count == 1 ? "is" : "are") \(remark)" }
    }
    let line = (path.isEmpty ? "" : "\(path): ") + remarks.joined(separator: ", ")
    let width = Limits.Reporting.differenceWidth
    if line.count <= width { return [line] }
    let (start, indentation) = path.isEmpty ? ([], "") : (["\(path):"], "  ")
    if remarks.allSatisfy({ $0.count + indentation.count <= width }) { return start + remarks.map { indentation + $0 } }
    let elements = parts.flatMap { leftovers, remark in
        let room = width - indentation.count - " is ".count - remark.count
        let shown = leftovers.shown.map { shortened($0, from: $0, to: room) + " is \(remark)" }
        return shown + (leftovers.rest > 0 ? ["… \(leftovers.rest) more are \(remark)"] : [])
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
        case .hiddenMembers: "\(alike): == is false, and its mirror may hide members"
        case .tooDeep: "\(alike): its members are too many, or nested too deeply, to compare"
        }
    }
}

/// Returns the excerpts of two texts as in literals without quotation marks, with an ellipsis where they are cut.
package func excerpts(_ difference: TextDifference) -> (expected: String, got: String) {
    func literal(_ text: String) -> String {
        text.unicodeScalars.map { $0 == "\"" ? "\"" : $0.escaped(asASCII: false) }.joined()
    }
    return withEllipses(difference, distinguishable(literal(difference.expected.text), literal(difference.got.text)))
}

/// - Parameter nothing: The words for an empty text.
private func withEllipses(
    _ difference: TextDifference, _ texts: (String, String), nothing: String = "\"\""
) -> (expected: String, got: String) {
    func excerpt(_ text: String, isCut: Bool) -> String {
        if text.isEmpty, difference.start == 0 { return nothing }
        // A space at the end of a line would be invisible.
        let end = isCut ? "…" : text.hasSuffix(" ") ? "\\u{20}" : ""
        return (difference.start > 0 ? "…" : "") + text.dropLast(end.hasPrefix("\\") ? 1 : 0) + end
    }
    let expected = excerpt(texts.0, isCut: difference.expected.isCut)
    return (expected, excerpt(texts.1, isCut: difference.got.isCut))
}
