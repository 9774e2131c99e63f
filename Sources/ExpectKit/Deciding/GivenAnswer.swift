/// What a call without an answer of its own was answered with, as a failure shows it.
enum GivenAnswer: Sendable, Equatable {
    /// The answer of another expectation.
    case reused(AnswerFact, from: String, DeclarationPlace)
    /// The answer of a stub.
    case stub(AnswerFact, DeclarationPlace)
    case realObject
    /// An `UnansweredCallError` was thrown.
    case thrownError
    /// The default that the wrapper gave.
    case wrapperDefault(String)
    /// A value of a type of the standard library.
    case standardDefault(String, type: String)
    /// A value that client code makes, which runs only after the report. It is registered with an owner, or synthesized.
    case laterDefault(type: String, MockDefaults.Owner?)
    /// No value of the type exists, so the process ends.
    case nothing(type: String)
}
