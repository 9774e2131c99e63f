import ExpectKit
import Testing

/// A query with an incomparable value is one misuse at its line, and finds no call.
struct IncomparableQueryTests {
    private let shelf = TypedShelf(.nice)
    private let report = """
        Shelf: argument of put cannot be compared: Box is neither Equatable nor a class
          help: make Box Equatable, or declare the argument as an Arg in the Invocation, and expect .any, .having(_:_:) or .matching(_:_:)
        """

    private func expectMisuse(
        on shelf: TypedShelf, lines: [Int], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let reports = shelf.failures.drain()
        #expect(reports.map(\.unwrappedText) == lines.map { _ in report }, sourceLocation: sourceLocation)
        #expect(reports.map(\.kind) == lines.map { _ in .misuse }, sourceLocation: sourceLocation)
        #expect(reports.map(\.location.line) == lines, sourceLocation: sourceLocation)
        #expect(
            reports.allSatisfy { $0.location.filePath.hasSuffix("IncomparableQueryTests.swift") },
            sourceLocation: sourceLocation)
    }

    init() { shelf.put(Box()) }

    @Test func queriesOfATypedForm() {
        let line = #line + 1
        #expect(!shelf.didCall(.put(Box())))
        #expect(!shelf.mock.didCall(.put(Box())))
        #expect(shelf.callCount(.put(Box())) == 0)
        #expect(shelf.mock.callCount(.put(Box())) == 0)
        #expect(shelf.lastCall(.put(Box())) == nil)
        #expect(shelf.mock.lastCall(.put(Box())) == nil)
        expectMisuse(on: shelf, lines: Array(line..<line + 6))
    }

    @Test func verifyWithTimes() {
        shelf.verify(.put(Box())); let line = #line
        shelf.verify(.put(Box()), times: 2...); let second = #line
        shelf.mock.verify(.put(Box()), times: 0); let third = #line
        shelf.mock.verify(.put(Box()), times: ...3); let fourth = #line
        expectMisuse(on: shelf, lines: [line, second, third, fourth])
    }

    @Test func verifyInOrderOfOneMock() {
        shelf.verifyInOrder(.count, .put(Box())); let line = #line
        shelf.mock.verifyInOrder(.put(Box()), .count); let second = #line
        expectMisuse(on: shelf, lines: [line, second])
    }

    @Test func verifySequenceOfOneMock() {
        shelf.verifySequence(.count, .put(Box())); let line = #line
        shelf.mock.verifySequence(.put(Box()), .count); let second = #line
        expectMisuse(on: shelf, lines: [line, second])
    }

    @Test func verifyInOrderAndSequenceOfSeveralMocks() {
        let other = TypedShelf(.nice)
        let line = #line + 1
        verifyInOrder(other.called(.count), shelf.called(.put(Box())))
        verifySequence(shelf.mock.called(.put(Box())), other.called(.count))
        expectMisuse(on: shelf, lines: [line, line + 1])
        expectMisuse(on: other, lines: [])
    }

    @Test func verifyNoMoreCallsExcept() {
        shelf.verifyNoMoreCalls(except: .put(Box())); let line = #line
        shelf.mock.verifyNoMoreCalls(except: .count, .put(Box())); let second = #line
        expectMisuse(on: shelf, lines: [line, second])
        // The call itself is still unaccounted for.
        shelf.verifyNoMoreCalls()
        #expect(shelf.failures.reports.map(\.kind) == [.unaccounted])
    }

    @Test func queriesOfAQuickForm() {
        let mock = MockJar()
        mock.put(Box())
        #expect(!mock.didCall(.put(Box()))); let first = #line
        #expect(mock.callCount(.put(Box())) == 0); let second = #line
        #expect(mock.lastCall(.put(Box())) == nil); let third = #line
        #expect(mock.failures.reports.map(\.location.line) == [first, second, third])
        #expect(mock.failures.reports.map(\.kind) == [.misuse, .misuse, .misuse])
    }

    @Test func aQueryWithAMatcherIsAnswered() {
        shelf.each(Box())
        #expect(shelf.didCall(.each(.any)))
        #expect(shelf.callCount(.each(.matching("a box") { _ in true })) == 1)
        shelf.verifyInOrder(.each(.any))
        expectMisuse(on: shelf, lines: [])
    }

    @Test func anIncomparableArgumentOfACustomComparisonIsRefusedAsWell() {
        let mock = MockCrate()
        mock.expect(.put(.value(Box()))); let line = #line
        #expect(!mock.didCall(.put(.value(Box())))); let second = #line
        #expect(mock.failures.reports.map(\.location.line) == [line, second])
        #expect(
            mock.failures.reports.map { $0.unwrappedText.prefix { $0 != "\n" } } == [
                "Crate: argument of put cannot be compared: Box is neither Equatable nor a class",
                "Crate: argument of put cannot be compared: Box is neither Equatable nor a class",
            ])
        mock.mock.reset()
        mock.expect(.tag(Box()))
        mock.expect(.put(.any))
        mock.tag(Box())
        mock.put(Box())
        mock.verify()
        #expect(mock.failures.reports.count == 2)
    }
}

private final class MockJar: Mocking {
    enum Invocation { case put(Box) }
    let mock = Mock<Invocation>("Jar", mode: .nice)
    let failures = FailureRecorder()
    init() { mock.reporter = failures }
    func put(_ box: Box) { mock.call(.put(box)) }
}

/// A wrapper whose calls are compared in code: an `Arg` by its own rules, a plain value by any rule.
private final class MockCrate: Mocking {
    enum Invocation: InvocationMatching {
        case put(Arg<Box>), tag(Box)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.put(let expected), .put(let actual)): expected.matches(actual)
            case (.tag, .tag): true
            default: false
            }
        }
    }
    let mock = Mock<Invocation>("Crate")
    let failures = FailureRecorder()
    init() { mock.reporter = failures }
    func put(_ box: Box) { mock.call(.put(.value(box))) }
    func tag(_ box: Box) { mock.call(.tag(box)) }
}
