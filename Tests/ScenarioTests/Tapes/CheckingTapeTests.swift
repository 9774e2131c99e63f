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
    private func check(
        _ real: ChangedRecipeBook, _ use: (MockRecipeBook) -> Void,
        _ test: (RecipeEditor) throws -> Void = { try $0.bakesLonger("rye") }
    ) throws -> [FailureReport] {
        let tape = try #require(Tape.current)
        tape.reporter = failures
        let book = MockRecipeBook(wrapping: real)
        book.mock.reporter = failures
        use(book)
        try? test(RecipeEditor(book: book))
        book.verify()
        #expect(failures.reports.isEmpty)
        #expect(!tape.isRecording)
        tape.finish()
        return failures.drain()
    }

    @Test(.tape("baking longer", mode: .check)) func aDifferentAnswerIsReportedByItsPath() throws {
        var line = 0
        let reports = try check(ChangedRecipeBook()) { book in
            book.use(.current)
            line = #line - 1
        }
        #expect(reports.map(\.kind) == [.tape])
        #expect(reports.map(\.severity) == [.error])
        #expect(reports.map(\.location.line) == [line])
        try expect(reports.first, isShownIn: "recording-on-tape-reference")
        #expect(
            reports.first?.unwrappedText.contains(
                "returns.minutes: expected 40, got 50")
                == true)
    }

    @Test(.tape("baking longer", mode: .check)) func anErrorInsteadOfAnAnswerIsReported() throws {
        let reports = try check(ChangedRecipeBook(isClosed: true)) { $0.use(.current) }
        #expect(reports.count == 1)
        let text = try #require(reports.first).unwrappedText
        #expect(
            text.hasPrefix("baking longer.json: 1 answer and 1 call of MockRecipeBook differ from the tape"))
        #expect(text.contains("got      the error the bakery is closed"))
        #expect(text.contains("the test did not make this call"))
    }

    @Test(.tape("baking longer", mode: .check)) func anAnswerMayDiffer() throws {
        let ignoring = try check(ChangedRecipeBook()) { book in
            book.use(.current, .ignoringResult("minutes", of: "recipe"), .ignoring("0.minutes", of: "save"))
        }
        #expect(ignoring.map(\.text) == [])
    }

    @Test(.tape("baking longer", mode: .check)) func anAnswerMayDifferWithinARange() throws {
        let matching = try check(ChangedRecipeBook()) { book in
            book.use(
                .current, .matchingResult("minutes", of: "recipe", .within(30...60)),
                .ignoring("0.minutes", of: "save"))
        }
        #expect(matching.map(\.text) == [])
    }

    @Test(.tape("baking longer", mode: .check)) func anAnswerOutsideOfTheRangeFails() throws {
        let reports = try check(ChangedRecipeBook(minutes: 90)) { book in
            book.use(
                .current, .matchingResult("minutes", of: "recipe", .within(30...60)),
                .ignoring("0.minutes", of: "save"))
        }
        #expect(reports.count == 1)
        #expect(reports.first?.unwrappedText.contains("expected 40, got 90") == true)
    }

    @Test(.tape("baking longer", mode: .check)) func otherCallsOfTheTestAreReported() throws {
        let reports = try check(ChangedRecipeBook(minutes: 40)) {
            $0.use(.current)
        } _: { editor in
            _ = try editor.book.recipe(for: "corn")
            try editor.bakesLonger("rye")
        }
        #expect(reports.count == 1)
        #expect(
            reports.first?.unwrappedText == """
                baking longer.json: 1 call of MockRecipeBook differs from the tape
                  before the first entry, recipe(for: "corn"): the tape does not have this call
                  help: record the tape again with EXPECTKIT_TAPES=all
                """)
    }

    @Test(.tape("not recorded", mode: .check)) func aMissingTapeIsNotRecorded() throws {
        let tape = try #require(Tape.current)
        tape.reporter = failures
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(tape)
        tape.finish()
        #expect(failures.reports.count == 1)
        #expect(failures.texts[0].contains("the mode “check” does not record it"))
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
