/// An answer that a test declares, with the first call that it was given to.
struct UsedAnswer<Invocation> {
    let answer: Answer
    let declaration: Declaration
    let invocation: Invocation
}

/// The answers that the calls of a mock were given.
struct UsedAnswers<Invocation> {
    /// The declared values and errors, in the order of the calls that they were given to first.
    var declared: [UsedAnswer<Invocation>] = []
    /// The calls that were answered in another way.
    var unchecked = UncheckedCalls()
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
        case .value, .error:
            guard known.insert(ObjectIdentifier(answer)).inserted else { return }
            found.declared.append(
                UsedAnswer(
                    answer: answer, declaration: declaration, invocation: snapshot.journal.invocations[call]))
        case .action, .asyncAction, .released: found.unchecked.closures += 1
        case .held: found.unchecked.suspended += 1
        case .taped: found.unchecked.taped += 1
        case .forward: found.unchecked.forwarded += 1
        }
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
