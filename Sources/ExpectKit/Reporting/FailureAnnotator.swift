/// Says in each failure of a part of a test what distinguishes this part, such as one of several runs of its body.
package protocol FailureAnnotator: AnyObject, Sendable {
    /// Whether calls may be missing although the test makes no mistake, so that stubs may be unused.
    var mayMissCalls: Bool { get }

    /// The note of a failure that is about to be reported.
    var note: FailureNote? { get }

    /// Notes a failure.
    ///
    /// - Returns: The note of the failure.
    func noteFailure() -> FailureNote?
}

/// The annotator of the current task.
package enum CurrentAnnotator {
    @TaskLocal package static var value: (any FailureAnnotator)?
}
