import ExpectKit
import Testing

@testable import Pages

// Code of the article “Generating mocks: reference”.

struct DeviceTests {
    @Test(.verifiesMocks) func aTestWithTheTraitNeedsNoClosure() {
        MockDevice.boundMock.expect(.create(name: "scanner"))
        MockDevice.boundMock.expect(.ping).andReturn(false)
        MockDevice.boundMock.expect(.create(name: "printer"))
        MockDevice.boundMock.expect(.ping).andReturn(true)

        #expect(firstWorking(MockDevice.self, of: ["scanner", "printer"]) == "printer")
    }
}
