import Foundation
import Testing

@testable import ExpectKit

/// What an order across mocks costs: no more than its length.
///
/// The counts of comparisons are exact, where a clock would only measure the machine.
@Suite struct OrderCostTests {
    @Test func tenThousandExpectationsAfterOneAnother() {
        let (first, second) = (MockShelf(.strict, .unordered), MockShelf(.strict, .unordered))
        var last: UncheckedExpectedCall<MockShelf.Invocation>?
        for number in 0..<10_000 {
            let shelf = number.isMultiple(of: 2) ? first : second
            let next = shelf.expect(.load(id: number)).andReturn("\(number)")
            if let last { next.after(last) }
            last = next
        }
        first.mock.ordering = .ordered
        second.mock.ordering = .ordered
        for number in 0..<10_000 {
            let shelf = number.isMultiple(of: 2) ? first : second
            #expect((try? shelf.load(id: number)) == "\(number)")
        }
        verify(first, second)
        #expect(first.texts + second.texts == [])
    }

    /// Nested releases of ten thousand expectations would overflow a stack of 256 KB.
    @Test func aLongOrderIsTakenDownWithoutNesting() async {
        let texts = await withCheckedContinuation { ended in
            let thread = Thread { ended.resume(returning: textsOfALongOrder()) }
            thread.stackSize = 256 * 1024
            thread.start()
        }
        #expect(texts == [])
    }
}

private func textsOfALongOrder() -> [String] {
    let order = CallOrder()
    do {
        let shelf = MockShelf(.strict, .unordered)
        for number in 0..<10_000 { shelf.expect(.load(id: number)).inOrder(order) }
        shelf.reset()
    }
    // The last of them keeps all others, which now go with it.
    let shelf = MockShelf()
    shelf.expect(.clear).inOrder(order)
    shelf.clear()
    shelf.verify()
    return shelf.texts
}
