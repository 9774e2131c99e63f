import ExpectKit
import Testing

/// Queries of the calls of a mock.
struct CallQueryTests {
    @Test func callsAreInTheOrderOfTheirArrival() {
        let shelf = MockShelf(.nice)
        shelf.stub(.clear)
        shelf.expect(.count).andReturn(1)
        shelf.clear()
        shelf.add("a")
        _ = shelf.count
        #expect(shelf.calls == [.clear, .add("a"), .count])
        #expect(shelf.mock.calls == shelf.calls)
    }

    @Test func aRefusedCallIsRecorded() {
        let shelf = MockShelf()
        shelf.add("a")
        #expect(shelf.didCall(.add("a")))
    }

    @Test func callsAreCountedByValueAndMatcher() {
        let typed = TypedShelf(.nice)
        ["a", "b", "a"].forEach(typed.add)
        #expect(typed.callCount(.add(name: "a")) == 2)
        #expect(typed.callCount(.add(name: .any)) == 3)
        #expect(typed.callCount(.add(name: "c")) == 0)
        #expect(typed.callCount(.count) == 0)
        #expect(typed.didCall(.add(name: "b")))
        #expect(!typed.didCall(.count))
    }

    @Test func theLastMatchingCallHasItsActualArguments() {
        let typed = TypedShelf(.nice)
        ["a", "b"].forEach(typed.add)
        _ = typed.count
        guard case .add(let name)? = typed.lastCall(.add(name: .any)) else {
            Issue.record("add was not called last")
            return
        }
        #expect(name.value == "b")
        #expect(typed.lastCall(.load(id: .any)) == nil)
    }

    @Test func theEngineOffersTheSameQueries() {
        let shelf = MockShelf(.nice)
        shelf.add("a")
        #expect(shelf.mock.callCount(.add("a")) == 1)
        #expect(shelf.mock.didCall(.add("a")))
        #expect(shelf.mock.lastCall(.add("a")) == .add("a"))
    }

    @Test func queriesChangeNothing() {
        let shelf = MockShelf()
        shelf.expect(.add("a"))
        #expect(shelf.callCount(.add("a")) == 0)
        shelf.add("a")
        #expect(shelf.callCount(.add("a")) == 1)
        shelf.verify()
        #expect(shelf.texts == [])
    }
}
