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
                return forgive(invocation, as: type, mention: isMentioned ? ticket : nil, at: site)
            case .refuse(let refusal):
                guard let ticket else { continue }
                return refuse(invocation, refusal, ticket, as: type, canForward: canForward)
            }
        }
    }
}
