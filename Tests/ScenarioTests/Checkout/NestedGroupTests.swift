import ExpectKit
import Testing

/// Two parcels that are packed in any order, each with an ordered sequence of calls.
struct NestedGroupTests {
    let warehouse = MockWarehouse()
    let failures = FailureRecorder()

    private func expectTwoParcels() {
        warehouse.expect(.reserve("boxes"))
        warehouse.unordered {
            $0.ordered {
                $0.expect(.reserve("tea"))
                $0.expect(.ship("tea"))
            }
            $0.ordered {
                $0.expect(.reserve("jam"))
                $0.expect(.ship("jam"))
            }
        }
        warehouse.expect(.reserve("string"))
    }

    @Test func parcelsMixAndKeepTheirOwnOrder() {
        expectTwoParcels()
        for item in ["boxes", "jam", "tea"] { warehouse.reserve(item) }
        for item in ["tea", "jam"] { warehouse.ship(item) }
        warehouse.reserve("string")
        warehouse.verify()
    }

    @Test func aParcelThatIsShippedBeforeItIsPackedIsOneFailure() {
        warehouse.mock.reporter = failures
        expectTwoParcels()
        warehouse.reserve("boxes")
        warehouse.reserve("tea")
        warehouse.ship("jam"); let line = #line
        warehouse.reserve("jam")
        warehouse.ship("tea")
        warehouse.reserve("string")
        warehouse.verify()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts[0].contains(
                "  expected: 4 of 6, reserve(\"jam\"), once, never called"))
    }
}
