import Foundation
import Testing
import XCTest

@testable import ExpectKit

private final class MockTree: Mocking, @unchecked Sendable {
    enum Invocation: Equatable { case visit(Int), find(Int), parse(String), load(Int), scan }

    let mock: Mock<Invocation>
    /// What the mock forwards to.
    nonisolated(unsafe) var real: () -> Void = {}

    /// - Parameter name: Stated, because the thread of another test case can still hold a mock, and mocks without a name
    ///   are numbered.
    init(_ failures: FailureRecorder, named name: String = "MockTree", mode: MockMode = .strict) {
        mock = Mock(name, mode: mode)
        mock.reporter = failures
    }

    func visit(_ depth: Int) { mock.call(.visit(depth)) }
    func find(_ depth: Int) -> Int { mock.call(.find(depth)) }
    func parse(_ text: String) throws -> String { try mock.call(.parse(text), throwing: (any Error).self) }
    func load(_ depth: Int) async -> Int { await mock.call(.load(depth)) }
    func scan() { mock.call(.scan) { real() } }
}

/// Runs a closure on a thread with a stack of some size.
private func onThread<Result: Sendable>(
    stack size: Int, _ body: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = size
        thread.start()
    }
}

/// Answers that call their own mock.
struct NestedCallTests {
    private let failures = FailureRecorder()
    private static let sizes = [512 * 1024, 1024 * 1024, 8 * 1024 * 1024]

    private func expectOneFailure(_ call: String, line: Int, by mock: String = "MockTree") {
        let texts = failures.reports.map(\.unwrappedText)
        #expect(failures.reports.map(\.kind) == [.misuse])
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(
            texts.map { $0.replacing(#/[0-9]+ calls deep/#, with: "… calls deep") } == [
                """
                \(mock): \(call) calls its own mock, … calls deep, and the stack has no room for more
                  help: end the recursion in the closure or the real object that answers the call; it was not run again
                """
            ])
    }

    @Test(arguments: sizes) func anEndlessActionIsReportedOnce(stack: Int) async {
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.visit(1)).andDo { [unowned tree] _ in tree.visit(1) }
        await onThread(stack: stack) { tree.visit(1) }
        tree.verify()
        expectOneFailure("visit(_:)", line: line)
        #expect(tree.calls.count > Limits.Nesting.calls)
    }

    @Test(arguments: sizes) func anEndlessActionWithAResultGetsADefault(stack: Int) async {
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.find(1)).andDo { [unowned tree] _ in tree.find(1) + 1 }
        let result = await onThread(stack: stack) { tree.find(1) }
        #expect(result == tree.calls.count - 1)
        tree.verify()
        expectOneFailure("find(_:)", line: line)
    }

    @Test func anEndlessActionThatThrows() async {
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.parse("a")).andDo { [unowned tree] _ in try tree.parse("a") }
        let result = await onThread(stack: 512 * 1024) { Result { try tree.parse("a") } }
        #expect(throws: UnansweredCallError.self) { try result.get() }
        tree.verify()
        expectOneFailure("parse(_:)", line: line)
    }

    /// Each call makes two more, so that as many calls as atoms would follow if each of them ran its action.
    @Test func anActionThatCallsItsMockTwiceEnds() async {
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.visit(1)).andDo { [unowned tree] _ in
            tree.visit(1)
            tree.visit(1)
        }
        await onThread(stack: 512 * 1024) { tree.visit(1) }
        tree.verify()
        expectOneFailure("visit(_:)", line: line)
    }

    @Test func twoMocksThatCallEachOther() async {
        let (left, right) = (MockTree(failures, named: "left"), MockTree(failures, named: "right"))
        let lines: [Int] = [#line + 1, #line + 2]
        left.stub(.visit(1)).andDo { [unowned right] _ in right.visit(2) }
        right.stub(.visit(2)).andDo { [unowned left] _ in left.visit(1) }
        await onThread(stack: 512 * 1024) { left.visit(1) }
        verify(left, right)
        #expect(failures.reports.map(\.kind) == [.misuse])
        #expect(failures.reports.allSatisfy { lines.contains($0.location.line) })
    }

    @Test(arguments: sizes) func aRealObjectThatCallsTheMock(stack: Int) async {
        let tree = MockTree(failures, mode: .partial)
        tree.real = { [unowned tree] in tree.scan() }
        await onThread(stack: stack) { tree.scan() }
        tree.verify()
        #expect(failures.reports.map(\.kind) == [.misuse])
        #expect(
            failures.reports.map { $0.unwrappedText.hasPrefix("MockTree: scan calls its own mock") } == [true]
        )
    }

    @Test func aForwardedCallThatCallsTheMock() async {
        let tree = MockTree(failures)
        tree.stub(.scan).andForward()
        tree.real = { [unowned tree] in
            tree.scan()
            tree.scan()
        }
        await onThread(stack: 512 * 1024) { tree.scan() }
        tree.verify()
        #expect(failures.reports.map(\.kind) == [.misuse])
    }

    @Test func anEndlessAsyncActionIsReportedOnce() async {
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.load(1)).andDo { [unowned tree] _ in await tree.load(1) + 1 }
        #expect(await tree.load(1) == Limits.Nesting.asyncCalls)
        tree.verify()
        expectOneFailure("load(_:)", line: line)
    }

    @Test func anAsyncActionThatCallsItsMockTwiceEnds() async {
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.load(1)).andDo { [unowned tree] _ in
            _ = await tree.load(1)
            return await tree.load(1)
        }
        _ = await tree.load(1)
        tree.verify()
        expectOneFailure("load(_:)", line: line)
    }

    // MARK: Right tests

    @Test func manyNestedCallsAreAllowed() async {
        let tree = MockTree(failures)
        tree.stub(.find(0)).andReturn(0)
        for depth in 1...300 {
            tree.stub(.find(depth)).andDo { [unowned tree] _ in tree.find(depth - 1) + 1 }
        }
        #expect(await onThread(stack: 8 * 1024 * 1024) { tree.find(300) } == 300)
        #expect(await onThread(stack: 512 * 1024) { tree.find(20) } == 20)
        tree.verify()
        #expect(failures.reports.isEmpty)
    }

    /// A task that an action creates is not nested in it.
    @Test func aChainOfTasksHasNoEnd() async {
        let tree = MockTree(failures)
        let count = Limits.Nesting.asyncCalls + 10
        await withCheckedContinuation { end in
            for number in 1...count {
                tree.stub(.load(number)).andDo { [unowned tree] _ in
                    Task {
                        if number == count { end.resume() } else { _ = await tree.load(number + 1) }
                    }
                    return 0
                }
            }
            Task { _ = await tree.load(1) }
        }
        tree.verify()
        #expect(failures.reports.isEmpty)
    }

    /// Deep recursion of other code is not the fault of a mock.
    @Test func aMockAtTheEndOfAFullStackAnswers() async {
        let tree = MockTree(failures)
        tree.stub(.find(1)).andDo { _ in 7 }
        @Sendable func descend() -> Int { ThreadStack.isAlmostFull ? tree.find(1) : descend() + 0 }
        #expect(await onThread(stack: 512 * 1024) { descend() } == 7)
        tree.verify()
        #expect(failures.reports.isEmpty)
    }
}

/// The same in a test case, whose thread is the main one.
final class NestedCallXCTests: XCTestCase {
    func testAnEndlessActionIsReportedOnce() {
        let failures = FailureRecorder()
        let tree = MockTree(failures)
        let line = #line + 1
        tree.stub(.visit(1)).andDo { [unowned tree] _ in tree.visit(1) }
        tree.visit(1)
        tree.verify()
        XCTAssertEqual(failures.reports.map(\.kind), [.misuse])
        XCTAssertEqual(failures.reports.map(\.location.line), [line])
    }
}
