import Foundation
import Testing

@testable import ExpectKit

/// In which values stored mocks are found. `XCTestTeardownTests` tests the properties of a test case.
struct StoredMocksTests {
    private final class Owner {
        let mock: Any

        init(_ mock: Any) { self.mock = mock }
    }

    private func found(in value: Any) -> Int {
        var stored = StoredMocks()
        stored.collect(value)
        return stored.engines.count
    }

    @Test func aMockWithoutAWrapperIsFound() {
        #expect(found(in: PlainShelf().mock) == 1)
    }

    @Test func aMockInsideOfAnEnumOrAnOptionalOfOptionalsIsFound() {
        #expect(found(in: Result<PlainShelf, ShelfError>.success(PlainShelf())) == 1)
        #expect(found(in: PlainShelf?.some(PlainShelf()) as PlainShelf?? as Any) == 1)
        #expect(found(in: PlainShelf?.none as Any) == 0)
    }

    @Test func aMockIsFoundOnce() {
        let shelf = PlainShelf()
        #expect(found(in: [shelf, shelf]) == 1)
        #expect(found(in: (shelf, shelf.mock)) == 1)
    }

    @Test func propertiesOfOtherObjectsAreNotRead() {
        let shelf = PlainShelf()
        #expect(found(in: Owner(shelf)) == 0)
        var stored = StoredMocks()
        stored.collect(propertiesOf: Owner(shelf))
        #expect(stored.engines.count == 1)
    }

    @Test func aLongListIsNotReadToItsEnd() {
        let mocks: [Any] = Array(repeating: 0, count: 2000) + [PlainShelf()]
        #expect(found(in: mocks) == 0)
        #expect(found(in: Array(mocks.suffix(1000))) == 1)
    }
}

struct StoredMocksLimitTests {
    private struct Person { let name: String, shelf: Any }

    private static var people: [[Person]] {
        Array(repeating: Array(repeating: Person(name: "", shelf: 0), count: 1000), count: 100)
    }

    private func count(in value: Any) -> Int {
        var stored = StoredMocks()
        stored.collect(value)
        return stored.engines.count
    }

    @Test func aMockInsideOfOtherValuesIsFound() {
        let shelf = PlainShelf()
        let values: [Any] = [
            [Person(name: "a", shelf: shelf)], [(1, shelf)], ["a": shelf], [1: [shelf as PlainShelf?]],
            [Result<PlainShelf, any Error>.success(shelf)], [0, shelf] as [Any], [AnyHashable(1): shelf],
            [[shelf][...]], ContiguousArray([shelf]), ["a": shelf] as KeyValuePairs,
            [(first: Set<Int>(), second: shelf as Any)],
        ]
        for value in values { #expect(count(in: value) == 1, "\(value)") }
    }

    @Test func aLargeModelIsSearchedUpToALimit() {
        var lists: [Any] = Self.people
        lists.append([PlainShelf()])
        #expect(count(in: lists) == 0)
        #expect(count(in: Array(lists.suffix(5))) == 1)
    }

    @Test func aMockBesideALargeModelIsFound() {
        #expect(count(in: (Self.people, PlainShelf())) == 1)
    }

    @Test func aLargePropertyDoesNotUseUpTheLimitOfOthers() {
        final class Owner {
            let people = StoredMocksLimitTests.people
            let shelves = [[[[PlainShelf()]]]]
        }
        var stored = StoredMocks()
        stored.collect(propertiesOf: Owner())
        #expect(stored.engines.count == 1)
    }

    /// Runs in a separate process, because it once overflowed the stack.
    @Test func aDeeplyNestedListDoesNotOverflowTheStack() async {
        await #expect(processExitsWith: .success) {
            indirect enum List { case node(any Sendable, List), end }
            var list = List.end
            for number in 0..<20_000 { list = .node(number, list) }
            var stored = StoredMocks()
            stored.collect((list, PlainShelf()))
            guard stored.engines.count == 1 else { exit(1) }
            // Releasing such a deep list would overflow the stack too.
            exit(0)
        }
    }
}
