import ExpectKit
import Testing
import XCTest

// The code of the article "Testing with XCTest".

final class ShopperXCTests: XCTestCase {
    private let bakery = TypedMockBakery()

    override func setUp() { verifiesMocks() }

    func testItBuysWhatIsCheap() throws {
        bakery.expect(.price(of: "rye")).andReturn(3)
        bakery.expect(.price(of: "cake")).andReturn(9)
        bakery.expect(.buy(.having(\.name, "rye"))).andReturn(Bread(name: "rye"))

        let bought = try Shopper(bakery: bakery).shop(for: ["rye", "cake"], limit: 5)

        XCTAssertEqual(bought, [Bread(name: "rye")])
    }

    func testADeliveryTakesTwentyMinutes() async throws {
        bakery.expect(.deliver(to: "Main Street")).andReturn(20)

        let minutes = try await bakery.deliver(to: "Main Street")

        XCTAssertEqual(minutes, 20)
    }

    func testTheBakeryOpensInTheBackground() {
        bakery.expect(.open)
        EarlyRiser(bakery: bakery).opensInBackground()
        bakery.verify(within: .seconds(10))
    }

    func testTheBakeryOpensBeforeTheTestGoesOn() async throws {
        bakery.expect(.open)
        EarlyRiser(bakery: bakery).opensInBackground()
        try await bakery.requireVerified(within: .seconds(10))
        XCTAssertEqual(bakery.callCount(.open), 1)
    }

    func testALocalMockIsAnArgument() {
        let oven = MockOven()
        verifiesMocks(oven)
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        XCTAssertTrue(Baker(oven: oven).preparesForBread())
    }

    func testEachBreadHasAPrice() {
        for bread in ["rye", "corn"] {
            bakery.expect(.price(of: .value(bread))).andReturn(3)
            XCTAssertEqual(bakery.price(of: bread), 3, bread)
            bakery.checkpoint()
        }
    }

    func testTheBakeryIsClosedOnHolidays() throws {
        let isHoliday = false
        bakery.expect(.open)
        try XCTSkipIf(isHoliday, "the bakery is closed")
        bakery.open()
    }

    func testAFailureIsRecorded() {
        let failures = FailureRecorder()
        bakery.mock.reporter = failures
        bakery.expect(.open)
        bakery.verify()
        XCTAssertEqual(failures.reports.map(\.kind), [.missing])
    }
}

final class BakerWithSetUpXCTests: XCTestCase {
    private var oven: MockOven!
    private var baker: Baker!

    override func setUp() {
        super.setUp()
        oven = MockOven()
        baker = Baker(oven: oven)
        verifiesMocks()
    }

    override func tearDown() {
        baker = nil
        oven = nil
        super.tearDown()
    }

    func testTheBakerPreheatsTheOven() {
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        XCTAssertTrue(baker.preparesForBread())
    }
}
