internal import ExpectKit

extension Limits {
    /// The sequence diagram of a test.
    enum Diagrams {
        /// The mocks that have a lifeline.
        static let lifelines = 12
        /// The characters of a label. The rest of the text is in its tooltip.
        static let label = 96
        /// The characters of a tooltip.
        static let tooltip = 1000
        /// The events of a diagram in which nothing is folded.
        static let unfolded = 60
        /// The events that are shown unfolded at the start and at the end of a long diagram.
        static let ends = 5
        /// The events that are shown unfolded before and after a wrong or missing call.
        static let reach = 6
        /// The wrong and missing calls around which a diagram is unfolded, and the number of suspended calls.
        static let landmarks = 20
        /// The events that are drawn, with those that are folded.
        static let events = 2000
        /// The failures whose texts are shown.
        static let failures = 20
        /// The characters of the name of a test in a file name.
        static let fileName = 80
        /// The missing calls of one mock that are drawn.
        static let missingCalls = 100
        /// The calls of one mock that are compared with the failures that a verification found.
        static let comparedCalls = 1000
    }
}
