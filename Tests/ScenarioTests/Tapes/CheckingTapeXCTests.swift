import ExpectKit
import ExpectKitTapes
import XCTest

// Checking a tape, and warnings of old tapes, with XCTest.

final class CheckingTapeXCTests: XCTestCase {
    func testADifferentAnswerIsReportedAtTheLineOfTheMock() throws {
        let failures = FailureRecorder()
        let tape = tape("baking longer", mode: .check)
        tape.reporter = failures
        let book = MockRecipeBook(wrapping: ChangedRecipeBook())
        book.use(tape, .ignoring("0.minutes", of: "save")); let line = #line
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
        XCTAssertEqual(failures.reports.count, 0)
        tape.finish()
        XCTAssertEqual(failures.reports.map(\.kind), [.tape])
        XCTAssertEqual(failures.reports.map(\.severity), [.error])
        XCTAssertEqual(failures.reports.map(\.location.line), [line])
        XCTAssertEqual(
            failures.texts,
            [
                """
                baking longer.json: 1 answer of MockRecipeBook differs from the tape
                  entry 1, recipe(for: "rye"): returns.minutes: expected 40, got 50
                  help: record the tape again with EXPECTKIT_TAPES=all, or allow the difference with a rule: .ignoringResult("minutes", of: "recipe")
                """
            ])
    }

    func testAnOldTapeIsAWarningAtTheLineOfTheTape() throws {
        let failures = FailureRecorder()
        let tape = tape("baking longer", mode: .never, expiresAfter: .days(30)); let line = #line
        tape.reporter = failures
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(tape)
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
        XCTAssertEqual(failures.reports.map(\.severity), [.warning])
        XCTAssertEqual(failures.reports.map(\.location.line), [line])
        XCTAssert(failures.texts[0].contains("recorded on 2025-03-01"), failures.texts[0])
    }
}
