import Testing

@testable import ExpectKit

/// What a report counts, leaves out and shortens.
struct ReportLayoutTests {
    private let shelf = MockShelf()

    // MARK: Counts

    /// How each failure says that its expectation was called.
    private var counts: [String] {
        shelf.texts.map { text in
            let line = text.split(separator: "\n").first { $0.hasPrefix("  expected: ") } ?? ""
            return String(line.dropFirst("  expected: ".count).prefix { $0 != "(" }.dropLast())
        }
    }

    @Test func eachSurplusCallCountsItself() {
        shelf.expect(.clear)
        for _ in 1...4 { shelf.clear() }
        shelf.verify()
        // The calls after the one that was reported are one warning.
        #expect(shelf.failures.reports.map(\.severity) == [.error, .warning])
        #expect(shelf.failures.reports.map(\.kind) == [.surplus, .surplus])
        #expect(shelf.failures.reports.map { $0.candidates[0].calls } == [2, 3])
        #expect(counts == ["twice", "3 times"].map { "1 of 1, once, called \($0)" })
        #expect(shelf.texts[1].contains(" (+ 1 more call)\n"))
    }

    @Test func expectationsForTheSameCallAreCountedTogether() {
        shelf.expect(.clear)
        shelf.expect(.clear).times(2)
        shelf.expect(.add("a"))
        for _ in 1...4 { shelf.clear() }
        shelf.add("a")
        shelf.verify()
        #expect(shelf.failures.reports.map(\.kind) == [.surplus])
        #expect(shelf.texts[0].hasPrefix("Shelf: clear was called 4 times, expected 3 times\n"))
        #expect(counts == ["2 of 3, twice, called twice"])
    }

    /// A call may be expected by its value and by a matcher.
    @Test func theCallsThatOtherExpectationsTookAreCountedAsExpected() {
        let depot = MockDepot("Depot", shelf.failures)
        depot.expect(.log("a")).times(2)
        depot.expect(.log(.any))
        for _ in 1...4 { depot.log("a") }
        depot.verify()
        #expect(shelf.failures.reports.map(\.kind) == [.surplus])
        #expect(shelf.texts[0].hasPrefix("Depot: log(\"a\") was called 4 times, expected 3 times\n"))
    }

    @Test func differentCallsOfOneMatcherAreNotShownAsEqual() {
        let depot = MockDepot("Depot", shelf.failures)
        depot.expect(.log(.any)).times(2)
        depot.expect(.log(.hasPrefix("z"))).times(2)
        depot.expect(.flush)
        for text in ["a", "b", "z", "z"] { depot.log(text) }
        depot.verify()
        #expect(shelf.failures.reports.map(\.kind) == [.missing])
        #expect(
            shelf.texts[0].hasSuffix(
                """
                  1 log(any), twice           =  log(any), twice
                  2 log(a prefix "z"), twice  =  log("z"), twice
                  3 flush                     ≠  never
                """))
    }

    @Test func eachCallBeyondAWrittenCountCountsItself() {
        shelf.expect(.clear).times(1...2)
        for _ in 1...4 { shelf.clear() }
        shelf.verify()
        #expect(shelf.failures.reports.map(\.kind) == [.surplus, .surplus])
        #expect(counts == [3, 4].map { "1 of 1, 1 to 2 times, called \($0) times" })
    }

    @Test func theNameOfTheSecondCallIsNotCut() {
        let first =
            #"send(request: HTTPRequest(method: "POST", path: "/charges", headers: ["X-Receipt": "7"]))"#
        let second = #"MockPaymentGateway.capture(Authorization(id: "A1", cents: 1250), orderID: "A1")"#
        let text = Headline(of: "MockHTTPClient").comparison(
            of: first, " was called too early: before ", second)
        #expect(
            text == "send(request: HTTPReque…) was called too early: before MockPaymentGateway.capture(…)")
        #expect("MockHTTPClient: \(text)".count <= 100)
    }

    // MARK: Elision

    enum Charge { case charge(Int, to: [String], reference: String), refund }

    private final class MockBank: Mocking {
        let mock = Mock<Charge>("Bank")
    }

    private func words(_ expected: Charge, _ actual: Charge) -> [String?] {
        [expected, actual].map { shortWords(for: $0, comparing: expected, with: actual) }
    }

    @Test func argumentsThatAreEqualTooLongOrDifferDeeperAreLeftOut() {
        let long = String(repeating: "x", count: 60)
        expectTexts(
            (
                words(
                    .charge(1, to: ["a"], reference: "order-7"), .charge(1, to: ["a"], reference: "order-8")),
                ["charge(…, reference: \"order-7\")", "charge(…, reference: \"order-8\")"]
            ),
            (
                words(.charge(1, to: ["a"], reference: "x"), .charge(2, to: ["b"], reference: "x")),
                ["charge(1, …)", "charge(2, …)"]
            ),
            (
                words(.charge(1, to: [], reference: long), .charge(2, to: [], reference: "short")),
                ["charge(1, …)", "charge(2, …, reference: \"short\")"]
            ),
            // Nothing is left out of calls of other cases.
            (words(.charge(1, to: [], reference: "x"), .refund), [nil, nil]),
            (words(.refund, .refund), [nil, nil]))
    }

    @Test func theFactsKeepTheWholeCall() {
        let bank = MockBank()
        let failures = FailureRecorder()
        bank.mock.reporter = failures
        bank.expect(.charge(1, to: ["a"], reference: "order-7"))
        bank.mock.call(.charge(1, to: ["a"], reference: "order-8"))
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports[0].candidates[0].call == "charge(1, to: [\"a\"], reference: \"order-7\")")
        #expect(failures.reports[0].text.contains("expected: 1 of 1, charge(…, reference: \"order-7\"), "))
    }
}
