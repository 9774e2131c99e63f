import ExpectKit

struct Refund: Equatable, Sendable {
    let ticket: Int
    let amount: Int
}

enum RefundError: Error, Equatable { case offline, closed }

protocol RefundBank {
    func payment(of ticket: Int) async throws -> Refund
    func authorize(_ payment: Refund) async throws(RefundError)
    func transfer(_ payment: Refund) async throws
    func close() async
}

/// Pays refunds back. It loses a refund if the transfer fails.
final class TicketOffice {
    let bank: any RefundBank
    private(set) var pending: [Int]
    private(set) var refunded: [Int] = []

    init(bank: any RefundBank, pending: [Int]) {
        (self.bank, self.pending) = (bank, pending)
    }

    func refundNext() async throws {
        guard let ticket = pending.first else { return }
        let payment = try await bank.payment(of: ticket)
        try await bank.authorize(payment)
        pending.removeFirst()
        try await bank.transfer(payment)
        refunded.append(ticket)
        await bank.close()
    }
}

/// Pays refunds back, and keeps those that it could not pay.
final class CarefulTicketOffice {
    let bank: any RefundBank
    private(set) var pending: [Int]
    private(set) var refunded: [Int] = []

    init(bank: any RefundBank, pending: [Int]) {
        (self.bank, self.pending) = (bank, pending)
    }

    func refundNext() async throws {
        guard let ticket = pending.first else { return }
        do {
            let payment = try await bank.payment(of: ticket)
            try await bank.authorize(payment)
            try await bank.transfer(payment)
        } catch {
            await bank.close()
            throw error
        }
        pending.removeFirst()
        refunded.append(ticket)
        await bank.close()
    }
}

final class MockRefundBank: RefundBank, TypedMocking {
    enum Invocation {
        case payment(of: Arg<Int>), authorize(Arg<Refund>), transfer(Arg<Refund>), close
    }
    let mock = Mock<Invocation>()

    func payment(of ticket: Int) async throws -> Refund { try await call(.payment(of: .value(ticket))) }
    func authorize(_ payment: Refund) async throws(RefundError) {
        try await call(.authorize(.value(payment)))
    }
    func transfer(_ payment: Refund) async throws { try await call(.transfer(.value(payment))) }
    func close() async { await call(.close) }
}
extension MockRefundBank {
    /// Returns a bank that pays the refund of ticket 7.
    static func open(_ failures: FailureRecorder? = nil) -> MockRefundBank {
        let bank = MockRefundBank()
        if let failures { bank.mock.reporter = failures }
        bank.stub(.payment(of: 7)).andReturn(Refund(ticket: 7, amount: 30))
        bank.stub(.authorize(.any))
        bank.stub(.transfer(.any))
        bank.stub(.close)
        return bank
    }
}
extension MockCall where Invocation == MockRefundBank.Invocation {
    static func payment(of ticket: Arg<Int>) -> MockCall<Invocation, Refund, any Error> {
        .init(.payment(of: ticket))
    }
    static func authorize(_ payment: Arg<Refund>) -> MockCall<Invocation, Void, RefundError> {
        .init(.authorize(payment))
    }
    static func transfer(_ payment: Arg<Refund>) -> MockCall<Invocation, Void, any Error> {
        .init(.transfer(payment))
    }
    static var close: MockCall<Invocation, Void, Never> { .init(.close) }
}
