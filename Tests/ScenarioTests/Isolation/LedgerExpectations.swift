import ExpectKit

// The expectations of every row of the matrix: each column once, and again with an error if it can throw.

/// Expects every column, in the quick form, and answers it.
func expectAnswers(of ledger: some Mocking<LedgerCall>) {
    ledger.expect(.total(1)).andReturn(10)
    ledger.expect(.open(.any)).andReturn(11).andThrow(LedgerError.closed)
    ledger.expect(.book(1))
    ledger.expect(.book(0)).andThrow(LedgerError.closed)
    ledger.expect(.fetch(1)).andReturn(12)
    ledger.expect(.load(.any)).andReturn(13).andDo { _ in throw LedgerError.closed }
    ledger.expect(.pay(.any)).andReturn(14).andThrow(LedgerError.closed)
    ledger.expect(.turn(.any)).andReturn(Page("15")).andThrow(LedgerError.closed)
    ledger.expect(.audit(1)).andReturn(Page("16"))
    ledger.expect(.swap(.having(\.text, "mine"))).andReturn(Page("17"))
}

/// The same in the typed form.
func expectAnswers(of ledger: some TypedMocking<LedgerCall>) {
    ledger.expect(.total(1)).andReturn(10)
    ledger.expect(.open(.any)).andReturn(11).andThrow(LedgerError.closed)
    ledger.expect(.book(1))
    ledger.expect(.book(0)).andThrow(.closed)
    ledger.expect(.fetch(.not(2))).andDo { call in if case .fetch(let id) = call { id.value + 11 } else { 0 }
    }
    ledger.expect(.load(.any)).andReturn(13).andDo { _ in throw LedgerError.closed }
    ledger.expect(.pay(.any)).andReturn(14).andThrow(.closed)
    ledger.expect(.turn(.any)).andReturn(Page("15")).andThrow(.closed)
    ledger.expect(.audit(1)).andReturn(Page("16"))
    ledger.expect(.swap(.having(\.text, "mine"))).andReturn(Page("17"))
}

/// Expects every column, in the quick form, and forwards it.
func expectForwarding(of ledger: some Mocking<LedgerCall>) {
    ledger.expect(.total(1)).andForward()
    ledger.expect(.open(.any)).andForward().times(2)
    ledger.expect(.book(.any)).andForward().times(2)
    ledger.expect(.fetch(1)).andForward()
    ledger.expect(.load(.any)).andForward().times(2)
    ledger.expect(.pay(.any)).andForward().times(2)
    ledger.expect(.turn(.any)).andForward().times(2)
    ledger.expect(.audit(1)).andForward()
    ledger.expect(.swap(.any)).andForward()
}

/// The same in the typed form.
func expectForwarding(of ledger: some TypedMocking<LedgerCall>) {
    ledger.expect(.total(1)).andForward()
    ledger.expect(.open(.any)).andForward().times(2)
    ledger.expect(.book(.any)).andForward().times(2)
    ledger.expect(.fetch(1)).andForward()
    ledger.expect(.load(.any)).andForward().times(2)
    ledger.expect(.pay(.any)).andForward().times(2)
    ledger.expect(.turn(.any)).andForward().times(2)
    ledger.expect(.audit(1)).andForward()
    ledger.expect(.swap(.any)).andForward()
}
