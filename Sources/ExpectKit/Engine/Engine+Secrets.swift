// What leaves a mock that is on a tape passes through here, so that its secrets stay where they are.

extension Engine {
    /// Returns a report without the secrets that the rules of a tape redact.
    func published(_ report: FailureReport) -> FailureReport {
        guard let interceptor = currentInterceptor else { return report }
        // The answers of the test itself are in reports, though no call has come to them.
        let declared = locked { guarded in
            zip(guarded.state.table.declared, guarded.state.table.progress).map { ($0, $1.answers) }
        }
        for (declaration, answers) in declared {
            let invocation = declaration.of(Invocation.self).invocation
            for answer in answers {
                if case .value(let value) = answer.kind { interceptor.insertSecrets(value, invocation) }
            }
        }
        return report.mapText(interceptor.redact)
    }

    /// Returns a text without the secrets that the rules of a tape redact.
    func publicWords(_ text: String) -> String { currentInterceptor?.redact(text) ?? text }

    /// Returns a value, of which a report may tell, when its secrets are known.
    func learned<Value>(_ value: Value, _ invocation: Invocation) -> Value {
        currentInterceptor?.insertSecrets(value, invocation)
        return value
    }
}
