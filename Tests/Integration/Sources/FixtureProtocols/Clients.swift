// Structs whose stored properties are closures.

/// The effects, labels and plain values of closures.
struct KennelClient: Sendable {
    var load: @Sendable (_ id: Int) async throws -> Animal
    var move: @Sendable (_ animal: Animal, _ to: Int) async -> Void
    var rename: @Sendable (Animal, String) -> Animal
    var weigh: @Sendable (Animal, _ in: [String: Int]) throws -> Int
    var close: @Sendable (_ firmly: Bool) throws(FixtureError) -> Void
    var reopen: @Sendable () async throws(FixtureError) -> Int
    var count: @Sendable () -> Int = { 0 }
    var onEscape: (@Sendable (_ animal: Animal) -> Void)?
    var nickname: (@Sendable (_ id: Int) -> String?)?
    var region = "north"
    let capacity: Int
}

// Closure types with names, and with argument names.
typealias Whistle = @Sendable (_ times: Int) async -> Bool
typealias Listener<Event> = (_ event: Event) -> Void

/// Public and not `Sendable`, but with closures that are. Its initializer assigns none of them.
public struct ParkClient {
    var whistle: Whistle
    var listen: Listener<String>?
    var visit: @Sendable (_ diary: Diary) async -> Diary
    var walk:
        @Sendable (
            _ name: String,  // the name, not the kind
            _ minutes: Int
        ) -> Int
    var area = 1
    private var steps = 0

    init() {
        whistle = { _ in false }
        visit = { $0 }
        walk = { _, minutes in minutes }
    }
}

/// Closures with closures, and with arguments that a mock does not store.
struct GroomingClient {
    var wash: (_ animal: Animal, _ done: @escaping @Sendable (Bool) -> Void) -> Void
    var later: (_ done: (@Sendable (Result<Animal, any Error>) -> Void)?) -> Void
    var each: (_ body: (Animal) -> Void) -> Void
    var shave: (_ animal: inout Animal, _ blades: Int) throws -> Int
    var log: (_ text: @autoclosure () -> String) -> Void
    var tally: (Int...) -> Int
    var admit: (_ ticket: borrowing Ticket) -> Int
    var keep: (_ ticket: consuming Ticket) -> Void
    var describe: (Diary) -> (name: String, pages: Int)
}

/// Closures on global actors.
struct ShiftClient: Sendable {
    var show: @MainActor @Sendable (_ diary: Diary) -> Int
    var patrol: @NightShift (_ rounds: Int) -> Int
    var rest: @MainActor () async throws -> Void
}

/// Names that have another meaning in a mock, or in Swift.
struct CollidingClient {
    var mock: (_ real: Int) -> Int
    var client: () -> Int
    var call: (Int) -> Int
    var verify: () -> Void
    var expect: (_ call: Int) -> Void
    var `default`: (_ in: Int) -> Int
    var mode: Int
    var name: String
    var real: Int = 1
}

/// A generic client.
struct ShelfClient<Key: Hashable & Sendable, Value>: Sendable where Value: Sendable {
    var get: @Sendable (_ key: Key) async throws -> Value?
    var put: @Sendable (Key, Value) -> Void
    var capacity: Int
}

/// A client with a client in it.
struct ShelterClient: Sendable {
    struct Door: Sendable {
        var open: @Sendable () -> Bool
    }
    var door: Door
    var ring: @Sendable (_ times: Int) -> Void
}

/// A client that an initializer makes from a value that is no property.
struct FeederClient {
    private let feed: (Int) -> Int
    var refill: (_ portions: Int) -> Int

    init(limit: Int, refill: @escaping (Int) -> Int) {
        feed = { min($0, limit) }
        self.refill = refill
    }

    func fed(_ portions: Int) -> Int { feed(portions) }
}

/// A client whose calls can be recorded on a tape.
struct BarnClient: Sendable {
    var add: @Sendable (_ animal: Animal, _ to: String) -> Int
    var find: @Sendable (_ name: String) async throws -> Animal?
    var rename: (@Sendable (_ name: String) -> String?)?
    var close: @Sendable () -> Void
}
