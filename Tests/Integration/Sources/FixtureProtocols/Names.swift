enum Garden {
    protocol Bench {
        func sit(on side: Side) -> Bool
    }
    enum Side: Equatable { case left, right }
}

/// Has all kinds of overloads, and keywords as names.
protocol Speaker {
    func say(_ text: String)
    func say(_ number: Int)
    func say(_ text: String, to name: String)
    func say(_ text: String, at hour: Int)
    func value() -> Int
    func value() -> String
    var volume: Int { get set }
    func setVolume(_ volume: Int)
    func `repeat`(_ times: Int, `in` place: String, `self` other: Int)
    func `init`()
    func take(call: Int, real: String, mock: Bool, result: Int)
    func none(_: Int, _: String)
    func real() -> Int
    func hash(_ some: Int)
    func matches(_ any: Int) -> Bool
}

/// Has names of static members of an invocation, and overloads that differ in few parts.
protocol Catalogue {
    var parameterNames: [String] { get set }
    func settableProperties(_ count: Int) -> Int
    func fetch(_ key: String) throws -> Int
    func fetch(_ key: String) async throws -> Int
    func save<Item>(_ item: Item) -> Int
    func save<Item: Encodable>(_ item: Item) -> Int
    subscript(index: Int) -> String { get }
    subscript(name: String) -> String { get set }
    static var size: Int { get set }
    var size: Int { get }
}

/// Has the name of a property that mocks of actors have.
protocol Shelter: Actor {
    var home: String { get }
    init(home: Int)
}

/// Has a property with the name that the engine has in other mocks.
protocol Engine {
    var mock: Int { get set }
    func fill(_ engine: inout Int) -> Int
}

/// Has a method with that name, beside overloads.
protocol Press {
    func mock() -> Int
    func mock() async -> String
    func mock(_ page: Int, `self` a: Int, `Self` b: Int) throws -> Int
    func swap(_ `self`: Int, _ `Self`: Int) -> Int
    init(engine: Int)
}

/// Its method with that name has a default implementation.
protocol Proof {
    func mock() -> Int
    func fold() -> Int
}

extension Proof {
    func mock() -> Int { fold() * 2 }
}

protocol Dynamo: Actor {
    func mock() -> Int
}

class Reel {
    let engine: Int
    init(engine: Int) { self.engine = engine }
    func mock() -> Int { engine }
    func turn() -> Int { mock() + 1 }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol Rack {
    func stack<let count: Int>(_ boxes: InlineArray<count, Int>, on shelf: Int) -> Int
    func line(_ boxes: [3 of Int]) -> Int
}

@available(macOS 14, iOS 17, *)
protocol Modern {
    func glow()
    @available(macOS 15, *) func shine() -> Int
    @available(*, deprecated, message: "Use glow.") func flicker() -> Bool
}

protocol Standard: Hashable, Identifiable, Encodable, CustomStringConvertible where ID == Int {
    func ping()
}

/// Has the name of a library type.
struct Captor: Equatable { var name: String }

protocol Trap {
    func hold(_ captor: Captor) -> Captor
}
