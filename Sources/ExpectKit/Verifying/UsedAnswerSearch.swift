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
    /// The stubs with answers, newest first.
    private let stubs: [TypedDeclaration<Invocation>]
    /// How many calls each stub has answered, by its index.
    private var stubCalls: [Int: Int] = [:]
    private var found = UsedAnswers<Invocation>()
    private var known: Set<ObjectIdentifier> = []

    private init(_ snapshot: MockSnapshot<Invocation>) {
        self.snapshot = snapshot
        stubs = snapshot.declared.reversed().filter {
            $0.role == .stub && !snapshot.progress[$0.index].answers.isEmpty
        }.map(snapshot.call)
    }

    /// Returns the answers. It runs client code: an expectation without an answer was given that of a stub.
    static func answers(in snapshot: MockSnapshot<Invocation>) -> UsedAnswers<Invocation> {
        var search = UsedAnswerSearch(snapshot)
        for call in snapshot.journal.indices { search.add(call) }
        return search.found
    }

    private mutating func add(_ number: Int) {
        let call = snapshot.journal[number]
        guard let (declaration, answer) = answer(to: call, number) else {
            if call.outcome == .forwarded {
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
                UsedAnswer(answer: answer, declaration: declaration, invocation: call.invocation))
        case .action, .asyncAction, .released: found.unchecked.closures += 1
        case .held: found.unchecked.suspended += 1
        case .taped: found.unchecked.taped += 1
        case .forward: found.unchecked.forwarded += 1
        }
    }

    private mutating func answer(
        to call: RecordedCall<Invocation>, _ number: Int
    ) -> (Declaration, Answer)? {
        switch call.outcome {
        case .taken(let index):
            let answer = snapshot.progress[index].answer(to: call.answerIndex)
            return answer.map { (snapshot.declared[index], $0) } ?? stubAnswer(to: call, number)
        case .stubbed(let index):
            stubCalls[index] = call.answerIndex + 1
            return snapshot.progress[index].answer(to: call.answerIndex).map {
                (snapshot.declared[index], $0)
            }
        case .pending, .ignored, .forwarded, .diverged, .refused: return nil
        }
    }

    /// The answer of the newest stub, which a call of an expectation without an answer is given.
    private mutating func stubAnswer(
        to call: RecordedCall<Invocation>, _ number: Int
    ) -> (Declaration, Answer)? {
        guard let stub = stubs.first(where: { $0.since <= number && $0.accepts(call.invocation) }) else {
            return nil
        }
        let calls = stubCalls[stub.index, default: 0]
        stubCalls[stub.index] = calls + 1
        return snapshot.progress[stub.index].answer(to: calls).map { (stub, $0) }
    }
}
