import Testing

@testable import ExpectKit

struct AssignmentTests {
    @Test func isAsLargeAsABruteForceSearchFinds() {
        var random = SeededNumbers(state: 42)
        for _ in 0..<2000 {
            let (rows, columns) = (Int(random.next() % 6), Int(random.next() % 6))
            // Densities range from graphs without edges to complete ones.
            let density = random.next() % 101
            let edges = (0..<rows).map { _ in (0..<columns).map { _ in random.next() % 100 < density } }
            let found = Assignment(matcherCount: rows, elementCount: columns) { edges[$0][$1] }
            #expect(found.elements.compactMap { $0 }.count == largestMatching(edges[...], taken: []))
            expectConsistent(found, edges)
        }
    }

    @Test func reassignsAlongALongPath() {
        // Each matcher accepts two neighbours, but the last one only the first element, so all have to be reassigned.
        let count = 500
        let found = Assignment(matcherCount: count, elementCount: count) { matcher, element in
            matcher == count - 1 ? element == 0 : element == matcher || element == matcher + 1
        }
        #expect(found.isComplete)
        #expect(found.elements[0] == 1)
        #expect(found.elements[count - 1] == 0)
    }

    @Test func comparesEachPairAtMostOnce() {
        var comparisons: [[Int]: Int] = [:]
        _ = Assignment(matcherCount: 9, elementCount: 9) { matcher, element in
            comparisons[[matcher, element], default: 0] += 1
            return element < 4
        }
        #expect(comparisons.values.max() == 1)
    }

    @Test func comparesOncePerMatcherIfTheElementsAreInOrder() {
        var comparisons = 0
        let found = Assignment(matcherCount: 50, elementCount: 50) { matcher, element in
            comparisons += 1
            return matcher == element
        }
        #expect(found.isComplete)
        #expect(comparisons == 50)
    }

    @Test func isCompleteWithoutMatchersAndElements() {
        #expect(Assignment(matcherCount: 0, elementCount: 0) { _, _ in false }.isComplete)
        #expect(!Assignment(matcherCount: 1, elementCount: 0) { _, _ in true }.isComplete)
        #expect(!Assignment(matcherCount: 0, elementCount: 1) { _, _ in true }.isComplete)
    }

    /// Expects that both directions agree and that all pairs are accepted.
    private func expectConsistent(_ found: Assignment, _ edges: [[Bool]]) {
        for (matcher, element) in found.elements.enumerated() {
            guard let element else { continue }
            #expect(edges[matcher][element])
            #expect(found.matchers[element] == matcher)
        }
        #expect(found.matchers.compactMap { $0 }.count == found.elements.compactMap { $0 }.count)
    }

    private func largestMatching(_ rows: ArraySlice<[Bool]>, taken: Set<Int>) -> Int {
        guard let row = rows.first else { return 0 }
        let rest = rows.dropFirst()
        let with = row.indices.filter { row[$0] && !taken.contains($0) }
            .map { 1 + largestMatching(rest, taken: taken.union([$0])) }
        return max(with.max() ?? 0, largestMatching(rest, taken: taken))
    }
}

/// Pseudo-random numbers that are the same in each run, so that a failure can be reproduced.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
