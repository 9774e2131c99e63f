extension ReportedCallOutcome {
    func wording(of mock: String, _ headline: Headline) -> Wording {
        let text = text(in: mock, headline)
        func mention(_ role: FailureReport.Candidate.Role, _ fact: DeclarationFact) -> Mention {
            Mention(role, fact, besides: text.contains(fact.call) ? fact.call : nil)
        }
        switch explanation {
        case .missing(let declaration, _), .replaced(let declaration):
            return Wording(text, mentions: [mention(.declared, declaration)])
        case .missingElsewhere(let fact), .movedBefore(let fact):
            return Wording(text, mentions: [Mention(.before, fact)])
        case .moved(let before, let after):
            let others = [before.map { mention(.before, $0) }, after.map { mention(.after, $0) }]
            return Wording(text, mentions: others, advice: Advice.order)
        case .added: return Wording(text)
        }
    }

    private func text(in mock: String, _ headline: Headline) -> String {
        switch explanation {
        case .missing(let declaration, let isNever): lacking(declaration.call, isNever: isNever, headline)
        case .missingElsewhere(let fact):
            lacking(fact.subject.words(in: mock), isNever: fact.stage.calls == 0, headline)
        case .moved(let before, let after): headline.moved(call, before: before?.call, after: after?.call)
        case .movedBefore(let fact): headline.moved(call, before: fact.subject.words(in: mock), after: nil)
        case .replaced(let declaration):
            headline.comparison(of: call, " was called instead of ", declaration.call)
        case .added: headline.sentence("", call, " was called in addition to the expected calls")
        }
    }

    private func lacking(_ missing: String, isNever: Bool, _ headline: Headline) -> String {
        let lack = isNever ? "was never called" : "was called too few times"
        return headline.comparison(of: missing, " \(lack); it was expected before ", reported)
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
