import ExpectKit
import XCTest

@testable import Stories

/// The same in XCTest: one line in `setUp()` verifies the mocks that the test case stores.
final class VerifiedXCTests: XCTestCase {
    private let store = MockTaskStore()
    private let first = Task(id: "A")

    override func setUp() { verifiesMocks() }

    func testAddingReturnsTheStoresCount() {
        store.expect(.add(task: first))
        store.expect(.count).andReturn(1)
        XCTAssertEqual(TaskManager(store: store).add(first), 1)
    }

    func testATestMayStillVerify() {
        store.expect(.add(task: first))
        ForgetfulTaskManager(store: store).add(first)
        store.verify()
    }

    func testALocalMockIsPassedToVerifiesMocks() {
        let store = MockTaskStore()
        verifiesMocks(store)
        store.expect(.add(task: first))
        ForgetfulTaskManager(store: store).add(first)
    }
}
