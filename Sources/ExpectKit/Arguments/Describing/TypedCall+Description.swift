extension TypedCall: CustomStringConvertible {
    /// The call as a report writes it, such as `load(id: 1)`.
    public var description: String { describeCall(invocation) }
}
