import ExpectKit
import Testing

/// An unstubbed call of a typed mock has the same fallbacks as one of an unchecked mock.
struct WrapperFormsTests {
    @Test func aTypedWrapperReturnsSynthesizedValues() throws {
        let stock = TypedStock()
        #expect(stock.item(2) == Item(id: 0, name: ""))
        #expect(throws: UnansweredCallError.self) { try stock.load() }
        stock.verify()
        #expect(stock.failures.sightings.map(\.kind) == [.unexpected, .unexpected])
    }

    @Test func aTypedWrapperReusesTheAnswerOfTheNearestExpectation() {
        let stock = TypedStock()
        stock.expect(.item(id: 1)).andReturn(Item(id: 1, name: "pot"))
        #expect(stock.item(2) == Item(id: 1, name: "pot"))
        stock.verify()
        #expect(stock.failures.sightings.map(\.kind) == [.unexpected])
    }
}

private struct Item: Codable, Equatable {
    let id: Int
    let name: String
}

private final class TypedStock: TypedMocking {
    enum Invocation { case item(id: Arg<Int>), load }

    let mock = Mock<Invocation>()
    let failures = FailureRecorder()

    init() {
        mock.reporter = failures
    }

    func item(_ id: Int) -> Item { call(.item(id: .value(id))) }
    func load() throws -> Item { try call(.load) }
}

extension MockCall where Invocation == TypedStock.Invocation {
    fileprivate static func item(id: Arg<Int>) -> MockCall<Invocation, Item, Never> { .init(.item(id: id)) }
    fileprivate static var load: MockCall<Invocation, Item, any Error> { .init(.load) }
}
