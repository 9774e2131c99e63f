import ExpectKit

// The code under test: a checkout that talks to three collaborators.

protocol Bank: Sendable { func charge(_ amount: Int) throws }
protocol Warehouse: Sendable {
    func reserve(_ item: String)
    func ship(_ item: String)
}
protocol Post: Sendable { func send(_ letter: String) }

enum BankError: Error { case refused }

struct Checkout {
    let bank: any Bank
    let warehouse: any Warehouse
    let post: any Post

    func order(_ item: String, for amount: Int) throws {
        warehouse.reserve(item)
        try bank.charge(amount)
        warehouse.ship(item)
        post.send("\(item) is on its way")
    }
}

final class MockBank: Bank, Mocking {
    enum Invocation: Equatable { case charge(Int) }
    let mock = Mock<Invocation>()
    func charge(_ amount: Int) throws { try mock.call(.charge(amount), throwing: (any Error).self) }
}

final class MockWarehouse: Warehouse, TypedMocking {
    enum Invocation { case reserve(Arg<String>), ship(Arg<String>) }
    let mock = Mock<Invocation>()
    func reserve(_ item: String) { call(.reserve(.value(item))) }
    func ship(_ item: String) { call(.ship(.value(item))) }
}
extension MockCall where Invocation == MockWarehouse.Invocation {
    static func reserve(_ item: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.reserve(item)) }
    static func ship(_ item: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.ship(item)) }
}

final class MockPost: Post, Mocking {
    enum Invocation: Equatable { case send(String) }
    let mock = Mock<Invocation>()
    func send(_ letter: String) { mock.call(.send(letter)) }
}
