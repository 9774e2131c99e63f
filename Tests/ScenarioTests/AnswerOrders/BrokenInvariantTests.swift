import ExpectKit
import ExpectKitExploration
import Testing

/// An actor moves money between two accounts, and another task asks it for the total.
@Suite struct BrokenInvariantTests {
    @Test func theTotalLacksTheMoneyThatIsMoved() async throws {
        let issues = try await Issues.recorded { await askDuringATransfer { Wallet(auditor: $0, rates: $1) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (total → 140) == 200
            fails when MockExchange.rate is answered before MockAuditor.approve(30) (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aWalletThatChangesBothAccountsAfterTheApprovalPasses() async throws {
        let issues = try await Issues.recorded {
            await askDuringATransfer { Wallet(auditor: $0, rates: $1, approvesFirst: true) }
        }
        #expect(issues == [])
    }

    private func askDuringATransfer(_ makeWallet: @escaping (any Auditor, any Exchange) -> Wallet) async {
        await inEveryAnswerOrder { answers in
            let auditor = MockAuditor()
            let exchange = MockExchange()
            answers.hold(auditor, exchange)
            auditor.expect(.approve(30))
            exchange.expect(.rate).andReturn(2)
            let wallet = makeWallet(auditor, exchange)
            async let moved: Void = wallet.save(30)
            async let dollars = wallet.dollars()
            await answers.answerAll()
            let total = await dollars
            await moved
            #expect(total == 200)
            verify(auditor, exchange)
        }
    }
    private static let expectationLine = #line - 4
}

// MARK: The code under test

private protocol Auditor: Sendable {
    func approve(_ amount: Int) async
}

private protocol Exchange: Sendable {
    var rate: Int { get async }
}

private actor Wallet {
    private let auditor: any Auditor
    private let rates: any Exchange
    private let approvesFirst: Bool
    private var cash = 100
    private var savings = 0

    init(auditor: any Auditor, rates: any Exchange, approvesFirst: Bool = false) {
        self.auditor = auditor
        self.rates = rates
        self.approvesFirst = approvesFirst
    }

    func save(_ amount: Int) async {
        if approvesFirst { await auditor.approve(amount) }
        cash -= amount
        // Other calls of the actor run while this one waits.
        if !approvesFirst { await auditor.approve(amount) }
        savings += amount
    }

    func dollars() async -> Int {
        let rate = await rates.rate
        return (cash + savings) * rate
    }
}

private final class MockAuditor: Auditor, TypedMocking {
    enum Invocation { case approve(Arg<Int>) }
    let mock = Mock<Invocation>()

    func approve(_ amount: Int) async { await call(.approve(.value(amount))) }
}
extension MockCall where Invocation == MockAuditor.Invocation {
    fileprivate static func approve(_ amount: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.approve(amount))
    }
}

private final class MockExchange: Exchange, TypedMocking {
    enum Invocation { case rate }
    let mock = Mock<Invocation>()

    var rate: Int { get async { await call(.rate) } }
}
extension MockCall where Invocation == MockExchange.Invocation {
    fileprivate static var rate: MockCall<Invocation, Int, Never> { .init(.rate) }
}
