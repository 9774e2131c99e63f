/// The advice that failures give to their readers.
enum Advice {
    static let state = "if the state does not matter: leave out when(_:_:)"
    static let orderOfSeveralMocks =
        "if this order does not matter: leave out inOrder(_:), after(_:) or ordered { }"
    static let moreCalls =
        "if it may come more often: times(_:) or anyTimes() on the expectation, or stub the call"
    static let answer = "say what it returns: andReturn(_:), andDo(_:), or a stub of the call"
    static let mention = "stub or expect the call, or make the mock nice to keep it quiet"

    static func early(_ place: DeclarationPlace, _ treatment: MissingCall.EarlyCallTreatment) -> String {
        let advice = "it came before it was expected (\(place)): declare it before the code under test runs"
        return switch treatment {
        case .allowed: "\(advice), or allow it with orAlreadyCalled()"
        case .refused: "\(advice); in a nice mock, or with a stub, orAlreadyCalled() allows it"
        }
    }

    static let order =
        "if this order does not matter: make the mock unordered(), or declare the calls in unordered { }"

    static func expectOrStub(_ situation: String) -> String {
        "\(situation): expect or stub the call, or make the mock nice"
    }

    static func resume(_ wait: String, endsOnCancellation: Bool) -> String {
        "\(wait): resume(returning:) or resume(throwing:) ends the wait"
            + (endsOnCancellation ? ", as cancelling the task does where the requirement throws" : "")
    }

    static let cancelBeforeResuming =
        "it was resumed, and only a call that waits can be cancelled: resume it after the cancellation"

    static func callBeforeCancelling(_ wait: String) -> String {
        "\(wait): await waitUntilCalled() before the task is cancelled"
    }

    static func cancel(_ wait: String) -> String {
        "\(wait): cancel the task that makes the call; a Task { } is not cancelled with the task that started it"
    }

    static func cancelInTime(_ wait: String) -> String {
        "\(wait): cancel it earlier, or raise the limit of andSuspend(atMost:)"
    }

    static func complete(_ handlers: String) -> String {
        "\(handlers) handed over and never called: resume(returning:) calls it"
    }
}

extension Violation.Note {
    /// The sentence of a report. It comes before the advice.
    var words: String {
        switch self {
        case .reassignment(let steps): words(for: steps)
        case .waited(let limit, let place): "waited \(limit) for it (\(place))"
        case .notWaited(let place): "not waited for (\(place)), as the mock had failed already"
        case .waitEnded(let place): "not waited for any longer (\(place)), as a call had come that must not"
        case .checkpoint(let checkpoint):
            "it had not come when the checkpoint \(checkpoint.name)\(checkpoint.orderWords) was passed "
                + "(\(checkpoint.place))"
        case .moreDifferences(let number): "and \(counted(number, "more difference")) like these"
        case .moreCalls(let number): "and \(counted(number, "more call")) like these"
        case .overdue(let declared, let checkpoint):
            "it comes too late: it was expected (\(declared)) before the checkpoint (\(checkpoint)), which reported it; "
                + "a warning only"
        case .notCompared: "what follows differs as well, and was not compared any further"
        case .warningOnly: "a warning only, as the test had failed already"
        case .alreadyReported: "a warning only, as the call was reported when it came"
        }
    }

    private func words(for steps: [ReassignmentFact]) -> String {
        let words = steps.map { step in
            "\(step.greedy) (\(step.greedyPlace)) took a call that "
                + "\(step.narrower) (\(step.narrowerPlace)) accepts as well"
        }
        let narrower = steps.count == 1 ? "the narrower one" : "the narrower ones"
        return words.joined(separator: ", and ")
            + ": declare \(narrower) first, and every call has its place"
    }
}
