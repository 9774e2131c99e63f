import ExpectKit

extension TapeDifferences {
    /// The sentence of a report, such as `2 answers and 1 call of MockStore differ from the tape`. It follows the name of
    /// the file.
    var words: String {
        if let object {
            return performedCalls == 1
                ? "\(object) differs from the tape in the only call of \(mock)"
                : "\(object) differs from the tape in \(all.count) of \(performedCalls) calls of \(mock)"
        }
        let answers = all.count { if case .answer = $0.reason { true } else { false } }
        let parts = [(answers, "answer"), (all.count - answers, "call")].filter { $0.0 > 0 }
        return parts.map { counted($0.0, $0.1) }.joined(separator: " and ")
            + " of \(mock) \(all.count == 1 ? "differs" : "differ") from the tape"
    }

    /// The differences one by one, as many as a report shows.
    var lines: [String] {
        var lines: [String] = []
        var count = 0
        for difference in all {
            let own = difference.lines
            guard lines.isEmpty || lines.count + own.count <= TapeLimits.shownLines else { break }
            lines += own
            count += 1
        }
        if count < all.count { lines.append("… and \(all.count - count) more") }
        if unreached > 0 {
            lines.append("the test failed before it made \(counted(unreached, "more call")) of the tape")
        }
        if isHidden {
            lines.append(
                "values of \(object ?? "the real object") are hidden, because one may be a secret: "
                    + "a rule did not find what it redacts")
        }
        return lines
    }

    /// What to do about the differences.
    var advice: String {
        let rules = all.flatMap(\.rules)
        func allowing(_ rule: String?) -> String {
            rule.map { ", or allow the difference with a rule: \($0)" } ?? ""
        }
        if let object {
            let advice = Set(all.map { $0.reason.advice(for: mock) })
            if advice.count == 1, let only = advice.first.flatMap(\.self) { return only }
            // Only a rule that allows all differences, and that does not name a whole result.
            let only = Set(rules).count == 1 ? rules[0] : nil
            return "correct \(object), or record the tape again if the real object has changed"
                + allowing(only?.isOfPart == true ? only?.code : nil)
        }
        let hasMoved = all.contains { if case .moved = $0.reason { true } else { false } }
        return "record the tape again with EXPECTKIT_TAPES=all"
            + allowing(rules.lazy.compactMap(\.self).first?.code)
            + (hasMoved ? ", or make the mock unordered()" : "")
    }
}

/// A rule that would allow a difference.
private struct AllowingRule: Hashable {
    /// The rule as source code.
    let code: String
    /// Whether it names a part.
    let isOfPart: Bool

    init(_ name: String, _ part: String, of caseName: String) {
        let argument = part.isEmpty ? "" : "\(part.debugDescription), "
        code = ".\(name)(\(argument)of: \(caseName.debugDescription))"
        isOfPart = !part.isEmpty
    }
}

extension TapeDifference {
    fileprivate var lines: [String] {
        func place(_ other: Int?) -> String { other.map { "after entry \($0)" } ?? "before the first entry" }
        let start = "\(entry.map { "entry \($0)" } ?? ""), \(call.words): "
        return switch reason {
        case .answer(let drifts), .arguments(let drifts): drifts.lines(after: start)
        case .moved(let other): ["\(start)the test made this call \(place(other))"]
        case .notMade: ["\(start)the test did not make this call"]
        case .notOnTape(let other): ["\(place(other))\(start)the tape does not have this call"]
        case .notPerformed(let words): ["\(start)\(words)"]
        case .notEncodable(let type, nil): ["\(start)its result, of type \(type), is not Encodable"]
        case .notEncodable(let type, let reason?):
            ["\(start)its result, of type \(type), cannot be encoded: \(reason)"]
        case .unfinished: ["\(start)it had not returned when it was recorded, so the tape has no answer"]
        }
    }

    /// The rules that would allow each part of the difference; nil for a part that no rule can allow.
    fileprivate var rules: [AllowingRule?] {
        switch reason {
        case .answer(let drifts):
            drifts.map { $0.part.map { AllowingRule("ignoringResult", $0, of: call.caseName) } }
        case .arguments(let drifts):
            drifts.map { $0.part.map { AllowingRule("ignoring", $0, of: call.caseName) } }
        default: [nil]
        }
    }
}

extension TapeDifference.Reason {
    /// What to do if all calls of a mock differ for this reason; nil if the object, or the tape, is wrong.
    fileprivate func advice(for mock: String) -> String? {
        switch self {
        case .notPerformed: "handle the call in perform(_:on:) of \(mock), or record a tape without it"
        case .notEncodable: "return an Encodable result from perform(_:on:) of \(mock)"
        case .unfinished: "record the tape again, in a test that waits for the end of the call"
        case .answer, .arguments, .moved, .notMade, .notOnTape: nil
        }
    }
}
