import Testing

@testable import ExpectKit

/// The answers of calls, tested through a mock.
struct AnsweringTests {
    private let shelf = MockShelf()
    private let typed = TypedShelf()

    @Test func consecutiveCallsGetConsecutiveAnswers() throws {
        shelf.expect(.load(id: 1)).andReturn("a", "b").andThrow(ShelfError.gone)
        #expect(try shelf.load(id: 1) == "a")
        #expect(try shelf.load(id: 1) == "b")
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func theLastAnswerRepeatsIfTheCountIsLarger() {
        shelf.expect(.count).andReturn(1, 2).times(4)
        #expect((0..<4).map { _ in shelf.count } == [1, 2, 2, 2])
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func aTypedCallThrowsAnyError() throws {
        typed.stub(.load(id: 1)).andThrow(ShelfError.locked)
        #expect(throws: ShelfError.locked) { try typed.load(id: 1) }
    }

    @Test func aTypedCallThrowsItsOwnError() {
        typed.stub(.find(word: "a")).andThrow(.gone)
        var thrown: ShelfError?
        do throws(ShelfError) { _ = try typed.find(word: "a") } catch { thrown = error }
        #expect(thrown == .gone)
    }

    @Test func anActionSeesTheActualArguments() throws {
        typed.stub(.load(id: .any)).andDo { invocation in
            guard case .load(let id) = invocation else { return "" }
            return "number \(id.value)"
        }
        #expect(try typed.load(id: 7) == "number 7")
    }

    @Test func anActionMayCallAClosureArgument() {
        typed.expect(.run(.any)).andDo { invocation in
            if case .run(let body) = invocation { body.value() }
        }
        var runs = 0
        typed.run { runs += 1 }
        #expect(runs == 1)
    }

    @Test func anActionMayThrow() {
        shelf.stub(.load(id: 1)).andDo { _ -> String in throw ShelfError.gone }
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        #expect(shelf.texts == [])
    }

    @Test func anActionMayCallTheSameMock() {
        shelf.stub(.add("inner"))
        shelf.expect(.count).andDo { [shelf] _ in
            shelf.add("inner")
            shelf.stub(.clear)
            shelf.verify()
            return shelf.mock.calls.count
        }
        #expect(shelf.count == 2)
        #expect(shelf.calls == [.count, .add("inner")])
        #expect(shelf.texts == [])
    }

    @Test func aCallIsInTheJournalBeforeItsActionRuns() {
        var seen: [MockShelf.Invocation] = []
        shelf.expect(.clear).andDo { [shelf] _ in seen = shelf.calls }
        shelf.clear()
        #expect(seen == [.clear])
    }

    @Test func aComparisonMayCallTheSameMock() {
        let mock = Mock<ActionOnComparison>("Shelf")
        mock.stub(ActionOnComparison { _ = mock.calls })
        mock.call(ActionOnComparison {})
        #expect(mock.calls.count == 1)
    }

    @Test func aCallWithoutAnAnswerGetsADefault() throws {
        shelf.mode = .nice
        #expect(shelf.count == 0)
        #expect(try shelf.load(id: 1) == "")
    }

    @Test func aValueThatAResetReleasesIsDestroyedOutsideOfTheLock() {
        let mock = Mock<Int>("Shelf", mode: .nice)
        do {
            let last = DeinitAction { _ = mock.calls }
            mock.stub(1).andDo { _ in _ = last }
        }
        mock.reset()
        #expect(mock.calls.isEmpty)
    }

    @Test func aReplacedDefaultOrRealObjectIsDestroyedOutsideOfTheLock() {
        let mock = Mock<Int>("Shelf", mode: .nice)
        do {
            let last = DeinitAction { _ = mock.calls }
            mock.defaults.register(String.self) { "\(ObjectIdentifier(last))" }
        }
        mock.defaults = MockDefaults()
        let destroyed = Lock(0)
        let box = _RealObject<DeinitAction>(nil)
        for _ in 0..<2 {
            box.object = DeinitAction { [weak box] in
                if box?.isThere == true { destroyed.withLock { $0 += 1 } }
            }
        }
        #expect(destroyed.withLock { $0 } == 1)
    }

    // MARK: Partial

    @Test func aPartialMockForwardsToTheRealObject() {
        let real = RealShelf()
        let typed = TypedShelf(.partial, real: real)
        #expect(typed.count == 41)
        typed.stub(.count).andReturn(5)
        #expect(typed.count == 5)
        #expect(real.callCount == 1)
    }

    @Test func forwardingWorksInAnyMode() {
        let real = RealShelf()
        let typed = TypedShelf(real: real)
        typed.expect(.count).andForward().andReturn(1)
        #expect(typed.count == 41)
        #expect(typed.count == 1)
        typed.verify()
        #expect(typed.failures.reports.map(\.unwrappedText) == [])
    }
}

/// An invocation that runs a closure when it is compared.
private struct ActionOnComparison: Equatable {
    let ask: () -> Void

    static func == (left: Self, right: Self) -> Bool {
        left.ask()
        right.ask()
        return true
    }
}

/// Runs a closure when it is deallocated.
private final class DeinitAction: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    deinit { body() }
}
