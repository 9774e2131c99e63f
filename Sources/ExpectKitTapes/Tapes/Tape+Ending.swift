import ExpectKit
import Foundation

extension Tape {
    /// Ends the tape: writes what was recorded, and reports it, or reports what differs from a tape that is checked.
    ///
    /// The trait `.tape` and `XCTestCase.tape()` call it at the end of the test. A test may call it earlier, and repeatedly.
    public func finish() {
        if isRecording { discardUnplayable() }
        let (ending, hadFile) = state.withLock { $0.finish() }
        switch ending {
        case .nothing: break
        case .write(let file, let reason): write(file, reason)
        case .keep(let reason): report(.notReplaced(reason, path: path))
        case .replayed(let hasFailed, let unusedMocks):
            for mock in unusedMocks { report(.unusedMock(mock)) }
            if let hasFailed { place.markAsFailed(hasFailed) }
        case .checked(let run, let unusedMocks):
            for mock in unusedMocks { report(.unusedMock(mock)) }
            var comparisons = checks.map { $0(run, self) }
            comparisons.addMovedCalls()
            for comparison in comparisons { report(comparison) }
        }
        if hadFile { place.release() }
    }

    /// Reports all differences of a mock as one failure.
    private func report(_ comparison: TapeComparison) {
        let (differences, site) = (comparison.differences, comparison.site)
        if !differences.all.isEmpty {
            report(.differs(differences), at: site)
        } else if differences.unreached > 0 {
            report(
                .notReached(
                    mock: differences.mock, missing: differences.unreached, of: comparison.entryCount),
                at: site)
        }
    }

    private func write(_ file: TapeFile, _ reason: TapeProblem.RecordingReason) {
        do {
            var file = file
            file.recorded = today()
            let hasChanged = try place.write(file)
            place.markAsFailed(false)
            guard hasChanged || reason != .always else { return }
            report(.recorded(reason, calls: file.entries.count, path: path))
        } catch {
            report(.notWritten(reason: (error as? TapeFlaw)?.words ?? words(of: error), path: path))
        }
    }

    /// Discards a recording that could not be replayed, or that has a secret.
    private func discardUnplayable() {
        for redaction in redactions {
            for reason in redaction.counts.discardReasons { discard(reason, at: redaction.counts.site) }
        }
        if secrets.occur(in: place.title) || redacted(place.title) != place.title { discard(.secretInName, at: site) }
        for entry in state.withLock({ $0.entries }) {
            let name = caseName(of: entry.call) ?? "a call"
            if entry.outcome == .open { discard(.call(name, mock: entry.mock, .unfinished), at: site) }
            if let place = entry.place(of: secrets) {
                discard(.call(name, mock: entry.mock, .secret(place)), at: site)
            }
        }
    }
}

/// The description of an error of a file by the operating system, which says more than that of Foundation.
private func words(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (cause ?? error).localizedDescription
}

extension TapeEntry {
    /// The first place in the entry that contains a secret which a rule redacted elsewhere.
    fileprivate func place(of secrets: TapeSecrets) -> SecretPart? {
        var found: [SecretPart] = []
        call.forEachText { path, text, isNumber in
            guard secrets.occur(in: text, isNumber: isNumber) else { return }
            let argument = path.dropFirst().joined(separator: ".")
            found.append(argument.isEmpty ? .call : .argument(argument))
        }
        func search(_ value: JSONValue?, _ place: SecretPart) {
            value?.forEachText { if secrets.occur(in: $1, isNumber: $2) { found.append(place) } }
        }
        switch outcome {
        case .returned(let value): search(value, .result)
        case .threw(let error):
            search(error.value, .error)
            search(.string(error.words), .error)
        case .done, .open: break
        }
        if secrets.occur(in: mock) { found.append(.mockName) }
        return found.min()
    }
}
