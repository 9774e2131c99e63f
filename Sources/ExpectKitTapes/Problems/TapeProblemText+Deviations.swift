import ExpectKit

extension TapeDeviations {
    /// The sentence of a report. It follows the name of the file.
    var words: String {
        calls == 1
            ? "\(object) differs from the tape in the only call of \(mock)"
            : "\(object) differs from the tape in \(deviations.count) of \(calls) calls of \(mock)"
    }

    /// The deviations one by one, as many as a report shows.
    var lines: [String] {
        var lines: [String] = []
        var count = 0
        for deviation in deviations {
            let own = deviation.lines
            guard lines.isEmpty || lines.count + own.count <= TapeLimits.shownLines else { break }
            lines += own
            count += 1
        }
        let rest = deviations.count - count
        if rest > 0 { lines.append("… and \(rest) more") }
        if isHidden {
            lines.append(
                "values of \(object) are hidden, because one may be a secret: a rule did not find what it redacts"
            )
        }
        return lines
    }

    /// What to do about the deviations, with a rule if one rule would allow all of them.
    var advice: String {
        if let reason = deviations.first?.reason, deviations.allSatisfy({ $0.reason.isLike(reason) }),
            let advice = reason.advice(for: mock)
        {
            return advice
        }
        let rules = Set(deviations.flatMap(\.rules))
        let rule = rules.count == 1 ? rules.first.flatMap(\.self) : nil
        return "correct \(object), or record the tape again if the real object has changed"
            + (rule.map { ", or allow the difference with a rule: \($0)" } ?? "")
    }
}

extension TapeDeviation.Reason {
    /// Whether the same has to be done about another reason.
    fileprivate func isLike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.notPerformed, .notPerformed), (.notEncodable, .notEncodable), (.unfinished, .unfinished): true
        default: false
        }
    }

    /// What to do if all calls deviate for this reason; nil if the object, or the tape, is wrong.
    fileprivate func advice(for mock: String) -> String? {
        switch self {
        case .drifts: nil
        case .notPerformed: "handle the call in perform(_:on:) of \(mock), or record a tape without it"
        case .notEncodable: "return an Encodable result from perform(_:on:) of \(mock)"
        case .unfinished: "record the tape again, in a test that waits for the end of the call"
        }
    }
}

extension TapeDeviation {
    fileprivate var lines: [String] {
        let start = "entry \(entry), \(call.words): "
        return switch reason {
        case .drifts(let drifts): drifts.lines(after: start)
        case .notPerformed(let words): [start + words]
        case .notEncodable(let type, nil): ["\(start)its result, of type \(type), is not Encodable"]
        case .notEncodable(let type, let reason?):
            ["\(start)its result, of type \(type), cannot be encoded: \(reason)"]
        case .unfinished: ["\(start)it had not returned when it was recorded, so the tape has no answer"]
        }
    }

    /// The rules that would allow the differences, as source code; nil for those that only a rule for the whole result
    /// would allow, or none.
    fileprivate var rules: [String?] {
        guard case .drifts(let drifts) = reason else { return [nil] }
        return drifts.map { drift in
            guard let part = drift.part, !part.isEmpty else { return nil }
            return ".ignoringResult(\(part.debugDescription), of: \(call.caseName.debugDescription))"
        }
    }
}
