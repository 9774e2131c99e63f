/// The failure of a call that was not allowed, as far as its answer needs it.
struct CallFailure {
    /// The text, which is empty if the call is not reported now.
    let text: String
    /// What an ``UnansweredCallError`` says about it.
    let failure: UnansweredCallError.Failure

    init(text: String, failure: UnansweredCallError.Failure) {
        (self.text, self.failure) = (text, failure)
    }

    init(_ report: FailureReport) {
        text = report.text
        failure = .reported(
            file: fileName(ofPath: report.location.filePath), line: report.location.line)
    }

    /// A failure that is reported when the mock is verified.
    static let kept = CallFailure(text: "", failure: .kept)
}
