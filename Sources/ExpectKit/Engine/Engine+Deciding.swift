extension Engine {
    /// What is to be done about a call, after the engine has decided.
    enum Response<Output> {
        /// Perform an answer, given at a declaration.
        case perform(Answer<Invocation>)
        /// Ask the real object.
        case forward
        /// Return a value that was made for the call, as nothing answers it.
        case value(Output)
        /// There is nothing to return; the failure has been reported, in these words.
        case impossible(String)
    }

    /// Decides about a call, and reports it if it is not allowed.
    func respond<Output>(
        to invocation: Invocation, as type: Output.Type, canForward: Bool, at site: CallSite
    ) -> Response<Output> {
        var ticket: Ticket?
        var verdicts = Verdicts()
        while true {
            let decision = locked { state -> Decision<Invocation> in
                if ticket?.epoch != state.epoch {
                    // A first look, or the mock was reset meanwhile and knows nothing of the call.
                    ticket = Ticket(epoch: state.epoch, number: state.journal.enter(invocation, at: site))
                    verdicts = Verdicts()
                }
                guard let ticket else { return .forgive(isMentioned: false) }
                return state.decide(ticket, verdicts, canForward: canForward)
            }
            switch decision {
            case .compare(let declarations):
                for declaration in declarations {
                    let matches = accepts(declaration, invocation)
                    verdicts.note(matches, for: declaration.index)
                    if matches { break }
                }
            case .answer(let declaration, let answer, let isLent):
                if declaration.isCapturing { capture(invocation, for: declaration.invocation) }
                if isLent, let lent = lend(to: invocation, as: type, isExact: true) { return lent.response }
                if let answer { return .perform(answer) }
                return unanswered(declaration, invocation, as: type, canForward: canForward, at: site)
            case .forward:
                return .forward
            case .forgive(let isMentioned):
                return forgive(invocation, as: type, mention: isMentioned ? ticket : nil)
            case .refuse(let refusal):
                guard let ticket else { continue }
                return refuse(invocation, refusal, ticket, as: type, canForward: canForward)
            }
        }
    }

    // MARK: What answers a call that has no answer

    /// An answer for a call that has none of its own, with the words for where it came from.
    struct Substitute<Output> {
        var response: Response<Output>
        var words: String?
    }

    /// Finds an answer for a call that nothing answers: one lent by the nearest expectation of the same case,
    /// the newest matching stub's, the real object's in a partial mock, or a default.
    func substitute<Output>(
        for invocation: Invocation, as type: Output.Type, canForward: Bool
    ) -> Substitute<Output> {
        if let lent = lend(to: invocation, as: type) { return lent }
        if let borrowed = borrow(for: invocation, as: type) { return borrowed }
        if canForward, locked({ $0.mode }) == .partial {
            return Substitute(response: .forward, words: "by the real object, as the mock is partial")
        }
        return standIn(as: type)
    }

    /// Makes a value of the type the call returns.
    func standIn<Output>(as type: Output.Type) -> Substitute<Output> {
        guard let value = defaultValue(of: type) else {
            let words = "nothing, as no value of type \(type) can be made up; the process cannot go on"
            return Substitute(response: .impossible(words), words: words)
        }
        let words = type == Void.self ? nil : "\(describe(value)), a value made up for \(type)"
        return Substitute(response: .value(value), words: words)
    }

    /// Finds an answer that an expectation lends.
    ///
    /// - Parameter isExact: Whether only an expectation of this very call may lend it.
    private func lend<Output>(
        to invocation: Invocation, as type: Output.Type, isExact: Bool = false
    ) -> Substitute<Output>? {
        guard locked({ !$0.queue.isEmpty }) else { return nil }
        let name = InvocationShape(of: invocation).name
        while true {
            let possible = locked { $0.possibleLenders(for: name) }
            let ranked = possible.map { lender -> (lender: DeclaredCall<Invocation>, differences: Int) in
                if accepts(lender, invocation) { return (lender, 0) }
                return (lender, max(1, callDifferences(lender.invocation, invocation).count))
            }
            // The first of equally near ones is the next in the order.
            guard let (nearest, differences) = ranked.min(by: { $0.differences < $1.differences }),
                differences == 0 || !isExact
            else { return nil }
            // Another thread may have taken it meanwhile.
            guard let answer = locked({ $0.lend(nearest.index) }) else { continue }
            guard answer.fits(type) else { continue }
            let evidence = evidence()
            let position = evidence.queue.firstIndex(of: nearest.index).map {
                "\($0 + 1) of \(evidence.queue.count), "
            }
            let words = "\(answer.bareWords), lent by \(position ?? "")\(describeCall(nearest.invocation))"
            return Substitute(response: .perform(answer), words: words)
        }
    }

    private func borrow<Output>(for invocation: Invocation, as type: Output.Type) -> Substitute<Output>? {
        guard let stub = locked({ $0.answeringStubs }).first(where: { accepts($0, invocation) }),
            let answer = locked({ $0.borrow(from: stub.index) }), answer.fits(type)
        else { return nil }
        return Substitute(
            response: .perform(answer), words: "\(answer.bareWords), by the stub at \(stub.site)")
    }

    private func forgive<Output>(
        _ invocation: Invocation, as type: Output.Type, mention ticket: Ticket?
    ) -> Response<Output> {
        let substitute = substitute(for: invocation, as: type, canForward: false)
        if let ticket { mention(ticket, answer: substitute.words) }
        if case .impossible(let words) = substitute.response {
            return .impossible(reportUnanswered(invocation, answer: words, at: nil).text)
        }
        return substitute.response
    }

    /// Answers a call that its declaration gave no answer to; a call that returns nothing needs none.
    private func unanswered<Output>(
        _ declaration: DeclaredCall<Invocation>, _ invocation: Invocation, as type: Output.Type,
        canForward: Bool, at site: CallSite
    ) -> Response<Output> {
        if declaration.role == .expect, let borrowed = borrow(for: invocation, as: type) {
            return borrowed.response
        }
        let mode = locked { $0.mode }
        if canForward, mode == .partial, declaration.role == .expect { return .forward }
        let substitute = standIn(as: type)
        let isSilent = type == Void.self || mode == .nice || mode == .naggy
        if case .impossible(let words) = substitute.response {
            return .impossible(reportUnanswered(invocation, answer: words, at: declaration.site).text)
        }
        if !isSilent {
            reportUnanswered(invocation, answer: substitute.words, at: declaration.site)
        }
        return substitute.response
    }
}

extension Answer {
    /// Whether it can be the answer of a call that returns a type; an action is not known before it has run.
    func fits<Output>(_ type: Output.Type) -> Bool {
        if case .value(let value) = kind { value is Output } else { true }
    }

    /// The words without the arrow.
    var bareWords: String {
        words.isEmpty ? "nothing" : words.hasPrefix("→ ") ? String(words.dropFirst(2)) : words
    }
}
