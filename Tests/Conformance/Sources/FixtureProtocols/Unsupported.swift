import Distributed

// Protocols that cannot be mocked.

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

/// SPI, which a generated file cannot import.
@_spi(Fixtures) public protocol Hidden {
    /// Hides something.
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
