import Foundation
import Testing

@testable import ExpectKit

/// The cost of an order across mocks grows linearly with its length.
struct OrderCostTests {
    @Test func threeThousandExpectationsAfterOneAnother() {
        let (first, second) = (MockShelf(.strict, .unordered), MockShelf(.strict, .unordered))
        var last: UncheckedExpectedCall<MockShelf.Invocation>?
        for number in 0..<3_000 {
            let shelf = number.isMultiple(of: 2) ? first : second
            let next = shelf.expect(.load(id: number)).andReturn("\(number)")
            if let last { next.after(last) }
            last = next
        }
        first.mock.ordering = .ordered
        second.mock.ordering = .ordered
        for number in 0..<3_000 {
            let shelf = number.isMultiple(of: 2) ? first : second
            #expect((try? shelf.load(id: number)) == "\(number)")
        }
        verify(first, second)
        #expect(first.texts + second.texts == [])
    }

    /// Recursive releases of ten thousand expectations would overflow a stack of 256 KB.
    @Test func aLongOrderIsReleasedWithoutRecursion() async {
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
    // The last expectation keeps all others alive, so all are released together here.
    let shelf = MockShelf()
    shelf.expect(.clear).inOrder(order)
    shelf.clear()
    shelf.verify()
    return shelf.texts
}
