/// Which diagram shows a mock.
struct DiagramRecord {
    enum Change {
        case isOfScope
        case isAttached
    }

    /// Whether a scope attaches a diagram of all its mocks, so that the mock attaches none.
    private(set) var isOfScope = false
    /// Whether the test that owns the mock has a diagram with its calls.
    private(set) var isAttached = false

    mutating func note(_ change: Change) {
        switch change {
        case .isOfScope: isOfScope = true
        case .isAttached: (isOfScope, isAttached) = (false, true)
        }
    }
}

extension Engine {
    /// Attaches a diagram of the mock to a test that it has failed, unless a scope attaches one of all mocks.
    ///
    /// It is called after each verification and when the mock is deallocated, because nothing tells an engine when its
    /// test ends.
    func attachDiagram() {
        let isDue = locked { guarded in
            guard guarded.delivery.hasReceivedFailure, !guarded.diagram.isOfScope,
                !guarded.diagram.isAttached
            else { return false }
            guarded.diagram.note(.isAttached)
            return true
        }
        guard isDue, reportsToFramework else { return }
        framework.attachDiagram(hasFailed: true) { [history] }
    }

    /// Attaches the diagram of the mock's scope now if the mock has failed, because a checkpoint forgets its calls.
    func attachDiagramOfScope() {
        guard hasFailedTest else { return }
        MadeMocks.current?.attachDiagram { [framework] engines in
            framework.attachDiagram(hasFailed: true) { engines.map(\.history) }
        }
    }

    func noteDiagram(_ change: DiagramRecord.Change) { locked { $0.diagram.note(change) } }

    var hasFailedTest: Bool { reportsToFramework && locked { $0.delivery.hasReceivedFailure } }

    /// The calls of the mock and its failures, without the secrets that the rules of a tape redact.
    var history: MockHistory {
        failures.learnDeclaredSecrets()
        let received = locked { $0.delivery.received }
        // Not the engine, which may be in its `deinit`.
        let interceptor = currentInterceptor
        return snapshot().history(failures: received) { interceptor?.redact($0) ?? $0 }
    }
}

extension DeliveryRecord {
    /// Whether a failure has failed a test, as far as the test framework tells.
    fileprivate var hasReceivedFailure: Bool {
        #if compiler(>=6.3)
            hasFailedTest
        #else
            // Swift Testing of 6.2 does not tell known issues from other ones.
            hasFailed
        #endif
    }
}
