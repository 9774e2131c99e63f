import ExpectKit
import XCTest

@testable import Stories

/// The same story in XCTest, which creates an instance, and so a mock, for each test.
final class TaskManagerXCTests: XCTestCase {
    private let store = MockTaskStore()
    private let failures = FailureRecorder()
    private let first = Task(id: "A")
    private let second = Task(id: "B")
    private var declared = 0

    override func setUp() {
        declared = #line + 1
        store.expect(.add(task: first))
        store.expect(.count).andReturn(1)
        store.expect(.add(task: second))
        store.expect(.count).andReturn(2)
    }

    func testAddingReturnsTheStoresCount() {
        let manager = TaskManager(store: store)
        XCTAssertEqual(manager.add(first), 1)
        XCTAssertEqual(manager.add(second), 2)

        store.verify()
    }

    func testAWrongTaskIsOneFailureAndTheCountsAreAnswered() {
        store.mock.reporter = failures
        let manager = TaskManager(store: store)
        let line = #line + 1
        let counts = [manager.add(Task(id: "X")), manager.add(second)]
        store.verify()

        XCTAssertEqual(counts, [1, 2])
        XCTAssertEqual(failures.sightings, [Sighting(.unexpected, line: line)])
    }

    func testSwappedTasksAreOneFailureAndTheCountsAreAnswered() {
        store.mock.reporter = failures
        let manager = TaskManager(store: store)
        let line = #line + 1
        let counts = [manager.add(second), manager.add(first)]
        store.verify()

        XCTAssertEqual(counts, [1, 2])
        XCTAssertEqual(failures.errors, [Sighting(.outOfOrder, line: line)])
    }

    func testTooFewTasksAreMissingAtTheirExpectations() {
        store.mock.reporter = failures
        XCTAssertEqual(TaskManager(store: store).add(first), 1)
        store.verify()

        XCTAssertEqual(
            failures.sightings,
            [Sighting(.missing, line: declared + 2), Sighting(.missing, line: declared + 3)])
    }

    func testASurplusTaskIsOneFailureAtItsLine() {
        store.mock.reporter = failures
        let manager = TaskManager(store: store)
        XCTAssertEqual(manager.add(first), 1)
        XCTAssertEqual(manager.add(second), 2)
        let line = #line + 1
        ForgetfulTaskManager(store: store).add(second)
        store.verify()

        XCTAssertEqual(failures.sightings, [Sighting(.surplus, line: line)])
    }

    /// The stack has frames of XCTest between an argument of an assertion and the test.
    func testAWrongKindOfCallInsideAnAssertionIsShownAtTheAssertion() {
        store.mock.reporter = failures
        let line = #line + 1
        XCTAssertEqual(ConfusedTaskManager(store: store).add(first), 1)
        XCTAssertEqual(TaskManager(store: store).add(second), 2)
        store.verify()

        XCTAssertEqual(failures.sightings, [Sighting(.unexpected, line: line)])
        XCTAssertEqual(
            failures.texts,
            [
                """
                MockTaskStore: unexpected remove(task: Task(id: "A")), expected add(task: Task(id: "A"))
                  expected: 1 of 4, add(task: Task(id: "A")), once, never called \
                (Tests/ScenarioTests/TaskManager/TaskManagerXCTests.swift:\(declared))
                  called at Tests/Stories/TaskManager.swift:50

                    expected                     called so far
                  1 add(task: Task(id: "A"))  ≠  remove(task: Task(id: "A"))
                  2 count → 1                    not yet
                  3 add(task: Task(id: "B"))     not yet
                  4 count → 2                    not yet
                """
            ])
    }
}
