/// A body that a test repeats, and that has not returned although nothing happens in it.
struct UnfinishedBody: Sendable, Equatable {
    /// The calls so far.
    let calls: [String]
    /// How long nothing has happened.
    let patience: Duration

    init(calls: [String], after patience: Duration) { (self.calls, self.patience) = (calls, patience) }
}
