import ExpectKit

/// What distinguishes one run of a test's body from its other runs. Failures of the run say it.
protocol BodyRunFact: Sendable {
    /// The sentence that distinguishes the run.
    var words: String { get }
    /// How to repeat the run.
    var advice: String? { get }
}

extension BodyRunFact {
    /// What a failure says about the run.
    ///
    /// - Parameter isFirst: Whether it is the first failure of the run, which also says how to repeat the run.
    func note(isFirst: Bool) -> FailureNote { FailureNote(words, advice: isFirst ? advice : nil) }
}
