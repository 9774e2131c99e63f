/// What a verification finds out about a call that was reported when it was made.
///
/// When a call comes out of turn, it is unknown whether the expected call was left out, comes later, or was replaced.
/// The alignment of both sequences knows, so the verification adds a note to the failure.
struct ReportedCallOutcome: Sendable, Equatable {
    indirect enum Explanation: Sendable, Equatable {
        /// The expected call was never made, or not often enough, so the reported call was made too early.
        case missing(DeclarationFact, isNever: Bool)
        /// The same for the call of another mock, in an order across mocks.
        case missingElsewhere(OrderFact)
        /// The call came before a call that should have come first, or after one that should have come later.
        case moved(before: DeclarationFact?, after: DeclarationFact?)
        /// The call came before a call of another mock that should have come first.
        case movedBefore(OrderFact)
        /// The call came in place of an expected one, with the differences if their case is the same.
        case replaced(DeclarationFact)
        /// All expected calls of the same kind came as well.
        case added
    }

    /// The call that the note is about: mostly the reported one.
    let call: String
    /// The call that was reported.
    let reported: String
    let explanation: Explanation

    /// Whether the failure of the call, when it came, said the same, or gave another reason.
    func isSaid(by failure: Violation) -> Bool {
        // Then the declarations are in the wrong order, and not the calls.
        if failure.notes.contains(where: \.isReassignment) { return true }
        switch (explanation, failure.problem) {
        case (.replaced(let expected), .unexpected(let unexpected)):
            let named =
                unexpected.nearest.isEmpty
                ? [unexpected.overload, unexpected.next].compactMap(\.self) : unexpected.nearest
            return named.count == 1 && named[0].position == expected.position
        // If it named an expectation that still needed a call, it said something else.
        case (.added, .unexpected(let unexpected)):
            return unexpected.nearest.allSatisfy { $0.count?.isSatisfied(by: $0.calls) != false }
        case (.added, .surplus), (.added, .exceeded), (.added, .rejected): return true
        default: return false
        }
    }
}
