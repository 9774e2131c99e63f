/// An answer for a call that has none of its own.
struct Substitute<Invocation, Output> {
    let response: Engine<Invocation>.Response<Output>
    let source: SubstituteSource<Invocation>
}

/// Where a substitute came from; its words are made only for a report.
enum SubstituteSource<Invocation> {
    /// An expectation of the same case lent its answer.
    case lent(Answer<Invocation>, by: DeclaredCall<Invocation>)
    /// A stub that fits gave its answer.
    case stub(Answer<Invocation>, DeclaredCall<Invocation>)
    /// The real object answers.
    case realObject
    /// A value was made from the type that the call returns.
    case madeUp(Any, Any.Type)
    /// There is nothing to return.
    case nothing(Any.Type)

    /// The words after “answered”; nothing for a call that returns nothing.
    var words: String? {
        switch self {
        case .lent(let answer, let lender):
            "\(answer.bareWords), lent by \(describeCall(lender.invocation)) (\(lender.site))"
        case .stub(let answer, let stub): "\(answer.bareWords), by the stub (\(stub.site))"
        case .realObject: "by the real object, as the mock is partial"
        case .madeUp(is Void, _): nil
        case .madeUp(let value, let type): "\(describe(value)), a value made up for \(type)"
        case .nothing(let type):
            "nothing, as no value of type \(type) can be made up; the process cannot go on"
        }
    }
}

extension Engine {
    /// Finds an answer for a call that was refused: one lent by the nearest expectation of the same case, the
    /// newest matching stub's, the real object's in a partial mock, or a default.
    func substitute<Output>(
        for invocation: Invocation, as type: Output.Type, canForward: Bool
    ) -> Substitute<Invocation, Output> {
        if let lent = lend(to: invocation, as: type) { return lent }
        if let borrowed = borrow(for: invocation, as: type) { return borrowed }
        if canForward, locked({ $0.mode }) == .partial {
            return Substitute(response: .forward, source: .realObject)
        }
        return standIn(as: type)
    }

    /// Makes a value of the type the call returns.
    func standIn<Output>(as type: Output.Type) -> Substitute<Invocation, Output> {
        guard let value = defaultValue(of: type) else {
            return Substitute(response: .impossible(""), source: .nothing(type))
        }
        return Substitute(response: .value(value), source: .madeUp(value, type))
    }

    /// Finds an answer that an expectation lends.
    ///
    /// - Parameter isExact: Whether only an expectation of this very call may lend it.
    func lend<Output>(
        to invocation: Invocation, as type: Output.Type, isExact: Bool = false
    ) -> Substitute<Invocation, Output>? {
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
            // Another thread may have taken it meanwhile, and an answer of another type cannot be lent.
            guard let answer = locked({ $0.lend(nearest.index) }), answer.fits(type) else { continue }
            return Substitute(response: .perform(answer), source: .lent(answer, by: nearest))
        }
    }

    /// Finds the answer of the newest stub that fits.
    private func borrow<Output>(
        for invocation: Invocation, as type: Output.Type
    ) -> Substitute<Invocation, Output>? {
        guard let stub = locked({ $0.answeringStubs }).first(where: { accepts($0, invocation) }),
            let answer = locked({ $0.borrow(from: stub.index) }), answer.fits(type)
        else { return nil }
        return Substitute(response: .perform(answer), source: .stub(answer, stub))
    }

    func forgive<Output>(
        _ invocation: Invocation, as type: Output.Type, mention ticket: Ticket?, at site: CallSite
    ) -> Response<Output> {
        // No stub fits, or it would have answered.
        let substitute = lend(to: invocation, as: type) ?? standIn(as: type)
        if let ticket { mention(ticket, answer: substitute.source.words) }
        if case .impossible = substitute.response {
            return .impossible(
                reportUnanswered(invocation, answer: substitute.source.words, of: nil, at: site).text)
        }
        return substitute.response
    }

    /// Answers a call that its declaration gave no answer to; a call that returns nothing needs none.
    func unanswered<Output>(
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
        let isImpossible = if case .impossible = substitute.response { true } else { false }
        guard isImpossible || !isSilent else { return substitute.response }
        let report = reportUnanswered(invocation, answer: substitute.source.words, of: declaration, at: site)
        return isImpossible ? .impossible(report.text) : substitute.response
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
