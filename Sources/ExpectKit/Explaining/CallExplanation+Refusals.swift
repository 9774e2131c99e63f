// Explains calls that a rejection or a count refuses, and calls that are only mentioned.

extension CallExplanation {
    /// Describes a call that was rejected.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - index: The declaration that rejects it.
    func rejected(
        _ call: Int, by index: Int, _ trace: CapturedTrace?, answer: GivenAnswer?
    ) -> Violation {
        let declaration = snapshot.declared[index]
        return violation(of: call, trace, answer, near: declaration.site) { words in
            .rejected(call: words, by: snapshot.fact(of: declaration))
        }
    }

    /// Describes a call that came more often than its written count allows.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - index: The declaration that counts it.
    func exceeded(
        _ call: Int, _ index: Int, _ trace: CapturedTrace?, answer: GivenAnswer?
    ) -> Violation {
        let declaration = snapshot.declared[index]
        return violation(of: call, trace, answer, near: declaration.site) { words in
            .exceeded(call: words, snapshot.fact(of: declaration, exceededBy: call))
        }
    }

    /// Describes a call that a naggy mock ignored.
    ///
    /// - Parameter call: The call's number in the journal.
    func uninteresting(_ call: Int, _ trace: CapturedTrace?, answer: GivenAnswer?) -> Violation {
        violation(of: call, trace, answer, near: nil) { .uninteresting(call: $0) }
    }

    private func violation(
        of number: Int, _ trace: CapturedTrace?, _ answer: GivenAnswer?, near declaration: CallSite?,
        _ problem: (String) -> Violation.Problem
    ) -> Violation {
        let call = snapshot.journal[number]
        let (origin, frame) = snapshot.origin(from: call.site, trace)
        return Violation(
            mock: snapshot.mock, problem: problem(describeCall(call.invocation)),
            place: snapshot.place(from: call.site, origin, frame: frame, or: declaration), origin: origin,
            answer: answer)
    }
}
