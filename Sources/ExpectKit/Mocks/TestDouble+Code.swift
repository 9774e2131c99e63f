extension TestDouble {
    /// Returns the calls so far as source code, to be pasted into a test: a line of `expect` for each.
    ///
    /// A partial mock, or one that a tape is played on, knows what each call returned or threw; so a run against the
    /// real object, or a tape, becomes a test that reads like one written by hand:
    ///
    /// ```swift
    /// print(store.expectationCode())
    /// // store.expect(.load(id: 1)).andReturn(Task(id: "A"))
    /// // store.expect(.load(id: 2)).andThrow(StoreError.gone)
    /// ```
    ///
    /// - Parameter name: What the code calls the mock; a name made from that of its type, unless given.
    /// Secrets are redacted here as on the tape; a result that cannot be without its secret is a comment.
    ///
    /// - Returns: The lines. What has no source code of its own, such as an object, stands in a comment.
    public func expectationCode(as name: String? = nil) -> String {
        let engine = namedEngine
        return engine.expectationCode(as: name ?? variableName(of: engine.name))
    }
}

extension Engine {
    fileprivate func expectationCode(as name: String) -> String {
        let journal = journal
        let results = journal.log.results
        let lines = journal.indices.map { number in
            let call = "\(name).expect(\(sourceCode(ofCall: journal.invocations[number])))"
            switch results[number] {
            case nil, .success(is Void)?: return call
            case .success(let value)?: return "\(call).andReturn(\(sourceCode(of: value)))"
            case .failure(let error)?: return "\(call).andThrow(\(sourceCode(of: error)))"
            }
        }
        return failures.publicWords(lines.joined(separator: "\n"))
    }
}

/// Returns what a test would call a mock of this name, such as `store` for `MockStore`.
private func variableName(of mock: String) -> String {
    let name = mock.hasPrefix("Mock") && mock.count > 4 ? mock.dropFirst(4) : mock[...]
    return name.prefix(1).lowercased() + name.dropFirst()
}
