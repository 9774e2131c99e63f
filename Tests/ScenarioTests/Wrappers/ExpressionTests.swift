import ExpectKit
import Testing
import XCTest

@testable import Stories

// A mock that is called inside of an expression that a test framework evaluates: the stack has frames of the
// framework between the code under test and the test.

private func counts(_ store: MockTaskStore) -> Bool { store.count == 0 }

private func adds(_ task: Task, to store: MockTaskStore) -> Bool {
    [task].map { store.add(task: $0) }.count == 1
}

struct ExpressionTests {
    private let store = MockTaskStore()
    private let failures = FailureRecorder()

    init() {
        store.mock.reporter = failures
    }

    @Test func aFunctionCallInsideExpect() {
        store.expect(.add(task: Task(id: "A")))
        #expect(counts(store))
        #expect(failures.reports.map(\.location.line) == [#line - 1])
        #expect(failures.reports.map(\.location.fileID) == ["ScenarioTests/ExpressionTests.swift"])
    }

    @Test func aFunctionCallWithoutExpectations() throws {
        try #require(counts(store))
        #expect(failures.reports.map(\.location.line) == [#line - 1])
    }

    @Test func aClosureCalledByTheStandardLibrary() {
        #expect(adds(Task(id: "A"), to: store))
        #expect(failures.reports.map(\.location.line) == [#line - 1])
        let text = failures.reports.first?.unwrappedText
        #expect(text?.contains("called at Tests/ScenarioTests/Wrappers/ExpressionTests.swift:13") == true)
    }

    @Test func aThrowingClosure() {
        #expect(throws: Never.self) { store.add(task: Task(id: "A")) }
        #expect(failures.reports.map(\.location.line) == [#line - 1])
    }
}

final class ExpressionXCTests: XCTestCase {
    func testAnArgumentOfAnAssertion() {
        let store = MockTaskStore()
        let failures = FailureRecorder()
        store.mock.reporter = failures
        XCTAssertEqual(TaskManager(store: store).add(Task(id: "A")), 0)
        XCTAssertEqual(failures.reports.map(\.location.line), [#line - 1])
    }

    func testACallThatIsItselfTheArgument() {
        let store = MockTaskStore()
        let failures = FailureRecorder()
        store.mock.reporter = failures
        XCTAssertEqual(store.count, 0)
        XCTAssertEqual(
            failures.reports.map(\.unwrappedText),
            [
                """
                MockTaskStore: unexpected count
                  answered: 0, a default value for Int
                  help: this mock had no expectations yet: expect or stub the call, or make the mock nice
                """
            ])
    }
}
