import FixtureBase

/// Has primary associated types, so that a real object is an `any Enclosure<…>`.
protocol Enclosure<Resident, Place> {
    associatedtype Resident: Equatable
    associatedtype Place: Hashable
    var residents: [Resident] { get set }
    func place(of resident: Resident) -> Place?
    func each(_ body: (Resident) -> Void)
}

/// Has no primary associated types, so that the existential of a real object is opened.
protocol Registry {
    associatedtype Key: Hashable
    associatedtype Entry where Entry: Sendable
    associatedtype Path: Sequence where Path.Element == Key
    func entry(for key: Key) -> Entry?
    func walk(_ path: Path) throws -> [Key: Entry]
    func size() -> Int
}

/// Fixes the inherited associated types.
protocol NameRegistry: Registry where Key == String, Entry == Int, Path == [String] {
    func names() -> Path
}

/// Inherits from another module, and has requirements with the names of library methods.
protocol Feeder<Food>: Fed, CustomStringConvertible where Food: Hashable {
    var mode: String { get set }
    func feed(_ food: Food) throws -> Int
    func verify() -> Bool
    func expect(_ food: Food)
    func reset()
}

/// Has associated types with the names of types in every wrapper.
protocol `Lending library` {
    associatedtype Mock: Hashable
    associatedtype Arg
    associatedtype Real
    associatedtype Error
    func lend(_ mock: Mock, _ arg: Arg, to error: Error) throws -> Real
    func each<Int>(_ other: Int) -> Int
}

/// Fills arguments of an associated type that is not primary, as an injector of a tracing library does.
protocol Propagator: Sendable {
    associatedtype Carrier
    func inject(_ value: String, forKey key: String, into carrier: inout Carrier)
    func extract(_ key: String, from carriers: inout [Carrier], count: inout Int) throws -> Carrier?
    func drain(_ carrier: inout Carrier) async throws(FixtureError) -> Int
}
