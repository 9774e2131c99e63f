import Distributed

// Protocols that cannot be mocked.

final class Padlock {
    func open() {}
}

protocol PadlockLike: Padlock {
    func open()
}

actor Guardian {
    func watch() {}
}

/// Its initializer is private.
class Vault {
    private init() {}
    func open() {}
}

/// Its members cannot be overridden.
class Tower {
    static let height = 3
    final func climb() {}
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

protocol Crowd: Collection {}

protocol Doubt {
    func check(_ condition: @autoclosure () throws -> Bool)
}

protocol Packs {
    func wild<each U>(u: (repeat each U)) -> Int
}
