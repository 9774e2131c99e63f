// Redacts the secrets in everything that leaves a mock with a filter.

extension FailureDelivery {
    /// Returns a report without the secrets that the filter redacts.
    func published(_ report: FailureReport) -> FailureReport {
        learnDeclaredSecrets()
        guard let filter = engine.currentFilter else { return report }
        return report.mapText(filter.redact)
    }

    /// Registers the secrets of the answers that the test declares.
    func learnDeclaredSecrets() {
        guard let filter = engine.currentFilter else { return }
        // Reports also show answers of the test that no call has used, so the filter does not know their secrets yet.
        let declared = engine.locked { guarded in
            zip(guarded.state.table.declared, guarded.state.table.progress).map { ($0, $1.answers) }
        }
        for (declaration, answers) in declared {
            let invocation = declaration.of(Invocation.self).invocation
            for answer in answers {
                if case .value(let value) = answer.kind { filter.insertSecrets(value, invocation) }
            }
        }
    }

    /// Returns a text without the secrets that the filter redacts.
    func publicWords(_ text: String) -> String { engine.currentFilter?.redact(text) ?? text }

    /// Registers the secrets of a value that a report may show, and returns the value.
    func learned<Value>(_ value: Value, _ invocation: Invocation) -> Value {
        engine.currentFilter?.insertSecrets(value, invocation)
        return value
    }
}
