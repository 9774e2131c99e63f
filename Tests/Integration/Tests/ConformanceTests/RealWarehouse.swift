@testable import FixtureProtocols

/// A real object for tapes and for performed calls. It notes what it was called with.
final class RealWarehouse: Warehouse {
    private(set) var log: [String] = []
    var owner: String
    private var shelves = ["lion"]

    init(owner: String) { self.owner = owner }

    func add(_ animal: Animal, to shelf: String) -> Int {
        log.append("add \(animal.name) to \(shelf)")
        shelves.append(animal.name)
        return shelves.count
    }
    func remove(_ name: String) throws(FixtureError) -> Animal {
        guard let index = shelves.firstIndex(of: name) else { throw .escaped }
        return Animal(name: shelves.remove(at: index))
    }
    func find(_ name: String) async throws -> Animal? { shelves.contains(name) ? Animal(name: name) : nil }
    nonisolated(nonsending) func count(in diary: Diary) async -> Diary {
        diary.text += " \(shelves.count)"
        return diary
    }
    func tidy(_ names: inout [String]) { names.sort() }
    func weigh(_ names: inout [String], by step: Int) -> Int {
        names.removeFirst()
        return names.count * step
    }
    func close() { log.append("close") }
    func search(_ name: String) -> Int { shelves.firstIndex(of: name) ?? -1 }
    func search(_ number: Int) -> String { shelves[number] }
    func move(_ start: Int, _ end: Int?) -> [Int] { [start] + (end.map { [$0] } ?? []) }
    func watch(_ change: @escaping (Int) -> Void) { change(7) }
    func each(_ body: (String) -> Void) { shelves.forEach(body) }
    func log(_ lines: String...) { log += lines }
    func describe<Item: Encodable>(_ item: Item) -> Item {
        log.append("describe \(Item.self)")
        return item
    }
    func name(_ text: @autoclosure () -> String) -> String { text() + "!" }
    func tear(_ ticket: consuming Ticket) {}
    subscript(index: Int) -> String {
        get { shelves[index] }
        set { shelves[index] = newValue }
    }
    var size: Int { get async throws { shelves.count } }
    func rename(to owner: String) { self.owner = owner }
    static func make() -> Int { 1 }
}
