import ExpectKit

/// A wrapper as the generator writes it.
final class MockPayments: Payments, TypedMocking {
    enum Invocation {
        case balance, charge(amount: Arg<Int>, reference: Arg<String>), send(Arg<Parcel>)
        case ship(items: Arg<[Int]>), find(id: Arg<Int>), find(name: Arg<String>), ping(Arg<Int>)
        case settle(amount: Arg<Int>, completion: Arg<@Sendable (Bool) -> Void>)
    }
    let mock = Mock<Invocation>()

    var balance: Int { call(.balance) }
    func charge(amount: Int, reference: String) throws -> Receipt {
        try call(.charge(amount: .value(amount), reference: .value(reference)))
    }
    func send(_ parcel: Parcel) { call(.send(.value(parcel))) }
    func ship(items: [Int]) { call(.ship(items: .value(items))) }
    func find(id: Int) -> String { call(.find(id: .value(id))) }
    func find(name: String) -> String { call(.find(name: .value(name))) }
    func ping(_ number: Int) { call(.ping(.value(number))) }
    func settle(amount: Int, completion: @escaping @Sendable (Bool) -> Void) {
        call(.settle(amount: .value(amount), completion: .value(completion)))
    }
}

extension MockCall where Invocation == MockPayments.Invocation {
    static var balance: MockCall<Invocation, Int, Never> { .init(.balance) }
    static func charge(amount: Arg<Int>, reference: Arg<String>) -> MockCall<Invocation, Receipt, any Error> {
        .init(.charge(amount: amount, reference: reference))
    }
    static func send(_ parcel: Arg<Parcel>) -> MockCall<Invocation, Void, Never> { .init(.send(parcel)) }
    static func ship(items: Arg<[Int]>) -> MockCall<Invocation, Void, Never> { .init(.ship(items: items)) }
    static func find(id: Arg<Int>) -> MockCall<Invocation, String, Never> { .init(.find(id: id)) }
    static func find(name: Arg<String>) -> MockCall<Invocation, String, Never> { .init(.find(name: name)) }
    static func ping(_ number: Arg<Int>) -> MockCall<Invocation, Void, Never> { .init(.ping(number)) }
    static func settle(
        amount: Arg<Int>, completion: Arg<@Sendable (Bool) -> Void>
    ) -> MockCall<Invocation, Void, Never> { .init(.settle(amount: amount, completion: completion)) }
}
