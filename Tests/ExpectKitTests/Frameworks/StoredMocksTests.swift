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

/// Values that cannot hold a mock are not visited, and the number of visited values is limited.
struct StoredMocksLimitTests {
    private struct Pixel { let red: UInt8, green: UInt8, blue: UInt8, label: StaticString }
    private struct Person { let name: String, shelf: Any }
    private enum Side { case left, right(Int) }

    private func visited(_ value: Any) -> Int {
        var stored = StoredMocks()
        stored.collect(value)
        return stored.visited
    }

    private static let plain: [any Sendable] = [
        [[Double]](repeating: Array(repeating: 0, count: 1000), count: 1000),
        Array(repeating: Pixel(red: 0, green: 0, blue: 0, label: ""), count: 1000),
        ["a", "b"], ["a": [1: "b"]], Set([1, 2]), [Side.left, .right(1)], [(1, "a")], [1, nil] as [Int?],
        ["a"[...]], [[["a"]]][...], ContiguousArray([1]), [Result<Int, Never>.success(1)], 0, "a",
        ["a": 1] as KeyValuePairs, [Character("a")], [Void()],
    ]

    @Test(arguments: plain.indices) func aValueWithoutClassesIsNotVisited(index: Int) {
        #expect(visited(Self.plain[index]) == 0)
    }

    @Test func aTupleWithoutClassesIsNotVisited() {
        #expect(visited((1, ["a"])) == 0)
    }

    @Test func aValueThatCouldHoldAMockIsVisited() {
        let shelf = PlainShelf()
        let values: [Any] = [
            [Person(name: "a", shelf: shelf)], [(1, shelf)], ["a": shelf], [1: [shelf as PlainShelf?]],
            [Result<PlainShelf, any Error>.success(shelf)], [0, shelf] as [Any], [AnyHashable(1): shelf],
            [[shelf][...]], ContiguousArray([shelf]), ["a": shelf] as KeyValuePairs,
            [(first: Set<Int>(), second: shelf as Any)],
        ]
        for value in values {
            var stored = StoredMocks()
            stored.collect(value)
            #expect(stored.engines.count == 1, "\(value)")
        }
    }

    @Test func aLargeModelIsVisitedUpToALimit() {
        let people = Array(repeating: Array(repeating: Person(name: "", shelf: 0), count: 1000), count: 100)
        #expect(visited(people) == Limits.StoredMocks.values)
    }

    @Test func aMockBesideALargeModelIsFound() {
        let people = Array(repeating: Array(repeating: Person(name: "", shelf: 0), count: 1000), count: 100)
        var stored = StoredMocks()
        stored.collect((people, [[PlainShelf()]]))
        #expect(stored.engines.count == 1)
    }

    @Test func aLargePropertyDoesNotUseUpTheLimitOfOthers() {
        final class Owner {
            let people = Array(
                repeating: Array(repeating: Person(name: "", shelf: 0), count: 1000), count: 100)
            let shelves = [[[[PlainShelf()]]]]
        }
        var stored = StoredMocks()
        stored.collect(propertiesOf: Owner())
        #expect(stored.engines.count == 1)
    }

    @Test func aMockIsFoundInUpToThirtyTwoNestedValues() {
        func wrapped(_ value: Any, _ times: Int) -> Any { times == 0 ? value : wrapped([value], times - 1) }
        for (depth, count) in [(32, 1), (33, 0)] {
            var stored = StoredMocks()
            stored.collect(wrapped(PlainShelf(), depth))
            #expect(stored.engines.count == count)
        }
    }

    /// Runs in a separate process, because it once overflowed the stack.
    @Test func aDeeplyNestedListDoesNotOverflowTheStack() async {
        await #expect(processExitsWith: .success) {
            indirect enum List { case node(any Sendable, List), end }
            var list = List.end
            for number in 0..<20_000 { list = .node(number, list) }
            var stored = StoredMocks()
            stored.collect((list, PlainShelf()))
            guard stored.engines.count == 1, stored.visited < 100 else { exit(1) }
            // Releasing such a deep list would overflow the stack too.
            exit(0)
        }
    }
}
