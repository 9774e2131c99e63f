/// The calls of one mock, from which a diagram is built.
///
/// The texts come from closures: describing a call runs client code and takes time, and a diagram shows only some of
/// the calls.
struct MockHistory {
    /// One call of the mock.
    struct Call {
        let time: LogicalTime
        var mark: SequenceDiagram.Mark
        /// Whether it waited for its answer.
        var isSuspended = false
        /// When its wait ended.
        var end: LogicalTime?
    }

    /// An expected call that did not come, or not often enough.
    struct MissingCall {
        /// Its place among the calls of the mock.
        enum Place {
            case start
            /// It comes after the call with this number.
            case after(Int)
            case end
        }

        let place: Place
        /// The expected call.
        let call: String
        /// Its position, its count and its line, such as `2 of 4, expected once, never called (KitchenTests.swift:22)`.
        let detail: String
        /// The number of the expectation, counted from one.
        let position: Int
    }

    let name: String
    var calls: [Call] = []
    var missing: [MissingCall] = []
    /// The failures that were reported.
    var failures: [FailureReport] = []
    /// Describes the call with a number.
    var describe: (Int) -> String = { _ in "" }
    /// Describes the answer of the call with a number; `nil` if it has none, or if it is unknown.
    var describeAnswer: (Int) -> String? = { _ in nil }

    /// Whether the test has used the mock.
    var isUsed: Bool { !calls.isEmpty || !missing.isEmpty || !failures.isEmpty }
}
