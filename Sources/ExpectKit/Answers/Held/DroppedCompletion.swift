/// A completion handler that neither the mock nor the test called.
struct DroppedCompletion: Sendable, Equatable {
    let declaration: DeclarationFact
    /// The base name of the call.
    let name: String
    let label: String?

    /// Such as `settle's completion`.
    var subject: String { "\(name)'s \(label ?? "closure")" }

    var wording: Wording {
        Wording(
            "\(subject) was never called", mentions: [Mention(.declared, declaration)],
            advice: "call it with andDo { … }, or hold it with .held(by:) and a PendingCompletion",
            "if it must not be called: andDo { _ in }")
    }
}

extension Violation {
    /// The note for a missing call that the handler may be to make.
    var neverCalledBack: Note? {
        if case .droppedCompletion(let dropped) = problem { .neverCalledBack(dropped) } else { nil }
    }
}

extension MockVerification {
    /// The completion handlers that were never called, of declarations that were not reported for it before.
    ///
    /// A test that has read the calls may have called them, and so may the real object of a partial mock. A mock that
    /// has failed does not warn as well, because its test was not written for the calls that came.
    func droppedCompletions(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        let isLikely = engine.locked { guarded in
            !guarded.delivery.hasFailed && guarded.verification.divergences.isEmpty
                && !guarded.verification.hasReadCalls && guarded.state.mode != .partial
        }
        guard isLikely else { return [] }
        let dropped = snapshot.droppedCompletions
        if dropped.isEmpty { return [] }
        return engine.locked { guarded in
            dropped.filter { guarded.ledger.claim(.droppedCompletion($0.declaration)) }.map(\.violation)
        }
    }
}

extension Engine {
    /// The calls so far. The test may call their arguments.
    var readCalls: Journal<Invocation> {
        locked { $0.verification.hasReadCalls = true }
        return journal
    }
}

/// Finds the completion handlers that no code of the test can have called.
///
/// A function that a call passes is a completion handler if it returns nothing, as the call itself does. A comparator
/// returns a value, and so does a call that registers an observer and returns a token. Only the mock has the handler if
/// the declaration that took the call accepts any value there without keeping it, and answers with nothing: not with a
/// closure, an error, a held answer, or the real object. An expectation without an answer may have reused that of a
/// stub. Each declaration is found once, with the first such call among the latest ones.
extension MockSnapshot {
    fileprivate var droppedCompletions: [(declaration: Int, violation: Violation)] {
        // The declarations that were found, or whose calls cannot drop a handler.
        var settled: Set<Int> = []
        var found: [(declaration: Int, violation: Violation)] = []
        let stubbed = casesWithActingStubs
        for call in latestCalls where found.count < Limits.Verifying.reports {
            guard let index = journal.log.declaration(of: call), !settled.contains(index) else { continue }
            lazy var shape = InvocationShape(of: journal.invocations[call])
            // The arguments of a case have the same types in each call.
            lazy var handlers = shape.arguments.indices.filter {
                isCompletionHandler(type(of: plain(shape.arguments[$0].value)))
            }
            guard mayDrop(index, besides: stubbed), !handlers.isEmpty else {
                settled.insert(index)
                continue
            }
            let answer = progress[index].answer(to: journal.log.answerIndex(of: call))
            let declaration = self.call(declared[index])
            guard answer?.isNothing ?? true, let dropped = handlers.first(where: { isDropped($0, shape, declaration) })
            else { continue }
            settled.insert(index)
            let problem = DroppedCompletion(
                declaration: fact(of: declaration), name: shape.baseName, label: shape.arguments[dropped].label)
            let place = FailurePlace(declaration.site)
            found.append((index, Violation(mock: mock, problem: .droppedCompletion(problem), place: place)))
        }
        return found
    }

    /// Whether a declaration may answer calls that return nothing with nothing, and was not reported for it before.
    private func mayDrop(_ index: Int, besides stubbed: Set<String>) -> Bool {
        let (declaration, progress) = (declared[index], progress[index])
        if progress.returnsValue || ledger.isClaimed(.droppedCompletion(index)) { return false }
        guard progress.answers.isEmpty else { return progress.answers.contains(where: \.isNothing) }
        return declaration.role == .stub || !stubbed.contains(declaration.caseName)
    }

    private var casesWithActingStubs: Set<String> {
        let stubs = declared.suffix(Limits.Explaining.searched).filter { $0.role == .stub }
        return Set(stubs.filter { progress[$0.index].answers.contains { !$0.isNothing } }.map(\.caseName))
    }

    /// Whether a call passes a handler at a position, and its declaration accepts any value there and keeps none.
    private func isDropped(_ place: Int, _ call: InvocationShape, _ declaration: TypedDeclaration<Invocation>) -> Bool {
        guard unwrapped(plain(call.arguments[place].value)) != nil else { return false }
        let arguments = InvocationShape(of: declaration.invocation).arguments
        // The name of a function stands for all of its arguments.
        guard place < arguments.count else { return arguments.isEmpty }
        guard let arg = arguments[place].value as? any AnyArg else { return false }
        return arg.acceptsEverything && !arg.captures
    }

    private func plain(_ argument: Any) -> Any { (argument as? any AnyArg)?.plainValue ?? argument }
}

extension Answer {
    fileprivate var isNothing: Bool { if case .value(let value) = kind { value is Void } else { false } }
}

/// Whether a type is a function that returns nothing, or an optional one.
func isCompletionHandler(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalValue.Type { return isCompletionHandler(optional.wrappedType) }
    return TypeMetadata(of: type)?.functionResult == Void.self
}
