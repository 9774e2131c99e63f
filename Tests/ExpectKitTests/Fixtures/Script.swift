@testable import ExpectKit

/// The expectations and calls of a shelf as text: `a` is `add("a")`, `#` is `count`, `!` is `clear`, `a*2`, `a*1...2`,
/// `a*2...` and `a*` are counts, `{ }` is an unordered group, `[ ]` is an ordered one, and `-a` is a rejected call.
struct Script: CustomStringConvertible {
    var mode = MockMode.strict
    var ordering = MockOrdering.ordered
    let expected: String
    let called: String

    init(_ expected: String, called: String, _ mode: MockMode = .strict, _ ordering: MockOrdering = .ordered) {
        self.expected = expected
        self.called = called
        self.mode = mode
        self.ordering = ordering
    }

    var description: String { "\(mode) \(ordering): \(expected) | \(called)" }

    /// Runs the script and verifies it.
    func run() -> MockShelf {
        let shelf = MockShelf(mode, ordering)
        // Tests of scripts count failures, and do not need their backtraces, which are slow.
        shelf.mock.engine.locked { $0.tracesLeft = 0 }
        var words = expected.split(separator: " ")[...]
        declare(&words, of: shelf)
        for call in called.split(separator: " ") { shelf.perform(invocation(call)) }
        shelf.verify()
        return shelf
    }

    /// Declares calls up to the end of a group.
    private func declare(_ words: inout ArraySlice<Substring>, of shelf: MockShelf) {
        while let word = words.popFirst() {
            switch word {
            case "{": shelf.unordered { declare(&words, of: $0) }
            case "[": shelf.ordered { declare(&words, of: $0) }
            case "}", "]": return
            default: declare(word, of: shelf)
            }
        }
    }

    private func declare(_ word: Substring, of shelf: MockShelf) {
        if word.hasPrefix("-") {
            shelf.reject(invocation(word.dropFirst()))
            return
        }
        let parts = word.split(separator: "*", omittingEmptySubsequences: false)
        let call = shelf.expect(invocation(parts[0]))
        guard parts.count > 1 else { return }
        let bounds = parts[1].split(separator: ".").compactMap { Int($0) }
        switch (bounds.count, parts[1].hasSuffix("...")) {
        case (0, _): call.anyTimes()
        case (1, true): call.times(bounds[0]...)
        case (1, false): call.times(bounds[0])
        default: call.times(bounds[0]...bounds[1])
        }
    }

    private func invocation(_ word: Substring) -> MockShelf.Invocation {
        switch word {
        case "#": .count
        case "!": .clear
        default: .add(String(word))
        }
    }
}
