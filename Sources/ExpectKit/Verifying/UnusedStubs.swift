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

extension MockSnapshot {
    func violationsOfUnusedStubs() -> [Violation] {
        let unused = stubs.filter { progress[$0.index].calls == 0 && !progress[$0.index].keepsProperty }
        guard !unused.isEmpty else { return [] }
        let remembered = latestCalls.filter(journal.remembered.contains)
        let calls = Dictionary(grouping: remembered) { caseName(ofCall: $0) }
        return boundedViolations(unused) { declaration, _ in
            let stub = call(declaration)
            let reason = reason(for: stub, calls[stub.caseName, default: []])
            return Violation(
                mock: mock, problem: .unusedStub(UnusedStub(stub: fact(of: stub), reason: reason)),
                place: FailurePlace(stub.site))
        }
    }

    /// The reason why a stub answered none of the calls of its case.
    private func reason(for stub: TypedDeclaration<Invocation>, _ calls: [Int]) -> UnusedStub.Reason {
        guard !calls.isEmpty else { return .neverCalled }
        let ranked = calls.map { (call: $0, differences: stub.differenceCount(in: journal.invocations[$0])) }
        let nearest = ranked.filter { $0.differences > 0 }.min { $0.differences < $1.differences }
        guard let call = nearest?.call else {
            let isLate = ranked.allSatisfy { $0.call < stub.since }
            return isLate ? .declaredLate : .otherDeclaration
        }
        return .otherArguments(fact(ofCall: call, against: stub))
    }
}
