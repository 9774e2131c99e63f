/// Says in each failure of a part of a test what distinguishes this part, such as one of several runs of its body.
package protocol FailureAnnotator: AnyObject, Sendable {
    /// Whether calls may be missing although the test makes no mistake, so that stubs may be unused.
    var mayMissCalls: Bool { get }

    /// The note of a failure that is about to be reported.
    var note: FailureNote? { get }

    /// Notes a failure, and returns its note.
    func noteFailure() -> FailureNote?
}

/// The annotator of the current task.
package enum CurrentAnnotator {
    @TaskLocal package static var value: (any FailureAnnotator)?
}

/// What an annotator adds to a failure.
package struct FailureNote: Sendable, Equatable {
    package let words: String
    package let advice: String?

    package init(_ words: String, advice: String? = nil) { (self.words, self.advice) = (words, advice) }

    package var lines: [String] { [words] + (advice.map { [$0] } ?? []) }

    /// Whether a failure of a mock has said it already. Its text may be wrapped.
    package func isSaid(in texts: [String]) -> Bool {
        func unwrapped(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let words = unwrapped(words)
        return texts.contains { unwrapped($0).contains(words) }
    }
}
