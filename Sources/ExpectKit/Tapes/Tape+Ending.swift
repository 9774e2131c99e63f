extension Tape {
    /// Ends the tape. What was recorded is written, and the test told.
    ///
    /// It is called at the end of a test that has the trait, and may be called earlier, or again.
    public func finish() {
        let wasUsed = state.withLock { $0.phase != .idle && $0.phase != .finished && $0.phase != .refused }
        if isRecording { check() }
        let ending = state.withLock { $0.finish() }
        switch ending {
        case .nothing: break
        case .write(let file, let reason): write(file, reason)
        case .keep(.failed):
            tell(
                "it was not recorded anew, as the test has failed: \(path)",
                advice: "mend the test, and record the tape again; what was there before is there still",
                severity: .warning)
        case .keep(.withoutCalls):
            tell(
                "it was not recorded anew, as the test has made no call: \(path)",
                advice:
                    "let the test make its calls, or remove the tape; what was there before is there still")
        case .played(let hasFailed, let strangers):
            for mock in strangers {
                tell(
                    "it has calls of \(mock), and no mock of that name has used it",
                    advice: "let the mock use the tape, or record the tape again without it")
            }
            if let hasFailed { place.markAsFailed(hasFailed) }
        }
        if wasUsed { place.giveBack() }
    }

    private func write(_ file: TapeFile, _ reason: TapeState.Reason) {
        let calls = counted(file.entries.count, "call")
        do {
            let hasChanged = try place.write(file)
            place.markAsFailed(false)
            switch reason {
            case .wasMissing:
                tell(
                    "it was missing, and has been recorded with \(calls): \(path)",
                    advice: "look it over, commit it, and run the test again")
            case .hadFailed:
                tell(
                    "it had failed, and has been recorded anew with \(calls): \(path)",
                    advice: "look at what has changed, commit it, and run the test again")
            case .always where hasChanged:
                tell(
                    "it has been recorded anew with \(calls), and has changed: \(path)",
                    advice: "look at what has changed, and commit it", severity: .warning)
            case .always: break
            }
        } catch {
            tell(
                "it could not be written: \(TapePlace.reason(of: error)): \(path)",
                advice: "what was there before is there still")
        }
    }

    // MARK: What keeps it from being written

    /// Refuses to write what could not be played, or has a secret.
    private func check() {
        for (log, _) in tracks.withLock({ $0 }) {
            for (words, advice) in log.complaints { spoil(words, advice: advice, at: log.site) }
        }
        if secrets.areIn(place.title) {
            spoil(Self.secretName.words, advice: Self.secretName.advice, at: site)
        }
        for entry in state.withLock({ $0.entries }) {
            let name = caseName(of: entry.call) ?? "a call"
            if entry.outcome == .open {
                spoil(
                    "\(name) of \(entry.mock) cannot be recorded: it had not come back when the tape ended",
                    advice: "wait for the call before the test ends, or stub it", at: site)
            }
            if let place = placeOfSecret(in: entry) {
                spoil(
                    "\(name) of \(entry.mock) cannot be recorded: \(place) holds what a rule took from another place",
                    advice: "redact it there as well", at: site)
            }
        }
    }

    /// The first place in an entry that has what a rule by name took elsewhere.
    private func placeOfSecret(in entry: TapeEntry) -> String? {
        var found: [String] = []
        entry.call.forEachText { path, text, isNumber in
            if secrets.areIn(text, isNumber: isNumber) {
                let argument = path.dropFirst().joined(separator: ".")
                found.append(argument.isEmpty ? "the call" : "the argument “\(argument)”")
            }
        }
        func search(_ value: JSONValue?, _ place: String) {
            value?.forEachText { if secrets.areIn($1, isNumber: $2) { found.append(place) } }
        }
        switch entry.outcome {
        case .returned(let value): search(value, "the result")
        case .threw(let error):
            search(error.value, "the error")
            search(.string(error.words), "the error")
        case .done, .open: break
        }
        if secrets.areIn(entry.mock) { found.append("the name of the mock") }
        return found.sorted().first
    }

    static var secretName: (words: String, advice: String) {
        (
            "its name holds a secret that a rule redacts",
            "give it another name: Tape(\"…\") or .tape(\"…\")"
        )
    }

    // MARK: What it tells

    /// Tells the test something of the tape itself.
    func tell(
        _ words: String, advice: String, at other: CallSite? = nil, severity: FailureReport.Severity = .error,
        hidesName: Bool = false
    ) {
        let violation = Violation(
            kind: .tape, mock: hidesName || hasSecretName ? redactedText : "\(place.name).json", call: words,
            advice: [advice], place: FailurePlace(other ?? site))
        reporter.report(FailureReport(violation, severity: severity).mapText(self.words))
    }

    /// Takes the secrets that the rules of its mocks redact from a text.
    func words(_ text: String) -> String {
        tracks.withLock { $0 }.reduce(text) { $1.redaction.words($0) }
    }

    private var hasSecretName: Bool { words(place.title) != place.title }
}
