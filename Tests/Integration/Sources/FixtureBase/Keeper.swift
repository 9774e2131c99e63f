/// A type of another module.
public struct Keeper: Equatable, Sendable {
    /// The name.
    public var name: String

    /// Creates a keeper.
    public init(name: String) { self.name = name }
}

/// A parent protocol from another module.
public protocol Kept: Sendable {
    /// The keeper.
    var keeper: Keeper { get set }
    /// Has the name of the method with which a wrapper calls its engine.
    func call(_ name: String) -> Bool
}

/// A parent protocol from another module, with an associated type.
public protocol Fed<Food>: Kept {
    /// The food.
    associatedtype Food
    /// Takes food.
    func feed(_ food: Food) throws -> Int
    /// Has a name that a symbol graph of public symbols omits.
    func _quietly()
}
