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

    // No mock of another test is retained, not even for a moment: it would be deallocated here then, and would report its
    // failures in the wrong test.

    /// The living mocks of a test.
    func alive(ownedBy test: TestIdentity) -> [any SelfVerifying] {
        mocks.filter { $0.owner == test }.compactMap { $0.mock.object as? any SelfVerifying }
    }

    /// Adds a mock, with the test of Swift Testing that owns it, if it matters.
    mutating func insert(_ engine: any SelfVerifying, ownedBy owner: TestIdentity? = nil) {
        if mocks.count >= sweepCount {
            mocks.removeAll(where: \.mock.isGone)
            sweepCount = max(Self.minimumSweepCount, 2 * mocks.count)
        }
        mocks.append(Entry(mock: UnretainedObject(engine), owner: owner))
    }
}
