/// A rejected call, in either form of wrapper.
///
/// `reject` returns it. As the call must not come, it has neither a count nor an answer; `when` says in which states
/// it must not come.
public struct RejectedCall<Invocation>: CallClauses {
    /// What the engine knows the declaration by. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}
