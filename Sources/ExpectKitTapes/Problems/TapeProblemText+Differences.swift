import ExpectKit

extension TapeProblem {
    /// The lines between the sentence of a report and its advice: the differences from the tape, one by one.
    var details: [String] {
        switch self {
        case .differs(let differences): differences.lines
        case .deviates(let deviations): deviations.lines
        default: []
        }
    }
}

extension TapeDifferences {
    /// The sentence of a report, such as `2 answers and 1 call of MockStore differ from the tape`.
    var words: String {
        let parts = [(answers, "answer"), (calls, "call")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        return
            "\(parts.joined(separator: " and ")) of \(mock) \(answers + calls == 1 ? "differs" : "differ") from the tape"
    }

    fileprivate var lines: [String] {
        var lines: [String] = []
        var count = 0
        for difference in shown {
            let own = difference.lines
            guard lines.count + own.count <= TapeLimits.shownLines else { break }
            lines += own
            count += 1
        }
        let rest = answers + calls - count
        if rest > 0 { lines.append("… and \(rest) more") }
        if unreached > 0 {
            lines.append("the test failed before it made \(counted(unreached, "more call")) of the tape")
        }
        if isHidden {
            lines.append(
                "values of the real object are hidden, because one may be a secret: a rule did not find what it "
                    + "redacts")
        }
        return lines
    }

    /// What to do about the differences, with a rule that would allow the first one.
    var advice: String {
        let rule =
            shown.lazy.compactMap(\.rule).first.map { ", or allow the difference with a rule: \($0)" } ?? ""
        let order = shown.contains { if case .moved = $0 { true } else { false } }
        return "record the tape again with EXPECTKIT_TAPES=all" + rule
            + (order ? ", or make the mock unordered()" : "")
    }
}

extension TapeDifference {
    fileprivate var lines: [String] {
        switch self {
        case .answer(let entry, let call, let drifts), .arguments(let entry, let call, let drifts):
            return drifts.lines(after: "entry \(entry), \(call.words): ")
        case .moved(let entry, let call, let other):
            return ["entry \(entry), \(call.words): the test made this call \(place(other))"]
        case .notMade(let entry, let call):
            return ["entry \(entry), \(call.words): the test did not make this call"]
        case .notOnTape(let call, let other):
            return ["\(place(other)), \(call.words): the tape does not have this call"]
        }
    }

    private func place(_ entry: Int?) -> String {
        entry.map { "after entry \($0)" } ?? "before the first entry"
    }

    /// A rule that would allow the difference, as source code; nil if no rule can.
    fileprivate var rule: String? {
        switch self {
        case .answer(_, let call, let drifts):
            guard let part = drifts.lazy.compactMap(\.part).first else { return nil }
            let argument = part.isEmpty ? "" : "\(part.debugDescription), "
            return ".ignoringResult(\(argument)of: \(call.caseName.debugDescription))"
        case .arguments(_, let call, let drifts):
            guard let part = drifts.lazy.compactMap(\.part).first else { return nil }
            return ".ignoring(\(part.debugDescription), of: \(call.caseName.debugDescription))"
        case .moved, .notMade, .notOnTape: return nil
        }
    }
}
