// Protocols whose conforming types are subclasses of a class.

class Fence {
    let height: Int
    init(height: Int) { self.height = height }
    func climb() -> Int { height }
    func paint(_ color: String) {}
    final func measure() -> Int { height }
}

protocol FenceLike: Fence {
    func climb() throws -> Int
    func jump(_ animal: Animal) async throws -> Bool
    func measure() -> Int
    var isOpen: Bool { get set }
}

protocol Shared where Self: Basket<Int> {
    func take() -> Int?
    func share(_ item: Int)
}
