/// A stubbed call of a typed mock, with its answers.
///
/// `stub` returns it:
///
/// ```swift
/// store.stub(.count).andReturn(0)
/// ```
///
/// A stub may be called any number of times and in any order, so it has no clauses for a count or an order. The quick
/// form has ``UncheckedStubbedCall``.
public struct StubbedCall<Invocation, Arguments, Output, Failure: Error>: CheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
    /// Returns the arguments of a call for a closure of `andDo`. Only the library uses it.
    public let _arguments: (Invocation) -> Arguments?
}

/// A stubbed call of a mock in the quick form, with its answers.
///
/// It has the clauses of ``StubbedCall``. An answer of the wrong type is reported at its line when the call comes.
public struct UncheckedStubbedCall<Invocation>: UncheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}
