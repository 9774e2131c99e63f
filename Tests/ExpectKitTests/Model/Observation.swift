import ExpectKit

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

    /// The result of the queries for the calls of one requirement.
    struct Reply: Equatable {
        var count: Int
        var last: Int?
    }

    var outcome: Outcome?
    /// The failures that the step has reported.
    var failures: [Failure] = []
    /// The failures of a second verification right after that of the step.
    var repeated: [Failure] = []
    var calls: [ModelScript.Call] = []
    var replies: [Reply] = []
}

extension FailureRecorder {
    /// The failures so far, which are removed from the recorder.
    var drained: [Observation.Failure] {
        drain().map { .init(kind: $0.kind, line: $0.location.line, isWarning: $0.severity == .warning) }
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
