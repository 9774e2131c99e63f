import ExpectKit
import ExpectKitDiagrams
import Stories
import Testing

/// Compiles the code of the documentation of `ExpectKitDiagrams`.
struct DiagramTests {
    @Test(.attachesDiagram) func theBakerPreheatsTheOven() {
        let oven = MockOven()
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)
        #expect(Baker(oven: oven).preparesForBread())
    }
}
