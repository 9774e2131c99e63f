import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitDiagrams

/// The page of a diagram.
struct DiagramPageTests {
    private func page(_ history: MockHistory, title: String = "t") -> String {
        SequenceDiagram(title: title, of: [history]).page
    }

    /// The texts of the SVG elements with a class.
    private func groups(_ name: String, in page: String) -> [String] {
        page.components(separatedBy: "<g class=\"\(name)\">").dropFirst()
            .map { $0.components(separatedBy: "</g>")[0] }
    }

    /// Expects texts that a page has, and texts that it has not.
    private func expect(
        _ page: String, has texts: [String] = [], hasNo others: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(texts.filter { !page.contains($0) } == [], "missing", sourceLocation: sourceLocation)
        #expect(others.filter { page.contains($0) } == [], "not expected", sourceLocation: sourceLocation)
    }

    @Test func everyTextOfClientCodeIsEscaped() {
        let evil = "<script>alert('x' & \"y\")</script>"
        var history = Histories.history(evil, [(1, .wrong)], texts: [evil], answers: [evil])
        history.missing = [.init(place: .end, call: evil, detail: evil)]
        history.failures = [Histories.failure(.unexpected(UnexpectedCall(call: evil)), of: evil)]
        expect(
            page(history, title: evil),
            has: ["&lt;script&gt;alert(&#39;x&#39; &amp; &quot;y&quot;)&lt;/script&gt;"],
            hasNo: ["<script", "alert('"])
    }

    @Test func controlCharactersAndBidirectionalMarksAreShownAsEscapes() {
        let page = page(Histories.history("Shelf", [(1, .expected)], texts: ["a\u{0}b\u{202e}c\u{1b}"]))
        #expect(page.contains("a\\0b\\u{202E}c\\u{1B}"))
        #expect(!page.unicodeScalars.contains("\u{202e}"))
    }

    @Test func itNeedsNoOtherFile() {
        expect(
            page(Histories.history("Shelf", [(1, .expected)])), hasNo: ["<script", "<link", "http", "src="])
    }

    @Test func aLongCallIsShortenedAndHasATooltip() {
        let call = "add(\(String(repeating: "x", count: 300)))"
        let page = page(Histories.history("Shelf", [(1, .expected)], texts: [call]))
        expect(
            groups("plain", in: page)[0],
            has: [
                "<title>call 1, expected: \(call)</title>",
                ">add(\(String(repeating: "x", count: 91))…</text>",
            ])
    }

    @Test func aWrongCallHasASignAndALinkToItsFailure() {
        var history = Histories.history("Shelf", [(1, .wrong)], texts: ["clear"])
        history.failures = [Histories.failure(.unexpected(UnexpectedCall(call: "clear")))]
        let page = page(history)
        expect(
            groups("wrong", in: page)[0],
            has: [
                "<a href=\"#failure-1\">", ">✗ clear</text>",
                "<title>call 1, not allowed: clear\n(ShelfTests.swift:40)</title>",
            ])
        expect(page, has: ["<li id=\"failure-1\"><pre>Shelf: unexpected clear"])
    }

    /// The label may be cut off where the call differs.
    @Test func aWrongCallHasItsFirstDifference() {
        var history = Histories.history("Shelf", [(1, .wrong)], texts: ["add(2)"])
        history.failures = [
            Histories.failure(
                .unexpected(
                    UnexpectedCall(
                        call: "add(2)", nearest: [Facts.expectation("add(1)", 1, differing: true)])))
        ]
        expect(
            groups("wrong", in: page(history))[0],
            has: [
                ">id: expected 1, got 2 (ShelfTests.swift:40)</text>",
                "<title>call 1, not allowed: add(2)\nid: expected 1, got 2 (ShelfTests.swift:40)</title>",
            ])
    }

    @Test func aMissingCallHasASignAndSaysWhatWasExpected() {
        var history = Histories.history("Shelf", [(1, .expected)])
        history.missing = [
            .init(place: .end, call: "close", detail: "2 of 2, once, never called")
        ]
        expect(
            groups("missing", in: page(history))[0],
            has: [">? close</text>", ">2 of 2, once, never called</text>"])
    }

    @Test func aCallThatWaitsHasABarToItsAnswer() throws {
        var history = Histories.history("Feed", [(1, .expected), (2, .expected)], answers: ["\"news\""])
        history.calls[0].isSuspended = true
        history.calls[0].end = Histories.time(3)
        let page = page(history)
        let bar = try #require(page.components(separatedBy: "<rect class=\"wait\"").dropFirst().first)
        // Three rows: the call, the call meanwhile, and the answer.
        #expect(bar.contains("y=\"25\" width=\"8\" height=\"48\""))
        #expect(groups("answer", in: page)[0].contains("<title>answer to call 1: &quot;news&quot;</title>"))
    }

    @Test func theBarOfACallThatStillWaitsGoesToTheEnd() {
        var history = Histories.history("Feed", [(1, .expected), (2, .expected), (3, .expected)])
        history.calls[0].isSuspended = true
        #expect(page(history).contains("y=\"25\" width=\"8\" height=\"63\""))
    }

    @Test func theBarOfAWaitGoesOnInTheNextSection() {
        let history = Histories.long(200) {
            $0.calls[0].isSuspended = true
            $0.calls[0].end = Histories.time(300)
        }
        let page = page(history)
        #expect(page.components(separatedBy: "<details class=\"fold\">").count == 2)
        // One bar in each of three sections.
        #expect(page.components(separatedBy: "<rect class=\"wait\"").count == 4)
    }

    @Test func theLegendHasTheSignsThatOccur() {
        let plain = page(Histories.history("Shelf", [(1, .expected)]))
        expect(plain, has: ["<ul class=\"legend\">\n\n</ul>"])
        let wrong = page(Histories.history("Shelf", [(1, .wrong), (2, .ignored)], answers: ["1"]))
        expect(
            wrong,
            has: ["not allowed", "ignored by a nice mock", "answer"].map { "</b> \($0)</li>" },
            hasNo: ["expected, but missing", "waits for its answer"].map { "</b> \($0)</li>" })
    }

    /// It would hide the arrows and the signs at its lifeline.
    @Test func aBarIsBehindTheArrows() throws {
        var history = Histories.history("Feed", [(1, .expected), (2, .wrong)])
        history.calls[0].isSuspended = true
        let page = page(history)
        let bar = try #require(page.range(of: "<rect class=\"wait\"")).lowerBound
        let arrow = try #require(page.range(of: "<g class=\"wrong\">")).lowerBound
        #expect(bar < arrow)
    }

    @Test func aWarningIsNoFailure() {
        var history = Histories.history("Shelf", [(1, .expected)])
        let violation = Violation(
            mock: "Shelf", problem: .missing(MissingCall(declaration: Facts.expectation("open", 1))),
            place: FailurePlace(Sites.site(40)))
        history.failures = [FailureReport(violation, severity: .warning)]
        expect(
            page(history),
            has: ["1 mock, 1 call, 0 failures, 1 warning", "<pre>warning: Shelf: missing open"])
    }

    @Test func twoThousandCallsAreFoldedAroundTheMistake() {
        let page = page(Histories.long(2000) { $0.calls[1200].mark = .wrong })
        expect(page, has: [1189, 788].map { "<summary>… \($0) calls</summary>" })
        #expect(page.utf8.count < 2_000_000)
        #expect(groups("plain", in: page).count == 1999)
    }

    @Test func theSizeOfAPageIsBounded() {
        let page = page(Histories.long(100_000) { $0.calls[50_000].mark = .wrong })
        #expect(page.utf8.count < 2_000_000)
        #expect(page.contains("more are left out"))
    }
}
