/// An answer that a test declares, with the first call that it was given to.
package struct UsedAnswer<Invocation> {
    package let result: Result<Any, any Error>
    package let fact: AnswerFact
    package let site: CallSite
    /// The place of the declared call.
    package let place: DeclarationPlace
    package let invocation: Invocation
}

/// The answers that the calls of a mock were given.
package struct UsedAnswers<Invocation> {
    /// The declared values and errors, in the order of the calls that they were given to first.
    package fileprivate(set) var declared: [UsedAnswer<Invocation>] = []
    /// The calls that were answered in another way.
    package fileprivate(set) var unchecked = UncheckedCalls()
}

/// The number of calls for each kind of answer that is no declared value or error.
package struct UncheckedCalls: Sendable, Equatable {
    package var closures = 0
    package var suspended = 0
    package var forwarded = 0
    /// Answers of other products.
    package var other = 0
    /// Calls that no declared answer answered: they returned nothing or a default value, or were not allowed.
    package var undeclared = 0

    package init() {}
}

/// Finds the answers that the calls of a mock were given.
struct UsedAnswerSearch<Invocation> {
    private let snapshot: MockSnapshot<Invocation>
    private var found = UsedAnswers<Invocation>()
    private var known: Set<ObjectIdentifier> = []

    static func answers(in snapshot: MockSnapshot<Invocation>) -> UsedAnswers<Invocation> {
        var search = UsedAnswerSearch(snapshot: snapshot)
        for call in snapshot.journal.indices { search.add(call) }
        return search.found
    }

    private init(snapshot: MockSnapshot<Invocation>) { self.snapshot = snapshot }

    private mutating func add(_ call: Int) {
        guard let (declaration, answer) = answer(to: call) else {
            if snapshot.journal.outcome(of: call) == .forwarded {
                found.unchecked.forwarded += 1
            } else {
                found.unchecked.undeclared += 1
            }
            return
        }
        switch answer.kind {
        case .value(let value): add(.success(value), answer, declaration, call)
        case .error(let error): add(.failure(error), answer, declaration, call)
        case .action, .asyncAction, .released: found.unchecked.closures += 1
        case .held: found.unchecked.suspended += 1
        case .other: found.unchecked.other += 1
        case .forward: found.unchecked.forwarded += 1
        }
    }

    /// Adds a declared value or error, with the first call that it was given to.
    private mutating func add(
        _ result: Result<Any, any Error>, _ answer: Answer, _ declaration: Declaration, _ call: Int
    ) {
        guard known.insert(ObjectIdentifier(answer)).inserted else { return }
        let invocation = snapshot.journal.invocations[call]
        found.declared.append(
            UsedAnswer(
                result: result, fact: answer.fact(to: invocation, snapshot.filter), site: answer.site,
                place: declaration.place, invocation: invocation))
    }

    /// The answer of a call that a declaration took.
    private func answer(to call: Int) -> (Declaration, Answer)? {
        switch snapshot.journal.outcome(of: call) {
        case .taken, .stubbed: break
        case .pending, .ignored, .forwarded, .diverged, .refused: return nil
        }
        guard let source = snapshot.journal.log.source(ofAnswerTo: call) else { return nil }
        return snapshot.progress[source.declaration].answer(to: source.answer).map {
            (snapshot.declared[source.declaration], $0)
        }
    }
}
