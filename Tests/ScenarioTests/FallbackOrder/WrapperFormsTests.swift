import ExpectKit
import Testing

/// An unstubbed call has the same fallbacks in every form of wrapper.
@Suite struct WrapperFormsTests {
    @Test func aWrapperWithoutAnEnumReturnsSynthesizedValues() async throws {
        let recorder = StockRecorder()
        #expect(recorder.items(of: "tea").isEmpty)
        #expect(recorder.item(1) == Item(id: 0, name: ""))
        #expect(await recorder.slow() == nil)
        #expect(throws: UnansweredCallError.self) { try recorder.load() }
        recorder.verify()
        #expect(recorder.failures.sightings.map(\.kind) == Array(repeating: .unexpected, count: 4))
    }

    @Test(.mockDefaults { $0.register(Item.self) { Item(id: 7, name: "cup") } })
    func aWrapperWithoutAnEnumReturnsRegisteredValues() {
        let recorder = StockRecorder()
        recorder.mode = .nice
        #expect(recorder.item(1) == Item(id: 7, name: "cup"))
        #expect(recorder.failures.sightings == [])
    }

    @Test func aTypedWrapperReturnsSynthesizedValues() throws {
        let stock = TypedStock()
        stock.expect(.item(id: 1)).andReturn(Item(id: 1, name: "pot"))
        #expect(stock.item(1) == Item(id: 1, name: "pot"))
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

private final class StockRecorder: CallRecording {
    let mock = Mock<FunctionInvocation>()
    let failures = FailureRecorder()

    init() {
        mock.reporter = failures
    }

    func items(of kind: String) -> [Item] { record(kind) }
    func item(_ id: Int) -> Item { record(id) }
    func slow() async -> Item? { await record() }
    func load() throws -> Item { try record(throwing: (any Error).self) }
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
