extension Evidence {
    /// Describes the stubs that answered no call.
    func unusedStubs() -> [Violation] {
        let unused = declared.filter { $0.role == .stub && progress[$0.index].calls == 0 }.map(call)
        guard !unused.isEmpty else { return [] }
        let calls = Dictionary(grouping: journal.indices.suffix(1000)) {
            InvocationShape(of: journal.invocations[$0]).fullName
        }
        return bounded(unused) { stub, _ in
            let words = describeCall(stub.invocation)
            var violation = Violation(
                kind: .unusedStub, mock: mock, call: words,
                candidates: [
                    Candidate(
                        role: .declared, position: nil, call: nil, count: "as a stub, never used",
                        site: stub.place)
                ],
                place: FailurePlace(stub.site))
            let others = calls[stub.caseName, default: []].map {
                (call: $0, differences: stub.differenceCount(in: journal.invocations[$0]))
            }
            let nearest = others.filter { $0.differences > 0 }.min { $0.differences < $1.differences }
            if let nearest {
                let differences = stub.differences(in: journal.invocations[nearest.call])
                violation.candidates.append(
                    candidate(.instead, ofCall: nearest.call, differences: differences))
                violation.advice = ["it was called with other arguments only: mend the stub, or the call"]
            } else if others.isEmpty {
                violation.advice = ["it was never called: leave the stub out"]
            } else {
                violation.advice = ["another declaration answered its calls: leave the stub out"]
            }
            return violation
        }
    }
}
