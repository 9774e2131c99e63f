import ExpectKit
import Testing

@testable import Stories

// Code of the articles “Generating mocks” and “Generating mocks: reference”. Tests/Integration has the tests of all kinds
// of requirements.

struct GeneratingMocksTests {
    private let register = MockCashRegister()
    private let failures = FailureRecorder()

    /// The code under test uses the protocol, whose extension has the default values.
    private var cashier: any CashRegister { register }

    @Test func aTaskIsAddedAndCounted() {
        let task = Task(id: "A")
        let store = MockTaskStore()
        store.expect(.add(task: task))
        store.expect(.count).andReturn(1)

        #expect(TaskManager(store: store).add(task) == 1)

        store.verify()
    }

    @Test func anArgumentThatIsLeftOutMayBeAnything() {
        let title = "Receipt"
        register.expect(.print("Receipt"))  // any number of copies, any footer
        register.expect(.print(title, copies: 2))
        register.expect(.print(title, footer: .some(.hasPrefix("Thank"))))

        cashier.print("Receipt", copies: 7, footer: "Bye")
        cashier.print("Receipt", copies: 2)
        cashier.print("Receipt", footer: "Thank you")
        register.verify()
    }

    @Test func anArgumentThatIsWrittenMustMatch() {
        register.mock.reporter = failures
        register.expect(.print("Receipt", copies: 2))

        cashier.print("Receipt")

        register.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
