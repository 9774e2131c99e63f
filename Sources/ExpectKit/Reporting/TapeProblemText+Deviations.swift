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
            let own = deviation.lines(object)
            guard lines.isEmpty || lines.count + own.count <= Limits.Tapes.shownLines else { break }
            lines += own
            count += 1
        }
        let rest = deviations.count - count
        if rest > 0 { lines.append("… and \(rest) more") }
        if isHidden {
            lines.append(
                "values of \(object) are hidden: a rule did not find the secret that it redacts, "
                    + "which may be among them")
        }
        return lines
    }

    /// What to do about the deviations, with a rule if one rule would allow all of them.
    var advice: String {
        if deviations.allSatisfy({ $0.isNotPerformed }) {
            return "let perform(_:on:) of \(mock) perform the call, or record a tape without it"
        }
        let rules = Set(deviations.flatMap(\.rules))
        let rule = rules.count == 1 ? rules.first.flatMap(\.self) : nil
        return "correct \(object), or record the tape again if the real object has changed"
            + (rule.map { ", or allow the difference with a rule: \($0)" } ?? "")
    }
}

extension TapeDeviation {
    fileprivate var isNotPerformed: Bool { if case .notPerformed = reason { true } else { false } }

    fileprivate func lines(_ object: String) -> [String] {
        let start = "entry \(entry), \(call.words): "
        let words = words(object)
        let rest = words.count - Limits.Tapes.shownDrifts
        return words.prefix(Limits.Tapes.shownDrifts).map { start + $0 }
            + (rest > 0 ? ["\(start)… \(counted(rest, "more difference"))"] : [])
    }

    private func words(_ object: String) -> [String] {
        switch reason {
        case .drifts(let drifts): drifts.map { $0.words(of: object) }
        case .notPerformed(let words): [words]
        case .notEncodable(let type, nil): ["its result, of type \(type), is not Encodable"]
        case .notEncodable(let type, let reason?):
            ["its result, of type \(type), cannot be encoded: \(reason)"]
        case .unfinished: ["it had not returned when it was recorded, so the tape has no answer"]
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
