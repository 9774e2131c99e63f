/// What a verification does about stubs that answered no call.
///
/// An unused stub may mean that a test no longer tests what it was written for. By default, unused stubs are ignored,
/// because shared set-up code stubs more than each test needs. The idea comes from Mockito's strict stubs.
public enum UnusedStubs: Sendable {
    /// They are not reported. This is the default.
    case ignore
    /// Each is a warning.
    case warn
    /// Each is a failure.
    case fail
}

/// Finds the stubs that answered no call.
struct UnusedStubSearch<Invocation> {
    let snapshot: MockSnapshot<Invocation>

    func violations() -> [Violation] {
        let unused = snapshot.stubs.filter {
            snapshot.progress[$0.index].calls == 0 && !snapshot.progress[$0.index].keepsProperty
        }
        guard !unused.isEmpty else { return [] }
        let remembered = snapshot.latestCalls.filter(snapshot.journal.remembered.contains)
        let calls = Dictionary(grouping: remembered) { snapshot.caseName(ofCall: $0) }
        return boundedViolations(unused) { declaration, _ in
            let stub = snapshot.call(declaration)
            let reason = reason(for: stub, calls[stub.caseName, default: []])
            return Violation(
                mock: snapshot.mock,
                problem: .unusedStub(UnusedStub(stub: snapshot.fact(of: stub), reason: reason)),
                place: FailurePlace(stub.site))
        }
    }

    /// The reason why a stub answered none of the calls of its case.
    private func reason(for stub: TypedDeclaration<Invocation>, _ calls: [Int]) -> UnusedStub.Reason {
        guard !calls.isEmpty else { return .neverCalled }
        let ranked = calls.map {
            (call: $0, differences: stub.differenceCount(in: snapshot.journal.invocations[$0]))
        }
        let nearest = ranked.filter { $0.differences > 0 }.min { $0.differences < $1.differences }
        guard let call = nearest?.call else {
            let isLate = ranked.allSatisfy { $0.call < stub.since }
            return isLate ? .declaredLate : .otherDeclaration
        }
        return .otherArguments(snapshot.fact(ofCall: call, against: stub))
    }
}
