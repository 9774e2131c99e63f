import ExpectKit
import ExpectKitTapes
import Testing

// The sections "Check a tape" and "Age" of the article "Recording on tape: reference".

@Suite(.serialized) struct CheckingTapeTests {
    let failures = FailureRecorder()

    @Test(.tape("baking longer", mode: .check)) func theTapeIsStillTrue() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(.current)
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
    }

    /// Checks the tape with a real object that has changed.
    ///
    /// - Returns: The failures of the tape.
    private func check(_ use: (MockRecipeBook) -> Void) throws -> [FailureReport] {
        let tape = try #require(Tape.current)
        tape.reporter = failures
        let book = MockRecipeBook(wrapping: ChangedRecipeBook())
        book.mock.reporter = failures
        use(book)
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
        #expect(failures.reports.isEmpty)
        #expect(!tape.isRecording)
        tape.finish()
        return failures.drain()
    }

    @Test(.tape("baking longer", mode: .check)) func aDifferentAnswerIsReportedByItsPath() throws {
        var line = 0
        let reports = try check { book in
            book.use(.current)
            line = #line - 1
        }
        #expect(reports.map(\.kind) == [.tape])
        #expect(reports.map(\.severity) == [.error])
        #expect(reports.map(\.location.line) == [line])
        try expect(reports.first, isShownIn: "recording-on-tape-reference")
    }

    @Test(.tape("baking longer", mode: .check)) func anAnswerMayDifferWithinARange() throws {
        let matching = try check { book in
            book.use(
                .current, .matchingResult("minutes", of: "recipe", .within(30...60)),
                .ignoring("0.minutes", of: "save"))
        }
        #expect(matching.map(\.text) == [])
    }

    // MARK: Old tapes

    @Test func anOldTapeIsAWarning() throws {
        let tape = Tape("baking longer", mode: .never, expiresAfter: .days(30))
        let line = #line - 1
        tape.reporter = failures
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(tape)
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
        tape.finish()
        #expect(failures.reports.map(\.severity) == [.warning])
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(failures.texts[0].hasPrefix("baking longer.json: it was recorded on 2025-03-01, "))
    }

    @Test(.tape("baking longer", mode: .never, expiresAfter: .weeks(52_000))) func aYoungTapeIsNone() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(.current)
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
    }
}
