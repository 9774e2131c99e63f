import ExpectKit

/// A test of one mock as data: its settings, and its declarations, calls and verifications in order.
///
/// Scripts are generated at random, played on a mock, compared with the reference model, shrunk, and printed.
struct ModelScript: Equatable {
    var mode = MockMode.strict
    var ordering = MockOrdering.ordered
    /// Whether the wrapper forwards to a real object.
    var hasReal = false
    /// Whether the expectations of a call are looked up in an index, as they are among many.
    var isIndexed = false
    var steps: [Step] = []

    enum Step: Equatable {
        case declare(Declaration)
        case group([Declaration])
        /// A call, and the line of the wrapper that forwards it.
        case call(Call, line: Int)
        case mode(MockMode)
        case verify, checkpoint, reset
    }

    /// What can be called, with and without a result, and with and without an error. The requirements are few, so that
    /// calls often match declarations.
    enum Requirement: String, CaseIterable {
        case get, put, load, save

        var returnsValue: Bool { self == .get || self == .load }
        var throwsErrors: Bool { self == .load || self == .save }
    }

    /// The argument that a declaration accepts.
    enum Pattern: Equatable {
        case exactly(Int), within(ClosedRange<Int>), any

        func accepts(_ argument: Int) -> Bool {
            switch self {
            case .exactly(let expected): argument == expected
            case .within(let range): range.contains(argument)
            case .any: true
            }
        }
    }

    enum Role: String { case expect, stub, reject }

    /// Each line and each answer is a number that is unique in the script, so that the location of a failure and the
    /// answer of a call identify their declaration.
    struct Declaration: Equatable {
        var role: Role
        var requirement: Requirement
        var pattern: Pattern
        var line: Int
        var clauses: [Clause] = []

        func accepts(_ call: Call) -> Bool {
            requirement == call.requirement && pattern.accepts(call.argument)
        }
    }

    struct Clause: Equatable {
        enum Kind: Equatable {
            /// A count, with nil for an open upper bound.
            case times(Int, Int?)
            case returns([Int])
            case throwing(Int)
            case forwards
        }
        var kind: Kind
        var line: Int

        /// The answers that it adds, one for each call.
        var answers: [Answer] {
            switch kind {
            case .times: []
            case .returns(let values): values.map { .value($0) }
            case .throwing(let error): [.error(error)]
            case .forwards: [.forward]
            }
        }
    }

    enum Answer: Equatable {
        case value(Int), error(Int), forward
    }

    struct Call: Equatable {
        var requirement: Requirement
        var argument: Int
    }
}
