import ExpectKit
import ExpectKitTapes
import XCTest

/// The same with XCTest.
final class CatalogueTapeXCTests: XCTestCase {
    func testTheFakeBehavesAsTheRealCatalogueDid() async throws {
        let tape = tape("lending to Oslo")
        let catalogue = MockCatalogue(wrapping: LiveCatalogue())
        catalogue.use(tape)
        let titles = try await Curator(catalogue: catalogue).lend(from: "Greece", and: 9, to: "Oslo")
        XCTAssertEqual(titles, ["mask"])
        catalogue.verify()

        await tape.check(against: MockCatalogue.perform, on: InMemoryCatalogue())
    }
}
