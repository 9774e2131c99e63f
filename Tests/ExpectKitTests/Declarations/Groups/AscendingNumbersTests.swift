import Testing

@testable import ExpectKit

@Suite struct AscendingNumbersTests {
    /// Inserts and removes numbers at random, and compares with a sorted set.
    @Test(arguments: 0..<20)
    func numbersStayInOrder(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var numbers = AscendingNumbers()
        var expected: Set<Int> = []
        for _ in 0..<200 {
            let number = Int.random(in: 0...30, using: &random)
            if Bool.random(using: &random) {
                numbers.insert(number)
                expected.insert(number)
            } else {
                numbers.remove(number)
                expected.remove(number)
            }
            #expect(Array(numbers.all) == expected.sorted())
            #expect(numbers.isEmpty == expected.isEmpty)
            #expect(Array(numbers.from(number)) == expected.sorted().filter { $0 >= number })
            #expect(Array(numbers.before(number)) == expected.sorted().filter { $0 < number })
        }
    }
}
