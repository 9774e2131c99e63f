// Redacts the secrets in everything that leaves a mock with a tape.

extension FailureDelivery {
    /// Returns a report without the secrets that the rules of a tape redact.
    func published(_ report: FailureReport) -> FailureReport {
        learnDeclaredSecrets()
        guard let interceptor = engine.currentInterceptor else { return report }
        return report.mapText(interceptor.redact)
    }

    /// Registers the secrets of the answers that the test declares.
    func learnDeclaredSecrets() {
        guard let interceptor = engine.currentInterceptor else { return }
        // Reports also show answers of the test that no call has used, so the tape does not know their secrets yet.
        let declared = engine.locked { guarded in
            zip(guarded.state.table.declared, guarded.state.table.progress).map { ($0, $1.answers) }
        }
        for (declaration, answers) in declared {
            let invocation = declaration.of(Invocation.self).invocation
            for answer in answers {
                if case .value(let value) = answer.kind { interceptor.insertSecrets(value, invocation) }
            }
        }
    }

    /// Returns a text without the secrets that the rules of a tape redact.
    func publicWords(_ text: String) -> String { engine.currentInterceptor?.redact(text) ?? text }

    /// Registers the secrets of a value that a report may show, and returns the value.
    func learned<Value>(_ value: Value, _ invocation: Invocation) -> Value {
        engine.currentInterceptor?.insertSecrets(value, invocation)
        return value
    }
}
