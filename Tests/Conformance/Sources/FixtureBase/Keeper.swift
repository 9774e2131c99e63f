/// What other modules inherit from.
public struct Keeper: Equatable, Sendable {
    /// Who it is.
    public var name: String

    /// Creates a keeper.
    public init(name: String) { self.name = name }
}

/// What a protocol of another module inherits from.
public protocol Kept: Sendable {
    /// Who looks after it.
    var keeper: Keeper { get set }
    /// Has the name of what a wrapper calls its engine with.
    func call(_ name: String) -> Bool
}

/// What a protocol of another module inherits from, with an associated type.
public protocol Fed<Food>: Kept {
    /// What it eats.
    associatedtype Food
    /// Takes food.
    func feed(_ food: Food) throws -> Int
    /// Has a name that a graph of public symbols leaves out.
    func _quietly()
}
