import ExpectKit
import Testing

// The test of every row of the matrix, once for each isolation and each form.

/// Who answers the calls of a row.
enum Answering: CaseIterable, CustomTestStringConvertible {
    case byTheTest, byTheRealObject

    var testDescription: String { self == .byTheTest ? "the test answers" : "the real object answers" }

    fileprivate func expect(of ledger: some Mocking<LedgerCall>) {
        self == .byTheTest ? expectAnswers(of: ledger) : expectForwarding(of: ledger)
    }

    fileprivate func expect(of ledger: some TypedMocking<LedgerCall>) {
        self == .byTheTest ? expectAnswers(of: ledger) : expectForwarding(of: ledger)
    }

    /// Compares the results of the calls, and reports at the row.
    fileprivate func compare(_ results: [String], of ledger: some TestDouble, _ location: SourceLocation) {
        #expect(results == (self == .byTheTest ? answered : forwarded), sourceLocation: location)
        ledger.verify()
    }
}

func check(
    _ ledger: some Ledger & Mocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    answering.compare(await callEverything(of: ledger), of: ledger, location)
}

func check(
    _ ledger: some Ledger & TypedMocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    answering.compare(await callEverything(of: ledger), of: ledger, location)
}

/// The calls of a `Sendable` row are made on another task than the one that declares the expectations.
func check(
    _ ledger: some SharedLedger & Mocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    async let results = callEverything(of: ledger)
    answering.compare(await results, of: ledger, location)
}

func check(
    _ ledger: some SharedLedger & TypedMocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    async let results = callEverything(of: ledger)
    answering.compare(await results, of: ledger, location)
}

@MainActor func check(
    _ ledger: some MainLedger & Mocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    answering.compare(await callEverything(of: ledger), of: ledger, location)
}

@MainActor func check(
    _ ledger: some MainLedger & TypedMocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    answering.compare(await callEverything(of: ledger), of: ledger, location)
}

func check(
    _ ledger: some ActorLedger & Mocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    answering.compare(await callEverything(of: ledger), of: ledger, location)
}

func check(
    _ ledger: some ActorLedger & TypedMocking<LedgerCall>, _ answering: Answering,
    location: SourceLocation = #_sourceLocation
) async {
    answering.expect(of: ledger)
    answering.compare(await callEverything(of: ledger), of: ledger, location)
}

extension FailureRecorder {
    /// Records the failures of a row.
    convenience init(for ledger: some TestDouble) {
        self.init()
        ledger.mock.reporter = self
    }
}
