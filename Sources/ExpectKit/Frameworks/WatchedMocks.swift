/// Mocks in the order of their insertion, which are not kept alive.
struct WatchedMocks {
    private struct Entry {
        let mock: UnretainedObject
        /// The test of Swift Testing that owned the mock when it was added.
        let owner: TestIdentity?
    }

    private var mocks: [Entry] = []
    /// The number of entries at which those of deallocated mocks are removed. It doubles with the number of living mocks, so
    /// that adding a mock takes constant time on average.
    private var sweepCount = WatchedMocks.minimumSweepCount

    private static let minimumSweepCount = 64

    /// The number of entries, which includes those of deallocated mocks.
    var count: Int { mocks.count }

    var alive: [any SelfVerifying] { mocks.compactMap { $0.mock.object as? any SelfVerifying } }

    /// The living mocks of a test. No mock of another test is retained, not even for a moment: it would be deallocated here
    /// then, and would report its failures to the wrong test.
    func alive(ownedBy test: TestIdentity) -> [any SelfVerifying] {
        mocks.filter { $0.owner == test }.compactMap { $0.mock.object as? any SelfVerifying }
    }

    /// Adds a mock.
    ///
    /// - Parameter owner: The test of Swift Testing that owns it, if it matters.
    /// - Returns: The living mocks, if those of deallocated mocks were removed. The caller releases them outside of its lock.
    mutating func insert(_ engine: any SelfVerifying, ownedBy owner: TestIdentity? = nil)
        -> [any SelfVerifying]
    {
        let entry = Entry(mock: UnretainedObject(engine), owner: owner)
        defer { mocks.append(entry) }
        guard mocks.count >= sweepCount else { return [] }
        let living = mocks.compactMap { entry in
            (entry.mock.object as? any SelfVerifying).map { (entry: entry, mock: $0) }
        }
        mocks = living.map(\.entry)
        let alive = living.map(\.mock)
        sweepCount = max(Self.minimumSweepCount, 2 * alive.count)
        return alive
    }
}
