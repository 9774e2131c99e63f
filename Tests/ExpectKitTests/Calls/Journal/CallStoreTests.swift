import Testing

@testable import ExpectKit

/// A store to which calls are only appended, while other threads read it.
struct CallStoreTests {
    private final class Token {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 1000])
    func everyCallIsFoundAtItsIndex(count: Int) {
        let store = CallStore<String>()
        for number in 0..<count { store.append("call \(number)") }
        #expect(Array(Calls(store: store, endIndex: count)) == (0..<count).map { "call \($0)" })
    }

    @Test func aReadCollectionDoesNotChange() {
        let store = CallStore<Int>()
        for number in 0..<10 { store.append(number) }
        let read = Calls(store: store, endIndex: 10)
        for number in 10..<1000 { store.append(number) }
        #expect(Array(read) == Array(0..<10))
    }

    @Test(arguments: [0, 16, 17, 40])
    func callsAreReleasedWithTheStore(count: Int) {
        weak var first: Token?
        weak var last: Token?
        do {
            let store = CallStore<Token>()
            for number in 0..<count { store.append(Token(number)) }
            first = count > 0 ? Calls(store: store, endIndex: count).first : nil
            last = Calls(store: store, endIndex: count).last
            #expect(last?.number == (count > 0 ? count - 1 : nil))
        }
        #expect(first == nil)
        #expect(last == nil)
    }

    @Test func aReadCollectionKeepsItsCalls() {
        var read: Calls<Token>?
        do {
            let store = CallStore<Token>()
            for number in 0..<20 { store.append(Token(number)) }
            read = Calls(store: store, endIndex: 20)
        }
        #expect(read?.map(\.number) == Array(0..<20))
    }

    @Test func callsAreReadWhileOthersAreAppended() async {
        let mock = Mock<Int>("Shelf", mode: .nice)
        await withTaskGroup { group in
            group.addTask { for number in 0..<5000 { mock.call(number) } }
            group.addTask {
                for _ in 0..<200 {
                    let calls = mock.calls
                    #expect(calls == Array(0..<calls.count))
                }
            }
        }
        #expect(mock.calls.count == 5000)
    }
}
