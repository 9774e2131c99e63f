@testable import ExpectKit

/// The wrapper on which a script is played. It has a requirement of each kind, and may have a real object.
final class ScriptedDouble: Mocking {
    enum Invocation { case get(Arg<Int>), put(Arg<Int>), load(Arg<Int>), save(Arg<Int>) }

    let mock: Mock<Invocation>
    let failures: FailureRecorder
    private let hasReal: Bool

    init(_ script: ModelScript, _ failures: FailureRecorder) {
        mock = Mock("Double", mode: script.mode, ordering: script.ordering)
        mock.reporter = failures
        if script.isIndexed { mock.engine.locked { $0.state.candidatesWithoutIndex = 0 } }
        self.failures = failures
        hasReal = script.hasReal
    }

    /// Disables backtraces for the next failures, until a reset.
    ///
    /// Backtraces are too slow for the failures of thousands of scripts. Without one, a failure is located at the line of
    /// a declaration, and never at the caller.
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

extension ScriptedDouble.Invocation: InvocationMatching {
    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.get(let expected), .get(let actual)), (.put(let expected), .put(let actual)),
            (.load(let expected), .load(let actual)), (.save(let expected), .save(let actual)):
            expected.matches(actual)
        default: false
        }
    }

    func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .get(let argument), .put(let argument): hasher.combine(argument)
        // Of these calls, some must not be found by their keys.
        case .load(let argument):
            if case .value(2) = argument.content { hasher.giveUp() } else { hasher.combine(argument) }
        case .save: hasher.giveUp()
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

/// What the real object returns or throws. It differs from all declared answers.
func realAnswer(to argument: Int) -> Int { -argument }
