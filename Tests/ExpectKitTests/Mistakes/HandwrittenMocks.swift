import ExpectKit

@testable import Mistakes

// Two mocks in the typed form.

final class MockStore: Store, TypedMocking {
    enum Invocation {
        case begin, save(Arg<String>, for: Arg<String>), load(Arg<String>), load(at: Arg<Int>)
        case remove(Arg<String>), commit
    }
    let mock: Mock<Invocation>

    init(_ name: String? = nil, mode: MockMode = .strict) { mock = Mock(name, mode: mode) }

    func begin() { call(.begin) }
    func save(_ value: String, for key: String) { call(.save(.value(value), for: .value(key))) }
    func load(_ key: String) -> String { call(.load(.value(key))) }
    func load(at index: Int) -> String { call(.load(at: .value(index))) }
    func remove(_ key: String) { call(.remove(.value(key))) }
    func commit() throws { try call(.commit) }
}

extension MockCall where Invocation == MockStore.Invocation {
    static var begin: MockCall<Invocation, Void, Never> { .init(.begin) }
    static func save(_ value: Arg<String>, for key: Arg<String>) -> MockCall<Invocation, Void, Never> {
        .init(.save(value, for: key))
    }
    static func load(_ key: Arg<String>) -> MockCall<Invocation, String, Never> { .init(.load(key)) }
    static func load(at index: Arg<Int>) -> MockCall<Invocation, String, Never> { .init(.load(at: index)) }
    static func remove(_ key: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.remove(key)) }
    static var commit: MockCall<Invocation, Void, any Error> { .init(.commit) }
}

final class MockPriceService: PriceService, TypedMocking {
    enum Invocation {
        case currency, price(of: Arg<String>), discount(for: Arg<String>, completion: Arg<(Double) -> Void>)
        case reserve(Arg<[String: Int]>)
    }
    let mock = Mock<Invocation>()

    var currency: String { call(.currency) }
    func price(of item: String) throws -> Double { try call(.price(of: .value(item))) }
    func discount(for code: String, completion: @escaping (Double) -> Void) {
        call(.discount(for: .value(code), completion: .value(completion)))
    }
    func reserve(_ counts: [String: Int]) { call(.reserve(.value(counts))) }
}

extension MockCall where Invocation == MockPriceService.Invocation {
    static var currency: MockCall<Invocation, String, Never> { .init(.currency) }
    static func price(of item: Arg<String>) -> MockCall<Invocation, Double, any Error> {
        .init(.price(of: item))
    }
    static func discount(
        for code: Arg<String>, completion: Arg<(Double) -> Void> = .any
    ) -> MockCall<Invocation, Void, Never> {
        .init(.discount(for: code, completion: completion))
    }
    static func reserve(_ counts: Arg<[String: Int]>) -> MockCall<Invocation, Void, Never> {
        .init(.reserve(counts))
    }
}

// Two mocks in the quick form.

final class MockCartDelegate: CartDelegate, Mocking {
    enum Invocation: Equatable {
        case shouldAdd(String, count: Int), didAdd(String, count: Int), didRemove(String)
        case totalChanged(to: Double), show(String?)
    }
    let mock = Mock<Invocation>()

    func shouldAdd(_ item: String, count: Int) -> Bool { mock.call(.shouldAdd(item, count: count)) }
    func didAdd(_ item: String, count: Int) { mock.call(.didAdd(item, count: count)) }
    func didRemove(_ item: String) { mock.call(.didRemove(item)) }
    func totalChanged(to total: Double) { mock.call(.totalChanged(to: total)) }
    func show(_ message: String?) { mock.call(.show(message)) }
}

final class MockAccounts: Accounts, Mocking {
    enum Invocation {
        case book(Entry), submit([Invoice], to: String), balance(of: String), close(month: Int?, by: Role)
        case mark((first: Int, last: Int))
    }
    let mock = Mock<Invocation>()

    func book(_ entry: Entry) { mock.call(.book(entry)) }
    func submit(_ invoices: [Invoice], to office: String) { mock.call(.submit(invoices, to: office)) }
    func balance(of account: String) -> Double { mock.call(.balance(of: account)) }
    func close(month: Int?, by role: Role) { mock.call(.close(month: month, by: role)) }
    func mark(_ range: (first: Int, last: Int)) { mock.call(.mark(range)) }
}
