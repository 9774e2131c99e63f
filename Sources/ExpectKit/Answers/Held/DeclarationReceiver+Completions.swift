extension DeclarationReceiver {
    /// Attaches a receiver of failures to the completion handlers that a declared call holds.
    func attachCompletions(of declaration: TypedDeclaration<Invocation>, epoch: Int) {
        let completions = completions(of: declaration)
        guard !completions.isEmpty else { return }
        let receiver = CompletionReceiver(
            engine: engine, declaration: declaration.index, epoch: epoch, mock: engine.name,
            call: describeCall(declaration.invocation), reporter: engine.reporter)
        for completion in completions { completion.attach(receiver) }
    }

    /// Abandons the waiting calls and the completion handlers that the test still holds at its end, and reports each.
    func abandonAll() {
        let (declared, progress) = engine.locked { ($0.state.table.declared, $0.state.table.progress) }
        for answer in progress.lazy.flatMap(\.answers) {
            if case .held(let held) = answer.kind { abandon(held) }
        }
        for declaration in declared where declaration.isCapturing {
            for completion in completions(of: declaration.of(Invocation.self)) { completion.abandon() }
        }
    }

    private func completions(of declaration: TypedDeclaration<Invocation>) -> [any CompletionHolding] {
        InvocationShape(of: declaration.invocation).arguments
            .flatMap { ($0.value as? any AnyArg)?.completions ?? [] }
    }
}

/// Reports problems with a held completion handler, even after its mock was deallocated.
private final class CompletionReceiver<Invocation>: CompletionReceiving, Sendable {
    // Weak, because the mock keeps this object alive: through the declaration and its completion handler.
    private weak let engine: Engine<Invocation>?
    private let declaration: Int
    private let epoch: Int
    let call: ArrivedCall
    private let reporter: any FailureReporter

    init(
        engine: Engine<Invocation>, declaration: Int, epoch: Int, mock: String, call: String,
        reporter: any FailureReporter
    ) {
        self.engine = engine
        self.declaration = declaration
        self.epoch = epoch
        self.call = ArrivedCall(mock: mock, words: call)
        self.reporter = reporter
    }

    func refuseSecondAnswer(at site: CallSite) {
        report(.misuse(.completionCalledTwice(call: call.words)), at: site)
    }

    func reportNotCalled(waited: Duration, at site: CallSite) {
        engine?.callReports.reportNotCalled(
            declaration, epoch: epoch, after: Waiting(limit: waited, site: site))
    }

    func reportNotResumed(_ count: Int, heldAt site: CallSite) {
        report(.notResumed(.completions(count, call: call.words)), at: site)
    }

    private func report(_ problem: Violation.Problem, at site: CallSite) {
        let violation = Violation(mock: call.mock, problem: problem, place: FailurePlace(site))
        if let engine { engine.failures.report(violation) } else { reporter.report(FailureReport(violation)) }
    }
}
