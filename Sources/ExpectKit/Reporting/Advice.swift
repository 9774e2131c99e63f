/// The advice that several failures give to their readers.
enum Advice {
    static let order = "if this order does not matter, use unordered() or unordered { }"
    static let orderOfSeveralMocks =
        "if this order does not matter, remove inOrder(_:), after(_:) or ordered { }"
    static let correctOrDeclare = "correct the call, or expect or stub it"
}

extension Violation.Note {
    /// The sentence of a report. It comes before the advice.
    var words: String {
        switch self {
        case .reassignment(let steps): words(for: steps)
        case .waited(let limit, let place, _): "the test waited \(limit) for the call (\(place))"
        case .neverCalledBack(let dropped):
            "\(dropped.subject) was never called (\(dropped.declaration.place)): the call may be made in it"
        case .notWaited(let place):
            "the test did not wait for the call (\(place)) because the mock had already failed"
        case .waitCancelled(let place): "the wait for the call (\(place)) was cancelled"
        case .waitEnded(let place): "the wait for the call (\(place)) ended because a forbidden call was made"
        case .checkpoint(let checkpoint):
            "it was not called before the checkpoint \(checkpoint.name)"
                + (checkpoint.order.map { " of the order \"\($0)\"" } ?? "") + " (\(checkpoint.place))"
        case .moreDifferences(let number):
            "\(counted(number, "more difference")) \(number == 1 ? "is" : "are") not shown"
        case .moreCalls(let number): "\(counted(number, "more call")) \(number == 1 ? "is" : "are") not shown"
        case .overdue(let declared, let checkpoint):
            "the call was made too late: it was expected (\(declared)) before the checkpoint (\(checkpoint)), which "
                + "reported it as missing, so this is a warning"
        case .notCompared: "too many calls differ, so the rest was not compared"
        case .warningOnly: "this is a warning because the test has already failed"
        case .alreadyReported: "this is a warning because the same mistake has failed the test before"
        case .other(let note): note.words
        }
    }

    /// How long the test waited for the call, if it did.
    var wait: String? {
        guard case .waited(let limit, _, let isBlockingMain) = self else { return nil }
        return "within \(limit)" + (isBlockingMain ? ", and the wait blocked the main actor" : "")
    }

    var advice: String? {
        switch self {
        case .other(let note): note.advice
        case .waited(_, _, isBlockingMain: true): "write `await verify(within:)` in an async test"
        default: nil
        }
    }

    private func words(for steps: [ReassignmentFact]) -> String {
        let words = steps.map { step in
            "\(step.greedy.call) (\(step.greedy.place)) took a call that "
                + "\(step.narrower.call) (\(step.narrower.place)) also accepts"
        }
        let narrower = steps.count == 1 ? "the narrower one" : "the narrower ones"
        return words.joined(separator: ", and ") + ": declare \(narrower) first"
    }
}
