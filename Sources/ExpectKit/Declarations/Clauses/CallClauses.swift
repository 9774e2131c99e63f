/// The clauses of every declared call: `when` and `then`.
///
/// Which other clauses a call has depends on how it was declared. A clause that makes no sense does not compile:
///
/// | declared by | type | clauses |
/// |-|-|-|
/// | `expect` | ``ExpectedCall``, ``UncheckedExpectedCall`` | answers, counts, orders, states |
/// | `stub` | ``StubbedCall``, ``UncheckedStubbedCall`` | answers, states |
/// | `reject` | ``RejectedCall`` | states |
public protocol CallClauses<Invocation> {
    /// The type of the mock's calls.
    associatedtype Invocation

    /// Identifies the declaration to the engine. Only the library uses it.
    var _declaration: _CallDeclaration<Invocation> { get }
}

/// Identifies a declaration, and the receiver of its clauses. Only the library uses it. It is public because
/// ``CallClauses`` is.
public struct _CallDeclaration<Invocation> {
    let declaration: TypedDeclaration<Invocation>
    let receiver: DeclarationReceiver<Invocation>
}

extension CallClauses {
    /// Sets what decides about the turns of the declaration's calls.
    package func setTurns(_ turns: any TurnTaking) {
        let declaration = _declaration.declaration
        _declaration.receiver.engine.locked { guarded in
            guard guarded.state.table.contains(declaration) else { return }
            guarded.gates.turnsOfDeclarations[declaration.index] = turns
        }
    }

    /// Changes the declaration, or reports at the clause why the clause is refused.
    func amend(at site: CallSite, _ change: (inout Progress) throws(Misuse) -> Void) -> Self {
        _declaration.receiver.amend(_declaration.declaration, at: site, change)
        return self
    }
}
