/// An expected call of a typed mock, with its clauses: how often it comes, in which order, and how it is answered.
///
/// `expect` returns it. Its clauses read in a row, and none needs to be written:
///
/// ```swift
/// store.expect(.load(id: 1)).andReturn(first, second).andThrow(StoreError.gone)   // three calls
/// store.expect(.count).andReturn(1).times(2...)
/// ```
///
/// `Output` and `Failure` are those of the requirement, and the compiler checks each answer. The quick form has
/// ``UncheckedExpectedCall``.
public struct ExpectedCall<Invocation, Output, Failure: Error>: ExpectationClauses, CheckedAnswerClauses {
    /// What the engine knows the declaration by. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}

/// An expected call of a mock in the quick form, with its clauses: how often it comes, in which order, and how it is
/// answered.
///
/// It has the clauses of ``ExpectedCall``. As the compiler does not know what the call returns, an answer of the
/// wrong type is found when the call comes, and reported at the answer's line. It is a type of its own so that
/// the compiler never offers an unchecked clause where a checked one was meant.
public struct UncheckedExpectedCall<Invocation>: ExpectationClauses, UncheckedAnswerClauses {
    /// What the engine knows the declaration by. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}
