/// The completion handlers of calls, and the value with which the test resumes them.
final class HeldCompletion<Value>: HeldCalls<Value>, CompletionHolding, @unchecked Sendable {
    /// Takes a call, and a closure that calls its handler. Returns whether it will run the closure.
    typealias Schedule = (_ call: ArrivedCall, _ handler: @escaping () -> Void) -> Bool

    // Not a tuple, with which the compiler of Swift 6.3 crashes.
    struct Role {
        /// The declared call that holds the handlers.
        var declaration: HoldingDeclaration?
        /// Calls the handlers in its order; `nil` if the test calls them.
        var schedule: Schedule?
    }

    let role = Lock(Role())

    var declaration: HoldingDeclaration? { role.withLock { $0.declaration } }

    /// Stores the handler of a call, or calls it at once if there is a value.
    func hold(_ handler: @escaping (Value) -> Void) {
        arrive((), as: nextNumber()) { [self] ending in
            let role = role.withLock { $0 }
            switch ending {
            case .answer(let value):
                let call = role.declaration?.call ?? ArrivedCall(mock: "", words: "a completion handler")
                if role.schedule?(call, { handler(value) }) != true { handler(value) }
            case .abandoned(isReported: false): role.declaration?.reportNotResumed(1, heldAt: site)
            case .abandoned, .expired: break
            }
        }
    }

    func attach(to declaration: HoldingDeclaration) { role.withLock { $0.declaration = declaration } }

    func abandonAndReport() {
        let calls = abandon()
        if !calls.isEmpty { declaration?.reportNotResumed(calls.count, heldAt: site) }
    }
}

/// A holder of completion handlers in an expectation, which reports mistakes to the engine.
protocol CompletionHolding: Sendable {
    func attach(to declaration: HoldingDeclaration)

    /// Drops the handlers, because no one can call them any more, and reports them.
    func abandonAndReport()
}

/// A declared call that holds completion handlers. It reports mistakes even after its mock was deallocated.
struct HoldingDeclaration: Sendable {
    let call: ArrivedCall
    let report: @Sendable (Violation.Problem, CallSite) -> Void
    let reportNotCalled: @Sendable (Waiting) -> Void

    fileprivate func reportNotResumed(_ count: Int, heldAt site: CallSite) {
        report(.notResumed(.completions(count, call: call.words)), site)
    }
}

extension DeclarationReceiver {
    /// Tells the completion handlers that a declared call holds which call it is.
    func attachCompletions(of declaration: TypedDeclaration<Invocation>) {
        let completions = completions(of: declaration)
        guard !completions.isEmpty else { return }
        let (mock, reporter) = (engine.name, engine.reporter)
        // Weak, because the mock keeps these closures alive: through the declaration and its completion handler.
        let holding = HoldingDeclaration(
            call: ArrivedCall(mock: mock, words: describeCall(declaration.invocation)),
            report: { [weak engine] problem, site in
                let violation = Violation(mock: mock, problem: problem, place: FailurePlace(site))
                guard let engine else { return reporter.report(FailureReport(violation)) }
                engine.failures.report(violation)
            },
            reportNotCalled: { [weak engine, weak declaration] in
                guard let declaration else { return }
                engine?.callReports.reportNotCalled(declaration, after: $0)
            })
        for completion in completions { completion.attach(to: holding) }
    }

    /// Abandons the waiting calls and the completion handlers that the test still holds at its end, and reports each.
    func abandonAll() {
        let (declared, progress) = engine.locked { ($0.state.table.declared, $0.state.table.progress) }
        for answer in progress.lazy.flatMap(\.answers) {
            if case .held(let held) = answer.kind { engine.callReports.abandon(held) }
            if case .other(let other) = answer.kind { other.abandon() }
        }
        for declaration in declared where declaration.isCapturing {
            for completion in completions(of: declaration.of(Invocation.self)) { completion.abandonAndReport() }
        }
    }

    private func completions(of declaration: TypedDeclaration<Invocation>) -> [any CompletionHolding] {
        InvocationShape(of: declaration.invocation).arguments.flatMap { ($0.value as? any AnyArg)?.completions ?? [] }
    }
}
