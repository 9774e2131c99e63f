import ExpectKit
import ExpectKitTapes
import Testing

/// Plays calls of a wrapper whose tokens have other names than its cases. The tape has the names of the cases.
///
/// To record it again, remove `extra: 100`, and run `EXPECTKIT_TAPES=all swift test --filter TokenTapeTests`.
struct TokenTapeTests {
    private let crate = Crate(weight: 2)

    @Test(.tape("carrier")) func callsAreAnsweredFromTheTape() throws {
        let carrier = MockCarrier(wrapping: RealCarrier(extra: 100))
        carrier.use(.current)
        #expect(carrier.ship(crate) == 2)
        #expect(try carrier.ship([crate], to: "Elm Street") == 1)
        carrier.verify()
        #expect(carrier.callCount(.ship(.any)) == 1)
    }
}
