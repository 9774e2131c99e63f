import ExpectKit
import ExpectKitTapes
import Foundation
import Testing

// The code of the article "Recording on tape" and of its reference. It is in this folder because the target
// excludes the tapes in it.

@Suite(.serialized) struct RecordingOnTapeTests {
    let failures = FailureRecorder()

    @Test(.tape("baking longer")) func aBreadBakesLonger() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(.current)
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
    }

    @Test(.tape("baking longer", mode: .never)) func anotherCallIsReportedWithTheEntryOfTheTape() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.mock.reporter = failures
        book.use(.current)

        try RecipeEditor(book: book).bakesLonger("corn")

        book.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected], "\(failures.texts)")
        try expectArticle("recording-on-tape", shows: #require(failures.reports.first).text)
    }

    @Test(.tape("baking longer", mode: .never)) func theTapeIsPastedAsCode() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(.current)
        try RecipeEditor(book: book).bakesLonger("rye")
        try expectArticle("recording-on-tape-reference", shows: book.expectationCode(as: "book"))
        book.verify()
    }

    @Test func theCodeOfATapeIsATest() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.expect(.recipe(for: "rye")).andReturn(Recipe(bread: "rye", minutes: 40))
        book.expect(.save(.value(Recipe(bread: "rye", minutes: 45))))
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
    }

    @Test(.tape("paying")) func aSecretIsRedacted() throws {
        let bank = MockLedgerBank(wrapping: LiveBank())
        bank.use(.current, .redacting("pin", of: "charge"))
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        bank.verify()
    }

    @Test(.tape("paying several rules")) func severalRulesApply() throws {
        let bank = MockLedgerBank(wrapping: LiveBank())
        let apiKey = "secret key"
        bank.use(
            .current, .redacting("pin", of: "charge"), .redactingResult(of: "charge"),
            .redactingTexts { $0.replacingOccurrences(of: apiKey, with: "…") })
        _ = try bank.charge(5, pin: "1234")
        bank.verify()
    }

    @Test(.tape("saving loosely")) func aCallMayDifferFromTheTape() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(
            .current, .matching("0.minutes", of: "save", .within(40...50)), .ignoring("for"))
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
    }
}
