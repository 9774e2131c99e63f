// The form of a failure for tools. Fields may be added with any release; none is renamed.

extension FailureReport: Encodable {
    private enum Field: String, CodingKey {
        case kind, mock, call, severity, location, verifiedAt, caller, callers, candidates, answer, states
        case advice, text
    }

    /// Encodes the facts of the failure.
    ///
    /// Every property is a field of its name; a property that is `nil` is left out. A kind, a severity and a role have
    /// the names of their cases.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode("\(kind)", forKey: .kind)
        try fields.encode(mock, forKey: .mock)
        try fields.encodeIfPresent(call, forKey: .call)
        try fields.encode("\(severity)", forKey: .severity)
        try fields.encode(location, forKey: .location)
        try fields.encodeIfPresent(verifiedAt, forKey: .verifiedAt)
        try fields.encodeIfPresent(caller, forKey: .caller)
        try fields.encode(callers, forKey: .callers)
        try fields.encode(candidates, forKey: .candidates)
        try fields.encodeIfPresent(answer, forKey: .answer)
        try fields.encode(states, forKey: .states)
        try fields.encode(advice, forKey: .advice)
        try fields.encode(text, forKey: .text)
    }
}

extension FailureReport.Candidate: Encodable {
    private enum Field: String, CodingKey {
        case role, mock, call, position, total, minimumCount, maximumCount, calls, location, differences
    }

    /// Encodes the facts of the candidate, in the same way as a failure.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode("\(role)", forKey: .role)
        try fields.encodeIfPresent(mock, forKey: .mock)
        try fields.encodeIfPresent(call, forKey: .call)
        try fields.encodeIfPresent(position, forKey: .position)
        try fields.encodeIfPresent(total, forKey: .total)
        try fields.encodeIfPresent(minimumCount, forKey: .minimumCount)
        try fields.encodeIfPresent(maximumCount, forKey: .maximumCount)
        try fields.encodeIfPresent(calls, forKey: .calls)
        try fields.encode(location, forKey: .location)
        try fields.encode(differences, forKey: .differences)
    }
}

extension FailureReport.Difference: Encodable {
    private enum Field: String, CodingKey { case path, expected, actual }

    /// Encodes the place and both values.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(path, forKey: .path)
        try fields.encode(expected, forKey: .expected)
        try fields.encode(actual, forKey: .actual)
    }
}

extension FailureReport.Location: Encodable {
    private enum Field: String, CodingKey { case fileID, filePath, line, column }

    /// Encodes the file, the line and the column.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(fileID, forKey: .fileID)
        try fields.encode(filePath, forKey: .filePath)
        try fields.encode(line, forKey: .line)
        try fields.encode(column, forKey: .column)
    }
}
