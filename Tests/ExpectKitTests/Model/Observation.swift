@testable import ExpectKit

/// The visible state of a mock after one step of a script.
struct Observation {
    /// What a call returned or threw.
    enum Outcome: Equatable {
        case value(Int), nothing, error(Int), unansweredError
    }

    struct Failure: Hashable {
        var kind: FailureReport.Kind
        var line: Int
        var isWarning = false
    }

    /// A note about a call that was reported when it was made.
    struct Note: Equatable {
        let kind: FailureReport.Kind
        let line: Int
        let isWarning: Bool
        let call: String?
        /// The line and the role of the expectation that it names.
        let named: Int?
        let role: FailureReport.Candidate.Role?
        let text: String
    }

    /// The result of the queries for the calls of one requirement.
    struct Reply: Equatable {
        var count: Int
        var last: Int?
    }

    var outcome: Outcome?
    /// The failures that the step has reported.
    var failures: [Failure] = []
    /// The notes that the step has reported.
    var notes: [Note] = []
    /// The failures of a second verification right after that of the step.
    var repeated: [Failure] = []
    /// The notes of that second verification.
    var repeatedNotes: [Note] = []
    var calls: [ModelScript.Call] = []
    var replies: [Reply] = []
}

extension FailureRecorder {
    /// The failures and the notes so far, which are removed from the recorder.
    var drained: (failures: [Observation.Failure], notes: [Observation.Note]) {
        let reports = drain()
        return (
            reports.filter { !$0.isNote }
                .map { .init(kind: $0.kind, line: $0.location.line, isWarning: $0.severity == .warning) },
            reports.filter(\.isNote).map { note in
                .init(
                    kind: note.kind, line: note.location.line, isWarning: note.severity == .warning,
                    call: note.call, named: note.candidates.first?.location.line,
                    role: note.candidates.first?.role, text: note.text)
            }
        )
    }
}

extension Observation.Failure: CustomStringConvertible {
    var description: String { "\(kind) at line \(line)\(isWarning ? ", a warning" : "")" }
}

extension Observation.Outcome: CustomStringConvertible {
    var description: String {
        switch self {
        case .value(let value): "the value \(value)"
        case .nothing: "nothing"
        case .error(let error): "the error \(error)"
        case .unansweredError: "an UnansweredCallError"
        }
    }
}

extension Observation.Reply: CustomStringConvertible {
    var description: String { last.map { "\(count), the last with \($0)" } ?? "\(count)" }
}
