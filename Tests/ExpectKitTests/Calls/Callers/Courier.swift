import ExpectKit

// Code under test with async functions, and its collaborator, in a file without tests.

protocol Station: Sendable {
    func fetch(_ id: Int) async -> Int
    func load(_ id: Int) async throws -> Int
    func poke()
}

/// A wrapper whose failures are recorded. It is strict, so each call of `fetch` and `load` fails.
final class MockStation: Station, Mocking, @unchecked Sendable {
    enum Invocation: Equatable { case fetch(Int), load(Int), poke }

    let mock = Mock<Invocation>("Station")
    let failures = FailureRecorder()

    init() { mock.reporter = failures }

    func fetch(_ id: Int) async -> Int { await mock.call(.fetch(id)) }
    func load(_ id: Int) async throws -> Int {
        try await mock.call(.load(id), throwing: (any Error).self)
    }
    func poke() { mock.call(.poke) }

    /// The file and the line of each failure so far.
    var places: [String] { failures.reports.map { "\($0.location.fileID):\($0.location.line)" } }
}

struct Courier: Sendable {
    let station: any Station

    @discardableResult
    func refresh() async -> Int { await station.fetch(1) }
    func reload() async throws -> Int { try await station.load(1) }
    func isReady() async -> Bool {
        await Task.yield()
        station.poke()
        return true
    }
    func wait() async -> Int {
        await Task.yield()
        return 0
    }
    /// Starts on the executor of its caller, so that it calls the station before it can be resumed.
    nonisolated(nonsending) func pokeAtOnce() async { station.poke() }
    nonisolated(nonsending) func pokeDeeper() async { await pokeAtOnce() }
    nonisolated(nonsending) func isPoked() async -> Bool {
        station.poke()
        return true
    }
    func startRefreshing() -> Task<Int, Never> { Task { await refresh() } }
}

actor SafeCourier {
    private let station: any Station

    init(station: any Station) { self.station = station }

    func refresh() async -> Int { await station.fetch(1) }
}

@MainActor struct MainCourier {
    let station: any Station

    func refresh() async -> Int { await station.fetch(1) }
    func poke() async { station.poke() }
}

/// A sequence whose elements come from a station.
struct Arrivals: AsyncSequence {
    let station: any Station

    struct Iterator: AsyncIteratorProtocol {
        let station: any Station

        mutating func next() async -> Int? { await station.fetch(1) }
    }

    func makeAsyncIterator() -> Iterator { Iterator(station: station) }
}
