import Distributed

// What cannot be mocked.

class Fence {}

protocol FenceLike: Fence {
    func climb()
}

protocol Circular {
    associatedtype Partner: Circular where Partner.Partner == Self
    func partner() -> Partner
}

protocol TicketOffice {
    func sell() -> Ticket
}

/// What a generated file could not import.
@_spi(Fixtures) public protocol Hidden {
    /// Hides.
    func hide()
}

protocol Remote: DistributedActor {
    distributed func ping() -> Int
}

protocol Engine {
    var mock: Int { get }
}

protocol Crowd: Collection {}

protocol Packs {
    func wild<each U>(u: (repeat each U)) -> Int
}
