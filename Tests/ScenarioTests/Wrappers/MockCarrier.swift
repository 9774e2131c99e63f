import ExpectKit

// A wrapper whose tokens have other names and labels than its cases: overloads have one token name, and a case for each.

struct Crate: Codable, Equatable { var weight: Int }

protocol Carrier {
    func ship(_ crate: Crate) -> Int
    func ship(_ crates: [Crate], to street: String) throws -> Int
    var load: Int { get }
}

struct RealCarrier: Carrier {
    var extra = 0
    func ship(_ crate: Crate) -> Int { crate.weight + extra }
    func ship(_ crates: [Crate], to street: String) throws -> Int { crates.count + extra }
    var load: Int { 7 }
}

final class MockCarrier: Carrier, TypedMocking {
    enum Invocation: Codable { case shipOne(Arg<Crate>), shipAll(crates: Arg<[Crate]>, Arg<String>), getLoad }
    let mock: Mock<Invocation>
    let real: RealCarrier?

    init(wrapping real: RealCarrier? = nil) {
        mock = Mock(mode: real == nil ? .strict : .partial)
        self.real = real
    }

    func ship(_ crate: Crate) -> Int {
        guard let real else { return call(.ship(.value(crate))) }
        return call(.ship(.value(crate))) { real.ship(crate) }
    }
    func ship(_ crates: [Crate], to street: String) throws -> Int {
        guard let real else { return try call(.ship(.value(crates), to: .value(street))) }
        return try call(.ship(.value(crates), to: .value(street))) { try real.ship(crates, to: street) }
    }
    var load: Int {
        guard let real else { return call(.load) }
        return call(.load) { real.load }
    }
}

extension MockCall where Invocation == MockCarrier.Invocation {
    static func ship(_ crate: Arg<Crate>) -> MockCall<Invocation, Int, Never> {
        .init(.shipOne(crate))
    }
    static func ship(
        _ crates: Arg<[Crate]>, to street: Arg<String>
    ) -> MockCall<Invocation, Int, any Error> { .init(.shipAll(crates: crates, street)) }
    static var load: MockCall<Invocation, Int, Never> { .init(.getLoad) }
}

// Functions as a generated wrapper has them, with which queries are written like tokens.
extension MockCarrier.Invocation {
    static func ship(_ crate: Arg<Crate>) -> Self { .shipOne(crate) }
    static func ship(_ crates: Arg<[Crate]>, to street: Arg<String>) -> Self {
        .shipAll(crates: crates, street)
    }
    static var load: Self { .getLoad }
}

extension MockCarrier.Invocation: TokenNaming {
    var tokenName: String? {
        switch self {
        case .shipOne: "ship(_:)"
        case .shipAll: "ship(_:to:)"
        case .getLoad: "load"
        }
    }
}
