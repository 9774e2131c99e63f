import ExpectKit
import Testing

@testable import Stories

@Suite struct ReadmeGeneratedTests {
    @Test func aTaskIsAddedAndCounted() {
        let task = Task(id: "A")
        let store = MockTaskStore()
        store.expect(.add(task: task))
        store.expect(.count).andReturn(1)

        #expect(TaskManager(store: store).add(task) == 1)

        store.verify()
    }

    @Test func theCodeUnderTestMakesItsDevices() {
        MockDevice.withBoundMock { device in
            device.expect(.create(name: "printer"))
            device.expect(.ping).andReturn(true)

            #expect(firstWorking(MockDevice.self, of: ["printer"]) == "printer")

            device.verify()
        }
    }

    @Test(.verifiesMocks) func aTestWithTheTraitNeedsNoClosure() {
        MockDevice.boundMock.expect(.create(name: "scanner"))
        MockDevice.boundMock.expect(.ping).andReturn(false)
        MockDevice.boundMock.expect(.create(name: "printer"))
        MockDevice.boundMock.expect(.ping).andReturn(true)

        #expect(firstWorking(MockDevice.self, of: ["scanner", "printer"]) == "printer")
    }
}
