internal import ExpectKit

/// The calls of the mocks of a test in the order of their arrival, as they are drawn.
///
/// It contains descriptions instead of client values, so that its text depends on it alone.
struct SequenceDiagram: Sendable, Equatable {
    /// A call from the code under test to a mock.
    struct Call: Sendable, Equatable {
        /// Its number among the calls of all mocks, counted from one.
        let number: Int
        /// The index of the mock.
        let lifeline: Int
        let text: String
        let mark: MockHistory.Mark
        /// The answer; `nil` if there is none, or if it comes later.
        var answer: String?
        /// Whether it waited for its answer.
        var isSuspended = false
        /// The number of the failure that reports it.
        var failure: Int?
        /// What is said below it, if it is wrong.
        var explanation: String?
    }

    /// The answer to a call that waited for it.
    struct LateAnswer: Sendable, Equatable {
        /// The number of the call.
        let call: Int
        let lifeline: Int
        let text: String
    }

    /// An expected call that did not come, or not often enough.
    struct MissingCall: Sendable, Equatable {
        let lifeline: Int
        let text: String
        let detail: String
        var failure: Int?
    }

    enum Event: Sendable, Equatable {
        case call(Call)
        case answer(LateAnswer)
        case missing(MissingCall)
    }

    /// A run of events, which is folded if it is far from everything that is marked.
    struct Section: Sendable, Equatable {
        var isFolded = false
        var events: [Event] = []
        /// How many events at the end of a folded section are left out.
        var omitted = 0
    }

    /// A failure of one of the mocks.
    struct Failure: Sendable, Equatable {
        let text: String
        var isWarning = false
    }

    /// The name of the test.
    var title: String
    /// The names of the mocks.
    let lifelines: [String]
    /// The number of mocks that are left out.
    var omittedLifelines = 0
    var sections: [Section] = []
    /// The failures, the first of which has the number one.
    var failures: [Failure] = []
    /// The number of failures that are left out.
    var omittedFailures = 0
    /// The number of calls of all mocks.
    var callCount = 0

    /// All events that are not left out.
    var events: [Event] { sections.flatMap(\.events) }
}

extension SequenceDiagram.Event {
    /// How the mock judged the call, if it is one.
    var mark: MockHistory.Mark? {
        if case .call(let call) = self { call.mark } else { nil }
    }

    /// Whether it is a call that is wrong or missing.
    var isMistake: Bool {
        switch self {
        case .call(let call): call.mark == .wrong
        case .missing: true
        case .answer: false
        }
    }
}
