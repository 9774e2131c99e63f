import ExpectKit

// The code under test of the golden reports, in its own file, and its collaborator.

struct Guest: Equatable {
    var name: String
    var wishes: [String] = []
}

struct Order: Equatable {
    var number: Int
    var guest: Guest
}

/// The collaborator.
protocol Kitchen {
    func cook(order: Order)
    func wash(plates: Int)
    func season(with spice: String)
    var waiting: Int { get }
    func recipe(of dish: String) throws -> String
}

/// The code under test.
struct Waiter {
    let kitchen: any Kitchen

    @discardableResult
    func take(_ number: Int, for name: String, _ wishes: String...) -> Int {
        kitchen.cook(order: Order(number: number, guest: Guest(name: name, wishes: wishes)))
        return kitchen.waiting
    }

    func clear(plates: Int) {
        kitchen.wash(plates: plates)
    }
}

final class MockKitchen: Kitchen, Mocking {
    enum Invocation: Equatable {
        case cook(order: Order), wash(plates: Int), season(String), waiting, recipe(dish: String)
        case roast(String)
    }

    let mock: Mock<Invocation>

    init(_ mode: MockMode = .strict, _ failures: FailureRecorder) {
        mock = Mock(mode: mode)
        mock.reporter = failures
    }

    func cook(order: Order) { mock.call(.cook(order: order)) }
    func wash(plates: Int) { mock.call(.wash(plates: plates)) }
    func season(with spice: String) { mock.call(.season(spice)) }
    var waiting: Int { mock.call(.waiting) }
    func roast(_ dish: String) async -> Int { await mock.call(.roast(dish)) }
    func recipe(of dish: String) throws -> String {
        try mock.call(.recipe(dish: dish), throwing: (any Error).self)
    }
}

final class TypedKitchen: TypedMocking {
    enum Invocation { case wash(plates: Arg<Int>, with: Arg<String?>), waiting }

    let mock = Mock<Invocation>()

    init(_ failures: FailureRecorder) {
        mock.reporter = failures
    }

    func wash(plates: Int, with soap: String?) { call(.wash(plates: .value(plates), with: .value(soap))) }
    var waiting: Int { call(.waiting) }
}

extension MockCall where Invocation == TypedKitchen.Invocation {
    static func wash(plates: Arg<Int>, with soap: Arg<String?>) -> MockCall<Invocation, Void, Never> {
        .init(.wash(plates: plates, with: soap))
    }
    static var waiting: MockCall<Invocation, Int, Never> { .init(.waiting) }
}
