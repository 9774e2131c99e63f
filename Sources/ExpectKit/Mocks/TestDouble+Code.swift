extension TestDouble {
    /// Returns the calls so far as source code for a test: one line with `expect` for each call.
    ///
    /// Each line has the result or the error of its call. So a run against the real object, or a replay, becomes a test with
    /// declared answers:
    ///
    /// ```swift
    /// print(store.expectationCode())
    /// // store.expect(.load(id: 1)).andReturn(Task(id: "A"))
    /// // store.expect(.load(id: 2)).andThrow(StoreError.gone)
    /// ```
    ///
    /// If the calls have other names than the cases of the `Invocation`, conform it to ``TokenNaming``.
    ///
    /// Secrets are redacted as in a recording. A result that cannot be redacted is replaced by a comment.
    ///
    /// - Parameter name: The name of the mock in the code. The default follows from the name of its type.
    /// - Returns: The lines. A value that has no source code, such as an object, is replaced by a comment.
    public func expectationCode(as name: String? = nil) -> String {
        let engine = namedEngine
        let name = name ?? variableName(of: engine.stableName)
        let (journal, results) = (engine.journal, engine.results)
        let lines = journal.remembered.map { number in
            let call = "\(name).expect(\(sourceCode(ofCall: journal.invocations[number])))"
            switch results[number] {
            case nil, .success(is Void)?: return call
            case .success(let value)?: return "\(call).andReturn(\(sourceCode(of: value)))"
            case .failure(let error)?: return "\(call).andThrow(\(sourceCode(of: error)))"
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension Engine {
    /// The results of the calls that returned a value or threw an error, by the numbers of the calls.
    var results: [Int: Result<Any, any Error>] {
        locked { guarded in
            let kept = guarded.state.journal.results
            return (0..<guarded.state.journal.count).reduce(into: [:]) { results, call in
                results[call] = guarded.state.result(of: call, kept: kept)
            }
        }
    }
}

/// Returns a variable name for a mock, such as `store` for `MockStore`.
private func variableName(of mock: String) -> String {
    let name = mock.hasPrefix("Mock") && mock.count > 4 ? mock.dropFirst(4) : mock[...]
    return name.prefix(1).lowercased() + name.dropFirst()
}
