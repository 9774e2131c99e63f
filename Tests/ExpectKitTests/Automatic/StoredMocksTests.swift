import Testing

@testable import ExpectKit

/// Where mocks are looked for; `XCTestTeardownTests` shows them found in a test case.
@Suite struct StoredMocksTests {
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

    @Test func otherObjectsAreLeftAlone() {
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
