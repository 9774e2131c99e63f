// Protocols whose calls are recorded on tapes and performed on real objects. Their mocks are generated with `--codable`.

/// Has all kinds of requirements.
protocol Warehouse {
    func add(_ animal: Animal, to shelf: String) -> Int
    func remove(_ name: String) throws(FixtureError) -> Animal
    func find(_ name: String) async throws -> Animal?
    nonisolated(nonsending) func count(in diary: Diary) async -> Diary
    func tidy(_ names: inout [String])
    func weigh(_ names: inout [String], by step: Int) -> Int
    func close()
    func search(_ name: String) -> Int
    func search(_ number: Int) -> String
    func move(_ start: Int, _ end: Int?) -> [Int]
    func watch(_ change: @escaping (Int) -> Void)
    func each(_ body: (String) -> Void)
    func log(_ lines: String...)
    func describe<Item: Encodable>(_ item: Item) -> Item
    func name(_ text: @autoclosure () -> String) -> String
    func tear(_ ticket: consuming Ticket)
    subscript(index: Int) -> String { get set }
    var owner: String { get set }
    var size: Int { get async throws }
    mutating func rename(to owner: String)
    static func make() -> Int
    init(owner: String)
}

/// Has a primary associated type, which is `Codable` only in some mocks.
protocol Depot<Stored> {
    associatedtype Stored
    func store(_ item: Stored, at places: [String: Stored]) -> Int
    func all() -> [Stored]
}

/// Has an associated type that is not primary, and requirements with `Self`.
protocol Heap {
    associatedtype Content: Equatable
    func put(_ content: Content) -> Bool
    func take() throws -> Content?
    func joined(with other: Self) -> Self
    static func < (left: Self, right: Self) -> Bool
}

/// Runs on the main actor, and returns objects that are not `Sendable`.
@MainActor protocol Bureau {
    var title: String { get set }
    func show(_ diary: Diary) -> Diary
    func load(_ id: Int) async throws(FixtureError) -> Int
    nonisolated func version() -> Int
}

/// Runs on an actor.
protocol Safe: Actor {
    var owner: String { get set }
    func lock(_ diary: Diary) throws -> Diary
    func fill(_ amounts: inout [Int]) -> Int
    func use(encoder: Int) -> Int
    nonisolated func label() -> String
}

/// Has only calls that no tape and no real object can take.
protocol Unrecorded {
    func send(_ event: any CustomStringConvertible)
    func connect(_ done: @escaping () -> Void)
    static func reset()
}

/// Has members that a mock overrides.
class Depository<Stored> {
    var owner = "Ada"
    var items: [Stored] = []
    func store(_ item: Stored, at place: String) throws -> Int {
        items.append(item)
        return items.count
    }
    func find(_ number: Int) async -> Stored? { items.indices.contains(number) ? items[number] : nil }
    func watch(_ change: @escaping (Int) -> Void) { change(items.count) }
}
