import ExpectKit
import Testing

/// Random scripts with one mistake in the calls.
struct RandomMistakeTests {
    private let letters = "a b c d e f g h i j".split(separator: " ").map(String.init)

    /// Changes one thing in a sequence of different calls.
    private func mistaken(_ calls: [String], _ random: inout SeededGenerator) -> [String] {
        var calls = calls
        let place = Int.random(in: 0..<calls.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: calls[place] = "x"
        case 1: calls[place] = "#"
        case 2: calls.remove(at: place)
        case 3: calls.insert("x", at: place)
        case 4: calls.insert(calls[place], at: place)
        default:
            // Swaps neighbours, which are always different.
            guard calls.count > 1 else { return [] }
            calls.swapAt(place, place > 0 ? place - 1 : 1)
        }
        return calls
    }

    @Test(arguments: 0..<40)
    func oneMistakeInAnOrderIsOneFailure(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let expected = Array(letters.prefix(Int.random(in: 1...10, using: &random)))
        let called = mistaken(expected, &random)
        let script = Script(expected.joined(separator: " "), called: called.joined(separator: " "))
        #expect(script.run().failures.errors.count == 1, "\(script)")
    }

    @Test(arguments: 0..<40)
    func oneMistakeInAnyOrderIsOneFailure(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let expected = Array(letters.prefix(Int.random(in: 1...10, using: &random)))
        var called = expected
        let place = Int.random(in: 0..<called.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: called[place] = "x"
        case 1: called.remove(at: place)
        default: called.append(called[place])
        }
        called.shuffle(using: &random)
        let script = Script(
            expected.joined(separator: " "), called: called.joined(separator: " "), .strict, .unordered)
        #expect(script.run().failures.errors.count == 1, "\(script)")
    }

    /// Nothing is expected twice, so that a mistake is any difference between the two sequences.
    @Test(arguments: 0..<40)
    func aDifferenceIsNeverLost(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let expected = Array(letters.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
        let called = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            letters[Int.random(in: 0..<6, using: &random)]
        }
        let script = Script(expected.joined(separator: " "), called: called.joined(separator: " "))
        #expect(script.run().failures.errors.isEmpty == (expected == called), "\(script)")
    }
}
