@testable import ExpectKit

/// What a script is played on: a wrapper with a requirement of each kind, that may have a real object.
final class ScriptedDouble: Mocking {
    enum Invocation { case get(Arg<Int>), put(Arg<Int>), load(Arg<Int>), save(Arg<Int>) }

    let mock: Mock<Invocation>
    let failures: FailureRecorder
    private let hasReal: Bool

    init(_ script: ModelScript, _ failures: FailureRecorder) {
        mock = Mock("Double", mode: script.mode, ordering: script.ordering)
        mock.reporter = failures
        self.failures = failures
        hasReal = script.hasReal
    }

    /// Lets the next failures have no backtrace.
    ///
    /// To find out where a call came from takes long, and thousands of scripts make more failures than that allows.
    /// The place of a failure is a declaration's line then, and never the caller's. A reset forgets it.
    func takeNoTraces() {
        mock.engine.locked { $0.tracesLeft = 0 }
    }

    func get(_ argument: Int, line: UInt) -> Int {
        guard hasReal else { return mock.call(.get(.value(argument)), line: line) }
        return mock.call(.get(.value(argument)), line: line) { realAnswer(to: argument) }
    }

    func put(_ argument: Int, line: UInt) {
        guard hasReal else { return mock.call(.put(.value(argument)), line: line) }
        mock.call(.put(.value(argument)), line: line) {}
    }

    func load(_ argument: Int, line: UInt) throws -> Int {
        guard hasReal else {
            return try mock.call(.load(.value(argument)), throwing: (any Error).self, line: line)
        }
        return try mock.call(.load(.value(argument)), line: line) { () throws -> Int in
            if argument == 3 { throw ScriptedError(realAnswer(to: argument)) }
            return realAnswer(to: argument)
        }
    }

    func save(_ argument: Int, line: UInt) throws {
        guard hasReal else {
            return try mock.call(.save(.value(argument)), throwing: (any Error).self, line: line)
        }
        try mock.call(.save(.value(argument)), line: line) { () throws in
            if argument == 3 { throw ScriptedError(realAnswer(to: argument)) }
        }
    }
}

/// An error of a script.
struct ScriptedError: Error, Equatable {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

/// What the real object returns or throws, which no declaration does.
func realAnswer(to argument: Int) -> Int { -argument }
