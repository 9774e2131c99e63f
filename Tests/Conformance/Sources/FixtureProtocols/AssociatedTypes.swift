import FixtureBase

/// Primary associated types: a real object is an `any Enclosure<…>`.
protocol Enclosure<Resident, Place> {
    associatedtype Resident: Equatable
    associatedtype Place: Hashable
    var residents: [Resident] { get set }
    func place(of resident: Resident) -> Place?
    func each(_ body: (Resident) -> Void)
}

/// None that are primary: the type of a real object has to be opened.
protocol Registry {
    associatedtype Key: Hashable
    associatedtype Entry where Entry: Sendable
    associatedtype Path: Sequence where Path.Element == Key
    func entry(for key: Key) -> Entry?
    func walk(_ path: Path) throws -> [Key: Entry]
    func size() -> Int
}

/// Fixed by the protocol itself.
protocol NameRegistry: Registry where Key == String, Entry == Int, Path == [String] {
    func names() -> Path
}

/// Across modules, and with names of the library's own.
protocol Feeder<Food>: Fed, CustomStringConvertible where Food: Hashable {
    var mode: String { get set }
    func feed(_ food: Food) throws -> Int
    func verify() -> Bool
    func expect(_ food: Food)
    func reset()
}

/// Names that every wrapper is made of.
protocol `Lending library` {
    associatedtype Mock: Hashable
    associatedtype Arg
    associatedtype Real
    associatedtype Error
    func lend(_ mock: Mock, _ arg: Arg, to error: Error) throws -> Real
    func each<Int>(_ other: Int) -> Int
}
