internal import ExpectKit

/// A declared value or error, and the first call that it was given to.
struct UsedAnswer<Invocation> {
    let result: Result<Any, any Error>
    let fact: AnswerFact
    let site: CallSite
    let place: DeclarationPlace
    let invocation: Invocation
}

/// How the calls of a mock were answered.
struct UsedAnswers<Invocation> {
    /// The declared values and errors, in the order of the calls that they were given to first.
    private(set) var declared: [UsedAnswer<Invocation>] = []
    private(set) var unchecked = UncheckedCalls()

    init(in snapshot: MockSnapshot<Invocation>) {
        let log = snapshot.journal.log
        var known: Set<ObjectIdentifier> = []
        for call in snapshot.journal.indices {
            let source = log.declaration(of: call).flatMap { _ in log.source(ofAnswerTo: call) }
            let answer = source.flatMap { snapshot.progress[$0.declaration].answer(at: $0.answer) }
            var result: Result<Any, any Error>?
            switch answer?.kind {
            case .value(let value): result = .success(value)
            case .error(let error): result = .failure(error)
            case .action, .asyncAction, .released: unchecked.closures += 1
            case .held: unchecked.suspended += 1
            case .other: unchecked.other += 1
            case .forward: unchecked.forwarded += 1
            case nil where log.outcome(of: call) == .forwarded: unchecked.forwarded += 1
            case nil: unchecked.undeclared += 1
            }
            guard let result, let answer, let source, known.insert(ObjectIdentifier(answer)).inserted else { continue }
            let (invocation, place) = (snapshot.journal.invocations[call], snapshot.declared[source.declaration].place)
            let fact = answer.fact(to: invocation, snapshot.filter)
            let used = UsedAnswer(result: result, fact: fact, site: answer.site, place: place, invocation: invocation)
            declared.append(used)
        }
    }
}

/// The number of calls for each kind of answer that is no declared value or error.
struct UncheckedCalls: Sendable, Equatable {
    var closures = 0
    var suspended = 0
    var forwarded = 0
    var other = 0
    /// Calls that no declared answer answered: they returned nothing or a default value, or were not allowed.
    var undeclared = 0
}
