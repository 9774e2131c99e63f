/// A declared call of a typed mock, to be told how often it comes and how it is answered.
///
/// `expect`, `stub` and `reject` return it. Its clauses read in a row, each returns the call again, and none
/// needs to be written:
///
/// ```swift
/// store.expect(.load(id: 1)).andReturn(first, second).andThrow(StoreError.gone)   // three calls
/// store.stub(.count).andReturn(0)
/// ```
///
/// `Output` and `Failure` are those of the requirement, and the compiler checks each answer. The quick form has
/// ``UncheckedExpectedCall``.
public struct ExpectedCall<Invocation, Output, Failure: Error>: CallClauses {
    /// What the clauses are said of.
    public let declaration: CallDeclaration<Invocation>
}

/// A declared call of a mock in the quick form, to be told how often it comes and how it is answered.
///
/// It has the clauses of ``ExpectedCall``. As the compiler does not know what the call returns, an answer of the
/// wrong type is found when the call comes, and reported at the answer's line. It is a type of its own so that
/// the compiler never offers an unchecked clause where a checked one was meant.
public struct UncheckedExpectedCall<Invocation>: CallClauses {
    /// What the clauses are said of.
    public let declaration: CallDeclaration<Invocation>
}
