import ExpectKit
import ExpectKitTapes
import XCTest

// The code of the article "Recording on tape" for XCTest.

final class RecordingOnTapeXCTests: XCTestCase {
    func testABreadBakesLonger() throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.use(tape("baking longer"))
        try RecipeEditor(book: book).bakesLonger("rye")
        book.verify()
    }
}
