import Testing

@testable import ExpectKit

struct InvocationHasherTests {
    private struct Plain {}

    private func key(_ combine: (inout InvocationHasher) -> Void) -> Int? {
        var hasher = InvocationHasher()
        combine(&hasher)
        return hasher.key
    }

    @Test func exactArgumentsHaveAKey() {
        let first = key { $0.combine(Arg.value(1)) }
        #expect(first != nil)
        #expect(first == key { $0.combine(Arg.value(1)) })
        #expect(first != key { $0.combine(Arg.value(2)) })
    }

    @Test func aMatcherHasNoKey() {
        #expect(key { $0.combine(Arg<Int>.any) } == nil)
    }

    @Test func anArgumentThatIsNotHashableHasNoKey() {
        #expect(key { $0.combine(Arg.value(Plain())) } == nil)
        let closure: Arg<() -> Void> = .value {}
        #expect(key { $0.combine(closure) } == nil)
    }
}
