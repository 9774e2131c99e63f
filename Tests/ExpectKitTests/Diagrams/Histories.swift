@testable import ExpectKit
@testable import ExpectKitDiagrams

/// Histories of mocks that no test has called.
enum Histories {
    /// A history whose calls come at full seconds.
    ///
    /// - Parameters:
    ///   - name: The name of the mock.
    ///   - calls: The second and the mark of each call.
    static func history(
        _ name: String = "Shelf", _ calls: [(second: Int, mark: MockHistory.Mark)] = [],
        texts: [String]? = nil, answers: [String?] = []
    ) -> MockHistory {
        var history = MockHistory(name: name)
        history.calls = calls.map { MockHistory.Call(time: time($0.second), mark: $0.mark) }
        history.describe = { texts?[$0] ?? "call \($0)" }
        history.describeAnswer = { answers.indices.contains($0) ? answers[$0] : nil }
        return history
    }

    /// A history of expected calls, one each second.
    static func long(_ count: Int, _ change: (inout MockHistory) -> Void = { _ in }) -> MockHistory {
        var history = history("Long", (0..<count).map { ($0, .expected) })
        change(&history)
        return history
    }

    static func time(_ second: Int) -> LogicalTime { LogicalTime(number: UInt64(second)) }

    /// A failure of a mock.
    static func failure(
        _ problem: Violation.Problem, of mock: String = "Shelf", severity: FailureReport.Severity = .error
    ) -> FailureReport {
        FailureReport(
            Violation(mock: mock, problem: problem, place: FailurePlace(Sites.site(40))), severity: severity)
    }
}

extension SequenceDiagram {
    /// Its events, one line each.
    var lines: [String] { events.map(\.line) }
}

extension SequenceDiagram.Event {
    fileprivate var line: String {
        switch self {
        case .call(let call):
            "\(call.number) \(call.lifeline) \(call.mark) \(call.text)"
                + (call.answer.map { " → \($0)" } ?? "") + (call.isSuspended ? " waits" : "")
                + (call.failure.map { " #\($0)" } ?? "")
        case .answer(let answer): "(\(answer.call)) \(answer.lifeline) → \(answer.text)"
        case .missing(let missing):
            "? \(missing.lifeline) \(missing.text), \(missing.detail)"
                + (missing.failure.map { " #\($0)" } ?? "")
        }
    }
}
