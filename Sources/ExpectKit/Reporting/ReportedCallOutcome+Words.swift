// The text of the note for a call that was reported when it was made, once a verification knows what it was.

extension ReportedCallOutcome {
    func wording(of mock: String, _ headline: Headline) -> Wording {
        let text = text(in: mock, headline)
        return Wording(headline: text, mentions: mentions(besides: text), advice: advice)
    }

    private func text(in mock: String, _ headline: Headline) -> String {
        switch explanation {
        case .missing(let declaration, let isNever):
            lacking(declaration.call, isNever: isNever, headline)
        case .missingElsewhere(let fact):
            lacking(fact.subject.words(in: mock), isNever: fact.stage.calls == 0, headline)
        case .moved(let before, let after):
            headline.moved(call, before: before?.call, after: after?.call)
        case .movedBefore(let fact):
            headline.moved(call, before: fact.subject.words(in: mock), after: nil)
        case .replaced(let declaration):
            headline.comparison(of: call, " was called instead of ", declaration.call)
        case .added: headline.sentence("", call, " was called in addition to the expected calls")
        }
    }

    private func lacking(_ missing: String, isNever: Bool, _ headline: Headline) -> String {
        let lack = isNever ? "was never called" : "was called too few times"
        return headline.comparison(of: missing, " \(lack); it was expected before ", reported)
    }

    private var advice: [String] { if case .moved = explanation { [Advice.order] } else { [] } }

    private func mentions(besides headline: String) -> [Mention] {
        func mention(_ role: FailureReport.Candidate.Role, _ fact: DeclarationFact) -> Mention {
            Mention(role, fact, besides: headline.contains(fact.call) ? fact.call : nil)
        }
        return switch explanation {
        case .missing(let declaration, _), .replaced(let declaration): [mention(.declared, declaration)]
        case .missingElsewhere(let fact), .movedBefore(let fact):
            [Mention(.before, fact).naming(fact.order)]
        case .moved(let before, let after):
            [before.map { mention(.before, $0) }, after.map { mention(.after, $0) }].compactMap(\.self)
        case .added: []
        }
    }

    /// The kind of failure that the note tells of, and the call that it is about.
    var subject: (kind: FailureReport.Kind, call: String?) {
        switch explanation {
        case .missing(let declaration, _): (.missing, declaration.call)
        case .missingElsewhere(let fact): (.missing, fact.subject.call ?? call)
        case .moved, .movedBefore: (.outOfOrder, call)
        case .replaced, .added: (.unexpected, call)
        }
    }
}

extension Mention {
    /// Returns the line with the name of an order, if the order has one.
    func naming(_ order: String?) -> Mention {
        guard let order else { return self }
        var mention = self
        mention.details.append("in the order \"\(order)\"")
        return mention
    }
}
