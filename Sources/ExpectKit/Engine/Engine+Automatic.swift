extension Engine: SelfVerifying {
    func verifyItself(afterFailure: Bool) {
        // The test is over: nobody is left to resume what it holds.
        abandonAll()
        guard isUnheard else { return }
        verify(missing: afterFailure ? .warning : .error, isAutomatic: true) { violation in
            guard afterFailure, violation.kind == .missing else { return }
            violation.advice.append("a warning only, as the test had failed already")
        }
    }
}
