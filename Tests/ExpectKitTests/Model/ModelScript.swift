import ExpectKit

/// A test against one mock, as data: what it is set to, what is declared, called and verified, in this order.
///
/// It is played on a mock, followed by the reference model, made by chance, made smaller, and printed.
struct ModelScript: Equatable {
    var mode = MockMode.strict
    var ordering = MockOrdering.ordered
    /// Whether the wrapper forwards to a real object.
    var hasReal = false
    var steps: [Step] = []

    enum Step: Equatable {
        case declare(Declaration)
        case group([Declaration])
        /// A call, and the line of the wrapper that forwards it.
        case call(Call, line: Int)
        case mode(MockMode)
        case verify, checkpoint, reset
    }

    /// What can be called. They are few, so that calls and declarations meet often: with and without a result,
    /// with and without an error.
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

    /// Each line and each answer is a number that stands nowhere else in the script: so the place of a failure
    /// and what a call was given tell which declaration they come from.
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
            /// A count; nothing for the bound that it has not.
            case times(Int, Int?)
            case returns([Int])
            case throwing(Int)
            case forwards
        }
        var kind: Kind
        var line: Int

        /// What it adds to the answers, one for each call.
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
