import ExpectKit

// Whether the notes about the calls that were reported when they were made can be true.

extension ReferenceModel {
    /// Compares the notes of a verification with the events.
    ///
    /// A note is a warning at the line of a failure, of which each has at most one, and says nothing that the events
    /// contradict.
    mutating func judge(_ notes: [Observation.Note]) -> String? {
        for note in notes {
            guard note.isWarning else { return "a note is an error: \(note.text)" }
            guard let index = linesWithoutNote.firstIndex(of: note.line) else {
                return "no failure at line \(note.line) lacks a note: \(note.text)"
            }
            linesWithoutNote.remove(at: index)
            if !isTrue(note) { return "this is not so: \(note.text)" }
        }
        return nil
    }

    /// Only a verification knows enough for a note.
    func judgeNoNotes(_ seen: Observation, after step: ModelScript.Step) -> String? {
        switch step {
        case .verify, .checkpoint: nil
        default: seen.notes.first.map { "this note comes too early: \($0.text)" }
        }
    }

    private func isTrue(_ note: Observation.Note) -> Bool {
        let named = expectations.first { entries[$0].line == note.named }
        switch note.kind {
        case .missing:
            guard let named, unmet.contains(named), isUntaken(named) else { return false }
            return note.text.contains("was never called") == !events.contains { accepts(named, $0.call) }
        case .outOfOrder: return named.map { isMoved(note, $0) } ?? false
        case .unexpected:
            // Either in place of an expected call, or in addition to all of them.
            return named.map(unmet.contains) ?? (note.named == nil)
        default: return false
        }
    }

    /// Whether all calls that an expectation accepts were allowed.
    private func isUntaken(_ index: Int) -> Bool {
        events.allSatisfy { !accepts(index, $0.call) || $0.verdict.taker != nil }
    }

    /// Whether the call was made before, or after, a call of the named expectation.
    private func isMoved(_ note: Observation.Note, _ named: Int) -> Bool {
        events.indices.contains { one in
            "\(events[one].call)" == note.call
                && events.indices.contains { other in
                    accepts(named, events[other].call) && (note.role == .before ? one < other : other < one)
                }
        }
    }
}
