import ExpectKit
import Foundation

@testable import Mistakes

// Three mocks in the typed form.

final class MockStore: Store, TypedMocking {
    enum Invocation {
        case begin, save(Arg<String>, for: Arg<String>), remove(Arg<String>), commit
    }
    let mock = Mock<Invocation>()

    func begin() { call(.begin) }
    func save(_ value: String, for key: String) { call(.save(.value(value), for: .value(key))) }
    func remove(_ key: String) { call(.remove(.value(key))) }
    func commit() throws { try call(.commit) }
}

extension MockCall where Invocation == MockStore.Invocation {
    static var begin: MockCall<Invocation, Void, Never> { .init(.begin) }
    static func save(_ value: Arg<String>, for key: Arg<String>) -> MockCall<Invocation, Void, Never> {
        .init(.save(value, for: key))
    }
    static func remove(_ key: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.remove(key)) }
    static var commit: MockCall<Invocation, Void, any Error> { .init(.commit) }
}

final class MockPriceService: PriceService, TypedMocking {
    enum Invocation { case price(of: Arg<String>) }
    let mock = Mock<Invocation>()

    func price(of item: String) throws -> Double { try call(.price(of: .value(item))) }
}

extension MockCall where Invocation == MockPriceService.Invocation {
    static func price(of item: Arg<String>) -> MockCall<Invocation, Double, any Error> {
        .init(.price(of: item))
    }
}

final class MockPlayerClient: TypedMocking, Sendable {
    enum Invocation {
        case load(id: Arg<Int>), play(url: Arg<URL>, position: Arg<Double>), pause
        case notifyAtEnd(handler: Arg<@Sendable () -> Void>)
    }
    let mock = Mock<Invocation>()

    var client: PlayerClient {
        PlayerClient(
            load: { id in try await self.call(.load(id: .value(id))) },
            play: { url, position in self.call(.play(url: .value(url), position: .value(position))) },
            pause: { self.call(.pause) },
            notifyAtEnd: { handler in self.call(.notifyAtEnd(handler: .value(handler))) })
    }
}

extension MockCall where Invocation == MockPlayerClient.Invocation {
    static func load(id: Arg<Int>) -> MockCall<Invocation, URL, any Error> { .init(.load(id: id)) }
    static func play(url: Arg<URL>, position: Arg<Double>) -> MockCall<Invocation, Void, Never> {
        .init(.play(url: url, position: position))
    }
    static var pause: MockCall<Invocation, Void, Never> { .init(.pause) }
    static func notifyAtEnd(
        handler: Arg<@Sendable () -> Void> = .any
    ) -> MockCall<Invocation, Void, Never> {
        .init(.notifyAtEnd(handler: handler))
    }
}

// Two mocks in the quick form.

final class MockCartDelegate: CartDelegate, Mocking {
    enum Invocation: Equatable {
        case shouldAdd(String, count: Int), didAdd(String, count: Int), totalChanged(to: Double)
    }
    let mock = Mock<Invocation>()

    func shouldAdd(_ item: String, count: Int) -> Bool { mock.call(.shouldAdd(item, count: count)) }
    func didAdd(_ item: String, count: Int) { mock.call(.didAdd(item, count: count)) }
    func totalChanged(to total: Double) { mock.call(.totalChanged(to: total)) }
}

final class MockAccounts: Accounts, Mocking {
    enum Invocation {
        case book(Entry), submit([Invoice], to: String), close(month: Int?, by: Role)
        case mark((first: Int, last: Int))
    }
    let mock = Mock<Invocation>()

    func book(_ entry: Entry) { mock.call(.book(entry)) }
    func submit(_ invoices: [Invoice], to office: String) { mock.call(.submit(invoices, to: office)) }
    func close(month: Int?, by role: Role) { mock.call(.close(month: month, by: role)) }
    func mark(_ range: (first: Int, last: Int)) { mock.call(.mark(range)) }
}
