import ExpectKit

/// A mistake of a test with a mock on a tape.
enum TapeMisuse: Sendable, Equatable {
    case noTape
    /// The tape has been finished, so that nothing would be recorded or compared.
    case ended
    /// An expectation on a mock whose expectations are those of a tape.
    case expected(call: String)
    /// A stub forwards to the real object, which a replayed tape replaces.
    case forwarded
    /// An argument of a declaration or a query that no call has, because a rule redacts it. `place` is that of a
    /// declaration before the mock was put on the tape.
    case redacted(call: String, argument: String, rule: String, place: DeclarationPlace?)
}

extension TapeMisuse: ReportableProblem {
    var kind: FailureReport.Kind { .misuse }

    var wording: Wording {
        switch self {
        case .noTape:
            Wording(
                "there is no tape to use", advice: "use the trait .tape, or create a tape with Tape(\"…\")")
        case .ended: Wording("the tape has ended", advice: "use another tape, or finish this one later")
        case .expected(let call):
            Wording(
                "\(call) is expected by the test, but the mock uses a tape, which has the expectations",
                advice: insteadOfExpecting)
        case .forwarded:
            Wording(
                "a stub forwards to the real object, but the mock uses a tape, which replaces that object",
                advice: "remove the stub: a call without a stub is recorded and replayed")
        case .redacted(let call, let argument, let rule, let place):
            Wording(
                "\(call)\(place.map { " (\($0))" } ?? "") accepts no call: the rule \(rule) of the tape redacts \(argument)",
                advice: "accept any \(argument) with .any, and tell the calls apart by another argument")
        }
    }
}

/// What to do instead of an expectation of the test, which a tape refuses.
let insteadOfExpecting =
    "verify the call after the code has run, with verify(_:) or didCall(_:), or answer it with stub(_:)"
