import Testing

@testable import ExpectKit

struct PlainCaseTests {
    private enum Only { case one }
    private enum Few: Equatable { case first, second }
    private enum Mixed { case none, some(Int) }
    private enum Failing { case failed(Never), done }

    private func values<Value>(_ type: Value.Type) -> [Value?] {
        PlainCase.all(of: type).map { $0.value(as: type) }
    }

    @Test func aValueIsCreatedForEachCase() {
        #expect(values(Few.self) == [.first, .second])
        #expect(values(Only.self).count == 1)
        #expect(PlainCase.all(of: Only.self) == [PlainCase(number: 0, name: "one")])
        #expect(PlainCase.all(of: Failing.self) == [PlainCase(number: 1, name: "done")])
    }

    @Test func otherTypesHaveNoCases() {
        let types: [Any.Type] = [Mixed.self, Never.self, Int?.self, Int.self, (Int, Int).self, String.self]
        #expect(types.flatMap(PlainCase.all) == [])
    }

    @Test func aNumberBeyondTheCasesIsRefused() {
        #expect(PlainCase(number: 2, name: nil).value(as: Few.self) == nil)
        #expect(PlainCase(number: 0, name: nil).value(as: Mixed.self) == nil)
        #expect(PlainCase(number: 0, name: nil).value(as: Int.self) == nil)
    }
}
