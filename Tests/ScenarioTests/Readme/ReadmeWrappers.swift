import ExpectKit
import Testing

// The mocks of the articles “Writing a mock by hand” and “Writing a mock by hand: reference”, word for word;
// `CodeBlockTests` compares them.

struct Bread: Equatable { var name: String }

enum BakeryError: Error { case closed, sold(out: String) }

protocol Bakery {
    func open()
    func price(of bread: String) -> Int
    func buy(_ bread: Bread) throws -> Bread
    func deliver(to street: String) async throws -> Int
    var breads: [String] { get set }
}

final class MockBakery: Bakery, Mocking {
    enum Invocation: Equatable {
        case open, price(of: String), buy(Bread), deliver(to: String), breads, setBreads([String])
    }
    let mock = Mock<Invocation>()

    func open() { mock.call(.open) }
    func price(of bread: String) -> Int { mock.call(.price(of: bread)) }
    func buy(_ bread: Bread) throws -> Bread { try mock.call(.buy(bread), throwing: (any Error).self) }
    func deliver(to street: String) async throws -> Int {
        try await mock.call(.deliver(to: street), throwing: (any Error).self)
    }
    var breads: [String] {
        get { mock.call(.breads) }
        set { mock.call(.setBreads(newValue)) }
    }
}

final class TypedMockBakery: Bakery, TypedMocking, Sendable {
    enum Invocation {
        case open, price(of: Arg<String>), buy(Arg<Bread>), deliver(to: Arg<String>), breads
        case setBreads(Arg<[String]>)
    }
    let mock = Mock<Invocation>()

    func open() { call(.open) }
    func price(of bread: String) -> Int { call(.price(of: .value(bread))) }
    func buy(_ bread: Bread) throws -> Bread { try call(.buy(.value(bread))) }
    func deliver(to street: String) async throws -> Int { try await call(.deliver(to: .value(street))) }
    var breads: [String] {
        get { call(.breads) }
        set { call(.setBreads(.value(newValue))) }
    }
}

extension MockCall where Invocation == TypedMockBakery.Invocation {
    static var open: MockCall<Invocation, Void, Never> { .init(.open) }
    static func price(of bread: Arg<String>) -> MockCall<Invocation, Int, Never> { .init(.price(of: bread)) }
    static func buy(_ bread: Arg<Bread>) -> MockCall<Invocation, Bread, any Error> { .init(.buy(bread)) }
    static func deliver(to street: Arg<String>) -> MockCall<Invocation, Int, any Error> {
        .init(.deliver(to: street))
    }
    static var breads: MockCall<Invocation, [String], Never> { .init(.breads) }
    static func setBreads(_ breads: Arg<[String]>) -> MockCall<Invocation, Void, Never> {
        .init(.setBreads(breads))
    }
}

final class PartialBakery: Bakery, Mocking {
    typealias Invocation = MockBakery.Invocation
    let mock = Mock<Invocation>("PartialBakery", mode: .partial)
    var real: any Bakery

    init(real: any Bakery) { self.real = real }

    func open() { mock.call(.open) { real.open() } }
    func price(of bread: String) -> Int { mock.call(.price(of: bread)) { real.price(of: bread) } }
    func buy(_ bread: Bread) throws -> Bread { try mock.call(.buy(bread)) { try real.buy(bread) } }
    func deliver(to street: String) async throws -> Int {
        try await mock.call(.deliver(to: street)) { try await real.deliver(to: street) }
    }
    var breads: [String] {
        get { mock.call(.breads) { real.breads } }
        set { mock.call(.setBreads(newValue)) { real.breads = newValue } }
    }
}

protocol Orders {
    func place(_ bread: Bread, done: @escaping (Bool) -> Void)
}

final class MockOrders: Orders, Mocking {
    enum Invocation { case place(Bread, done: Arg<(Bool) -> Void>) }
    let mock = Mock<Invocation>()

    func place(_ bread: Bread, done: @escaping (Bool) -> Void) {
        mock.call(.place(bread, done: .value(done)))
    }
}
