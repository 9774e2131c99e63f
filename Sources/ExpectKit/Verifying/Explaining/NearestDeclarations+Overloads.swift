extension NearestDeclarations {
    /// Finds the declaration of another overload of a call: a case with the same base name, and other labels or types.
    ///
    /// - Parameters:
    ///   - invocation: The call, whose own case is not declared.
    ///   - next: The position of the next expectation, which is the most likely one.
    /// - Returns: The next expectation, or an unmet one, or any one, or the newest stub; `nil` if there is no overload.
    func overload(of invocation: Invocation, next: Int?) -> Declaration? {
        let (name, fullName) = (overloadName(of: invocation), InvocationShape(of: invocation).fullName)
        guard !name.isEmpty else { return nil }
        func isOverload(_ declaration: Declaration) -> Bool {
            declaration.role != .reject && declaration.caseName != fullName
                && overloadName(of: snapshot.call(declaration).invocation) == name
        }
        let queue = snapshot.queue.indices
        let ahead = queue[min(next ?? snapshot.head, queue.endIndex)...].prefix(Limits.Explaining.overloads)
        let found = ahead.filter { isOverload(snapshot.expectation(at: $0)) }
        let expected =
            found.first { !snapshot.isSatisfied(at: $0) } ?? found.first
            ?? queue.suffix(Limits.Explaining.overloads).last { isOverload(snapshot.expectation(at: $0)) }
        if let expected { return snapshot.expectation(at: expected) }
        return snapshot.declared.suffix(Limits.Explaining.stubs).last { $0.role == .stub && isOverload($0) }
    }
}

/// Returns the name that overloads share: the base name of the token, or of the case; empty if there is none.
private func overloadName<Invocation>(of invocation: Invocation) -> String {
    tokenNames(of: invocation)?.baseName ?? InvocationShape(of: invocation).baseName
}
