import ExpectKit
import Testing

@testable import Shop

@Suite struct FlourBuyerTests {
}
