import ExpectKit

// The test doubles of the mistakes in this folder.

struct Parcel: Equatable {}
struct RoadClosed: Error {}

protocol Courier {
    func deliver(_ parcel: Parcel, to street: String) throws -> Int
    func rest(hours: Int)
    func route() async throws(RoadClosed) -> [String]
    var distance: Int { get }
}

/// A wrapper as the generator writes it.
final class MockCourier: Courier, TypedMocking {
    enum Invocation { case deliver(Arg<Parcel>, to: Arg<String>), rest(hours: Arg<Int>), route, distance }
    let mock = Mock<Invocation>()

    func deliver(_ parcel: Parcel, to street: String) throws -> Int {
        try call(.deliver(.value(parcel), to: .value(street)))
    }
    func rest(hours: Int) { call(.rest(hours: .value(hours))) }
    func route() async throws(RoadClosed) -> [String] { try await call(.route) }
    var distance: Int { call(.distance) }
}

extension TypedCall where Invocation == MockCourier.Invocation {
    static func deliver(
        _ parcel: Parcel, to street: String
    ) -> TypedCall<Invocation, (Parcel, String), Int, any Error> {
        deliver(.value(parcel), to: .value(street))
    }
    @_disfavoredOverload
    static func deliver(
        _ parcel: Arg<Parcel>, to street: Arg<String>
    ) -> TypedCall<Invocation, (Parcel, String), Int, any Error> {
        .init(.deliver(parcel, to: street)) {
            if case .deliver(let parcel, let street) = $0 { (parcel.value, street.value) } else { nil }
        }
    }
    static func rest(hours: Int) -> TypedCall<Invocation, Int, Void, Never> { rest(hours: .value(hours)) }
    @_disfavoredOverload
    static func rest(hours: Arg<Int>) -> TypedCall<Invocation, Int, Void, Never> {
        .init(.rest(hours: hours)) { if case .rest(let hours) = $0 { hours.value } else { nil } }
    }
    static var route: TypedCall<Invocation, Void, [String], RoadClosed> {
        .init(.route) { if case .route = $0 { () } else { nil } }
    }
    static var distance: TypedCall<Invocation, Void, Int, Never> {
        .init(.distance) { if case .distance = $0 { () } else { nil } }
    }
}

extension MockCourier.Invocation {
    @_disfavoredOverload
    static func deliver(_ parcel: Parcel, to street: String) -> Self {
        .deliver(.value(parcel), to: .value(street))
    }
    @_disfavoredOverload
    static func rest(hours: Int) -> Self { .rest(hours: .value(hours)) }
}

/// A wrapper with overloads, as the generator writes it.
final class MockTruck: TypedMocking {
    enum Invocation { case load(Arg<Int>), loadString(Arg<String>) }
    // expected-note@-1 {{found this candidate}}
    let mock = Mock<Invocation>()
}

extension TypedCall where Invocation == MockTruck.Invocation {
    static func load(_ id: Int) -> TypedCall<Invocation, Int, Void, Never> { load(.value(id)) }
    @_disfavoredOverload
    static func load(_ id: Arg<Int>) -> TypedCall<Invocation, Int, Void, Never> {
        // expected-note@-1 {{found this candidate}}
        .init(.load(id)) { if case .load(let id) = $0 { id.value } else { nil } }
    }
    static func load(_ name: String) -> TypedCall<Invocation, String, Void, Never> { load(.value(name)) }
    @_disfavoredOverload
    static func load(_ name: Arg<String>) -> TypedCall<Invocation, String, Void, Never> {
        // expected-note@-1 {{found this candidate}}
        .init(.loadString(name)) { if case .loadString(let name) = $0 { name.value } else { nil } }
    }
}

extension MockTruck.Invocation {
    @_disfavoredOverload
    static func load(_ id: Int) -> Self { .load(Arg<Int>.value(id)) }
    @_disfavoredOverload
    static func load(_ name: String) -> Self { .loadString(.value(name)) }
    static func load(_ name: Arg<String>) -> Self { .loadString(name) }
    // expected-note@-1 {{found this candidate}}
}

/// A typed wrapper written by hand.
final class MockCart: TypedMocking {
    enum Invocation { case load(id: Arg<Int>), count }
    let mock = Mock<Invocation>()
}

extension MockCall where Invocation == MockCart.Invocation {
    static func load(id: Arg<Int>) -> MockCall<Invocation, Parcel, any Error> { .init(.load(id: id)) }
    static var count: MockCall<Invocation, Int, Never> { .init(.count) }
}

/// A wrapper in the quick form.
final class MockDepot: Mocking {
    enum Invocation: Equatable { case load(id: Int), count }
    let mock = Mock<Invocation>()
}
