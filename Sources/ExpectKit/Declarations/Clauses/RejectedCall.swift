/// A rejected call, in either form of mock.
///
/// `reject` returns it. The call must not come, so it has no clauses for a count or an answer. `when` limits the
/// rejection to some states.
public struct RejectedCall<Invocation>: CallClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}
