/// An assignment of elements to matchers, in which as many matchers as possible have an element.
///
/// A greedy assignment would be wrong, because a wildcard could take the only element that an exact matcher accepts.
/// This is a maximum matching of a bipartite graph: a greedy start, then augmenting paths. Paths are searched breadth
/// first and without recursion, so that long lists need no deep stack.
package struct Assignment: Equatable {
    /// The index of each matcher's element; nil for a matcher without one.
    package private(set) var elements: [Int?]
    /// The index of each element's matcher; nil for an element without one.
    package private(set) var matchers: [Int?]

    var isComplete: Bool { !elements.contains(nil) && !matchers.contains(nil) }

    /// - Parameter accepts: Returns whether a matcher accepts an element. It is called at most once for each pair.
    package init(matcherCount: Int, elementCount: Int, accepts: (_ matcher: Int, _ element: Int) -> Bool) {
        elements = Array(repeating: nil, count: matcherCount)
        matchers = Array(repeating: nil, count: elementCount)
        // A matcher may be slow, and may run client code, so its results are kept.
        var known: [Bool?] = Array(repeating: nil, count: elementCount * matcherCount)
        func isAccepted(_ matcher: Int, _ element: Int) -> Bool {
            let index = matcher * elementCount + element
            if let answer = known[index] { return answer }
            let answer = accepts(matcher, element)
            known[index] = answer
            return answer
        }
        for matcher in 0..<matcherCount {
            // The search starts at the index of the matcher, because lists often have the expected order. Each matcher
            // is then called only once.
            let places = (0..<elementCount).lazy.map { (matcher + $0) % elementCount }
            guard let free = places.first(where: { matchers[$0] == nil && isAccepted(matcher, $0) }) else { continue }
            elements[matcher] = free
            matchers[free] = matcher
        }
        for matcher in 0..<matcherCount where elements[matcher] == nil { augment(from: matcher, isAccepted) }
    }

    private mutating func augment(from start: Int, _ accepts: (Int, Int) -> Bool) {
        // The matcher from which the search reached each element.
        var origins: [Int?] = Array(repeating: nil, count: matchers.count)
        var queue = [start]
        var next = 0
        while next < queue.count {
            let matcher = queue[next]
            next += 1
            for element in matchers.indices where origins[element] == nil && accepts(matcher, element) {
                origins[element] = matcher
                guard let holder = matchers[element] else { return shift(to: element, along: origins) }
                queue.append(holder)
            }
        }
    }

    /// Moves each matcher on the path to a free element by one element.
    private mutating func shift(to free: Int, along origins: [Int?]) {
        var element: Int? = free
        while let taken = element, let matcher = origins[taken] {
            element = elements[matcher]
            elements[matcher] = taken
            matchers[taken] = matcher
        }
    }
}
