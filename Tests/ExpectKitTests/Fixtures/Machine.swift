@testable import ExpectKit

/// A wrapper with requirements that return a value of any type.
final class Machine: Mocking {
    enum Invocation: Equatable { case get, fetch, other }

    let mock: Mock<Invocation>
    let failures = FailureRecorder()

    init(_ mode: MockMode = .strict) {
        mock = Mock("Machine", mode: mode)
        mock.reporter = failures
        // Backtraces are slow, and other tests assert where a call came from.
        mock.engine.locked { $0.tracesLeft = 0 }
    }

    func get<Value>(_ type: Value.Type = Value.self) -> Value { mock.call(.get) }
    func fetch<Value>(_ type: Value.Type = Value.self) throws -> Value {
        try mock.call(.fetch, throwing: (any Error).self)
    }
    func other<Value>(_ type: Value.Type = Value.self) -> Value { mock.call(.other) }

    /// The words after “answered” in the failures so far.
    var answers: [String] {
        // Loops instead of one expression, which took the type checker seconds.
        var answers: [String] = []
        for report in failures.reports {
            for line in report.unwrappedText.split(separator: "\n") {
                let words: Substring = line.drop { $0 == " " }
                guard words.hasPrefix("answered: ") else { continue }
                answers.append(String(words.dropFirst("answered: ".count)))
            }
        }
        return answers
    }
}
