/// Mocks in the order of their insertion, which are not kept alive.
struct WatchedMocks {
    private var mocks: [UnretainedObject] = []
    /// The number of entries at which those of deallocated mocks are removed. It doubles with the number of living mocks, so
    /// that adding a mock takes constant time on average.
    private var sweepCount = WatchedMocks.minimumSweepCount

    private static let minimumSweepCount = 64

    /// The number of entries, which includes those of deallocated mocks.
    var count: Int { mocks.count }

    var alive: [any SelfVerifying] { mocks.compactMap { $0.object as? any SelfVerifying } }

    /// Adds a mock.
    ///
    /// - Returns: The living mocks, if those of deallocated mocks were removed. The caller releases them outside of its lock.
    mutating func insert(_ engine: any SelfVerifying) -> [any SelfVerifying] {
        defer { mocks.append(UnretainedObject(engine)) }
        guard mocks.count >= sweepCount else { return [] }
        let alive = alive
        mocks = alive.map(UnretainedObject.init)
        sweepCount = max(Self.minimumSweepCount, 2 * alive.count)
        return alive
    }
}
