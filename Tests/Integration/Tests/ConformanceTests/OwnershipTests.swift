import ExpectKit
import Testing

@testable import FixtureProtocols

private final class RealLedger: Ledger {
    private var sum = 0
    func add(_ amount: consuming Int) -> Int {
        sum += amount
        return sum
    }
    func look(at name: borrowing String) -> Int { (copy name).count }
    func hand(_ diary: sending Diary) -> sending Diary { Diary("copy of \(diary.text)") }
    func audit(_ year: Int, on owner: isolated (any Actor)?) async -> Diary {
        Diary("\(year) \(owner == nil ? "alone" : "on an actor")")
    }
    func punch(_ ticket: borrowing Ticket, times: Int) -> Bool { ticket.number == times }
    func tear(_ ticket: consuming Ticket) { sum += ticket.number }
}

private actor Auditor {
    func audit(_ ledger: sending any Ledger) async -> String { await ledger.audit(2026, on: self).text }
}

struct OwnershipTests {
    private let mock = MockLedger()
    private let failures = FailureRecorder()

    @Test func callsWithConsumedAndBorrowedArgumentsAreAnswered() {
        mock.expect(.add(2)).andReturn(2)
        mock.expect(.look(at: "Leo")).andReturn(7)
        let ledger: any Ledger = mock
        #expect(ledger.add(2) == 2)
        #expect(ledger.look(at: "Leo") == 7)
        mock.verify()
    }

    @Test func aSendingResultIsAnswered() async {
        mock.expect(.hand(.any)).andReturn(Diary("answer"))
        let ledger: any Ledger = mock
        let diary = ledger.hand(Diary("question"))
        // Only a value without other references can be sent to another task.
        let text = await Task { diary.text }.value
        #expect(text == "answer")
        mock.verify()
    }

    @Test func anIsolatedParameterIsNotPartOfTheCall() async {
        mock.expect(.audit(2025)).andReturn(Diary("quiet"))
        let ledger: any Ledger = mock
        #expect(await ledger.audit(2025, on: nil).text == "quiet")
        mock.verify()

        let lent = MockLedger()
        lent.expect(.audit(.any)).andReturn(Diary("lent"))
        #expect(await Auditor().audit(lent) == "lent")
    }

    @Test func aNoncopyableArgumentIsNotPartOfTheCall() {
        mock.expect(.punch(times: 2)).andReturn(true)
        mock.expect(.tear)
        let ledger: any Ledger = mock
        let ticket = Ticket(number: 1)
        let isPunched = ledger.punch(ticket, times: 2)
        #expect(isPunched)
        ledger.tear(ticket)
        mock.verify()
    }

    @Test func callsAreForwardedToTheRealObject() async {
        let ledger: any Ledger = MockLedger(wrapping: RealLedger())
        #expect(ledger.add(2) == 2)
        #expect(ledger.add(3) == 5)
        #expect(ledger.look(at: "Leo") == 3)
        #expect(ledger.hand(Diary("x")).text == "copy of x")
        #expect(await ledger.audit(2025, on: nil).text == "2025 alone")
        #expect(await Auditor().audit(MockLedger(wrapping: RealLedger())) == "2026 on an actor")
    }

    @Test func aNoncopyableArgumentReachesTheRealObject() {
        let mock = MockLedger(wrapping: RealLedger())
        let ledger: any Ledger = mock
        let ticket = Ticket(number: 4)
        let isPunched = ledger.punch(ticket, times: 4)
        #expect(isPunched)
        ledger.tear(ticket)
        #expect(ledger.add(1) == 5)
        mock.expect(.tear)
        ledger.tear(Ticket(number: 1))
        #expect(ledger.add(0) == 6)
        mock.verify()
    }

    @Test func aStubTakesPrecedenceOverTheRealObject() {
        let mock = MockLedger(wrapping: RealLedger())
        mock.stub(.look(at: "Leo")).andReturn(99)
        let ledger: any Ledger = mock
        #expect(ledger.look(at: "Leo") == 99)
        #expect(ledger.look(at: "Ada!") == 4)
    }

    @Test func aDifferentAmountIsReported() {
        mock.mock.reporter = failures
        mock.expect(.add(1)).andReturn(1)
        let ledger: any Ledger = mock
        _ = ledger.add(2)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockLedger: add(…): amount is 2, expected 1"])
        #expect(failures.onlyReportContains("got: add(2)"))
    }
}
