/// An expected call of a typed mock, with its clauses: how often it comes, in which order, and how it is answered.
///
/// `expect` returns it. Its clauses are chained, and all of them are optional:
///
/// ```swift
/// // Three calls:
/// store.expect(.load(id: 1)).andReturn(first, second).andThrow(StoreError.gone)
/// store.expect(.count).andReturn(1).times(2...)
/// ```
///
/// `Arguments`, `Output` and `Failure` are those of the requirement, and the compiler checks each answer. The
/// quick form has ``UncheckedExpectedCall``.
public struct ExpectedCall<Invocation, Arguments, Output, Failure: Error>: ExpectationClauses, CheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
    /// Returns the arguments of a call for a closure of `andDo`. Only the library uses it.
    public let _arguments: (Invocation) -> Arguments?
}

/// An expected call of a mock in the quick form, with its clauses: how often it comes, in which order, and how it is
/// answered.
///
/// It has the clauses of ``ExpectedCall``. The compiler does not know what the call returns, so an answer of the
/// wrong type is found only when the call is made, and is reported at the answer's line. It is a separate type, so that
/// a typed mock has no unchecked clauses.
public struct UncheckedExpectedCall<Invocation>: ExpectationClauses, UncheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}

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
/// It has the clauses of ``StubbedCall``. An answer of the wrong type is reported at its line when the call is made.
public struct UncheckedStubbedCall<Invocation>: UncheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}

/// A rejected call, in either form of mock.
///
/// `reject` returns it. The call must not come, so it has no clauses for a count or an answer. `when` limits the
/// rejection to some states.
public struct RejectedCall<Invocation>: CallClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}
