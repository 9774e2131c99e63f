extension Violation {
    /// What tells two differences of a mock apart that were found by two verifications.
    ///
    /// It has no kind, no table and no advice: calls that came in between may have changed them.
    struct Identity: Sendable, Equatable {
        let isMissing: Bool
        let call: String
        let filePath: String
        let line: Int
        let column: Int
    }

    /// What tells it apart from others of its mock.
    var identity: Identity {
        Identity(
            isMissing: kind == .missing, call: call, filePath: place.filePath, line: place.line,
            column: place.column)
    }
}
