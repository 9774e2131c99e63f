import ExpectKit
import ExpectKitExploration
import Testing

/// Two deposits read the balance of an account, add to it and write it back.
struct LostUpdateTests {
    @Test func aDepositIsLostIfBothReadTheSameBalance() async throws {
        let issues = try await Issues.recorded { await depositTwice { Teller(bank: $0, rates: $1) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (balance → 102) == 112
            fails when MockRates.rate is answered before the first MockDepositBank.balance (order 2 of at \
            least 4)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aTellerThatWritesTheDifferencePasses() async throws {
        #expect(try await Issues.recorded { await depositTwice { AddingTeller(bank: $0, rates: $1) } } == [])
    }

    private func depositTwice(_ makeTeller: @escaping (MockDepositBank, MockRates) -> any Depositing) async {
        await inEveryAnswerOrder { answers in
            let bank = MockDepositBank()
            let rates = MockRates()
            answers.hold(bank, rates)
            // The balance is read and changed when the bank answers.
            var balance = 100
            bank.stub(.balance).andDo { _ in balance }
            bank.stub(.setBalance(.any)).andDo { balance = $0.amount }
            bank.stub(.add(.any)).andDo { balance += $0.amount }
            rates.stub(.rate).andReturn(2)
            let teller = makeTeller(bank, rates)
            async let euros: Void = teller.deposit(euros: 10)
            async let dollars: Void = teller.deposit(dollars: 1)
            await answers.answerAll()
            _ = await (euros, dollars)
            #expect(balance == 112)
        }
    }
    private static let expectationLine = #line - 3
}

// MARK: The code under test

private protocol DepositBank: Sendable {
    var balance: Int { get async }
    func setBalance(_ amount: Int) async
    func add(_ amount: Int) async
}

private protocol Rates: Sendable {
    var rate: Int { get async }
}

private protocol Depositing: Sendable {
    func deposit(euros: Int) async
    func deposit(dollars: Int) async
}

private struct Teller: Depositing {
    let bank: any DepositBank
    let rates: any Rates

    func deposit(euros: Int) async {
        await bank.setBalance(bank.balance + euros)
    }
    func deposit(dollars: Int) async {
        let euros = await dollars * rates.rate
        await deposit(euros: euros)
    }
}

private struct AddingTeller: Depositing {
    let bank: any DepositBank
    let rates: any Rates

    func deposit(euros: Int) async {
        await bank.add(euros)
    }
    func deposit(dollars: Int) async {
        await bank.add(dollars * rates.rate)
    }
}

private final class MockDepositBank: DepositBank, TypedMocking {
    enum Invocation {
        case balance, setBalance(Arg<Int>), add(Arg<Int>)

        var amount: Int {
            switch self {
            case .balance: 0
            case .setBalance(let amount), .add(let amount): amount.value
            }
        }
    }
    let mock = Mock<Invocation>()

    var balance: Int { get async { await call(.balance) } }
    func setBalance(_ amount: Int) async { await call(.setBalance(.value(amount))) }
    func add(_ amount: Int) async { await call(.add(.value(amount))) }
}
extension MockCall where Invocation == MockDepositBank.Invocation {
    fileprivate static var balance: MockCall<Invocation, Int, Never> { .init(.balance) }
    fileprivate static func setBalance(_ amount: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.setBalance(amount))
    }
    fileprivate static func add(_ amount: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.add(amount))
    }
}

private final class MockRates: Rates, TypedMocking {
    enum Invocation { case rate }
    let mock = Mock<Invocation>()

    var rate: Int { get async { await call(.rate) } }
}
extension MockCall where Invocation == MockRates.Invocation {
    fileprivate static var rate: MockCall<Invocation, Int, Never> { .init(.rate) }
}
