/// What happened to a mock. The texts come from closures, because describing a call runs client code and takes time.
package struct MockHistory {
    package struct Call {
        package let time: LogicalTime
        package var mark: Mark
        /// Whether it waited for its answer, and when the wait ended.
        package var isSuspended = false
        package var end: LogicalTime?
    }

    /// How the mock judged a call.
    package enum Mark: Sendable, Equatable {
        /// An expectation took it.
        case expected
        /// A stub answered it.
        case stubbed
        /// Nothing was declared for it, and the mock ignored it.
        case ignored
        /// Nothing was declared for it, and the real object answered it.
        case forwarded
        /// It has no answer yet.
        case pending
        /// It was not allowed, and was reported.
        case wrong
        /// It was not allowed when it came, because an earlier call was wrong. The verification did not report it.
        case following
    }

    /// An expected call that did not come, or not often enough.
    package struct MissingCall {
        /// Its place among the calls of the mock, such as after the call with a number.
        package enum Place { case start, after(Int), end }

        package let place: Place
        package let call: String
        /// Its position, its count and its line, such as `2 of 4, expected once, never called (KitchenTests.swift:22)`.
        package let detail: String
        /// The number of the expectation, counted from one.
        package let position: Int
    }

    package let name: String
    package var calls: [Call] = []
    package var missing: [MissingCall] = []
    /// The failures that were reported.
    package var failures: [FailureReport] = []
    /// Describes the call with a number, or its answer; `nil` if it has none, or if it is unknown.
    package var describe: (Int) -> String = { _ in "" }
    package var describeAnswer: (Int) -> String? = { _ in nil }

    package var isUsed: Bool { !calls.isEmpty || !missing.isEmpty || !failures.isEmpty }
}
