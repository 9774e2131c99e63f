import Testing

@testable import ExpectKit

struct SameTypeTests {
    @Test func aValueKeepsItsType() {
        func open<Value>(_ value: Value) -> Int { sameType(value, as: Int.self) }
        #expect(open(7) == 7)
        func list<Element>(_ values: [Element]) -> [String] { sameType(values) }
        #expect(
            list(["a text that is longer than a word", "b"]) == ["a text that is longer than a word", "b"])
    }

    #if DEBUG
        @Test func anotherTypeStopsTheProcess() async {
            await #expect(processExitsWith: .failure) {
                _ = sameType(7, as: UInt.self)
            }
        }
    #endif
}
