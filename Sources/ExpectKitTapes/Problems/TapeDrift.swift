import ExpectKit

/// A difference between a call on a tape and the same call of a run that checks the tape, as data. It has no secrets.
struct TapeDrift: Equatable, Sendable {
    /// The part of an entry that differs.
    enum Subject: String { case arguments, returns, `throws` }

    let subject: Subject
    /// The difference. Its path starts in the part of the entry.
    let difference: Difference
    /// Whether a rule can allow the difference.
    var isAllowable = true

    /// The differences between two values.
    ///
    /// - Parameters:
    ///   - tape: The value on the tape.
    ///   - real: The value of the real object, or of the test.
    ///   - subject: The part of the entry.
    ///   - allowances: The parts that may differ.
    ///   - isHidden: Whether to show no values of the real object, because they may contain a secret.
    static func drifts(
        _ tape: JSONValue, _ real: JSONValue, in subject: Subject, _ allowances: [TapeAllowance] = [],
        isHidden: Bool = false
    ) -> [TapeDrift] {
        let ignored = allowances.filter(\.acceptsEverything)
        let tape = ComparedValue(
            json: tape.without(ignored), allowances: allowances.filter { !$0.acceptsEverything })
        let real = ComparedValue(json: real.without(ignored), isHidden: isHidden)
        if tape == real { return [] }
        return structuralDifferences(tape, real).map { TapeDrift(subject: subject, difference: $0) }
    }

    /// The lines of a report. The first one begins with the place in the entry, such as `returns.items[0].price`.
    var lines: [String] {
        var difference = difference
        let path = difference.path.replacing(/\["([\p{L}\p{N}_-]+)"\]/) { ".\($0.1)" }
        difference.path =
            subject == .arguments
            ? String(path.trimmingPrefix(".")).replacing(/^_([0-9]+)/) { "argument \($0.1)" }
            : subject.rawValue + path
        return differenceLines(difference)
    }

    /// The part that a rule has to name in order to allow the difference, such as `items.price`; nil if no rule can.
    ///
    /// A rule names no position in a list, and so applies to all elements.
    var part: String? {
        let steps = difference.path.matches(of: /\["([^"\\.]+)"\]|\[[0-9.]+\]/)
        guard isAllowable, steps.map({ String($0.0) }).joined() == difference.path else { return nil }
        let names = steps.compactMap { $0.1.map(String.init) }
        switch subject {
        case .arguments: return names.joined(separator: ".").replacing(/^_([0-9]+)/) { $0.1 }
        case .returns: return names.joined(separator: ".")
        case .throws: return names.dropFirst().joined(separator: ".")
        }
    }
}

extension [TapeDrift] {
    /// The lines of a report about one call.
    func lines(after start: String) -> [String] {
        flatMap { drift in drift.lines.enumerated().map { $0 == 0 ? start + $1 : "  \($1)" } }
    }
}
