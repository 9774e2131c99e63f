/// Which element each of several matchers takes, so that as many as possible have one of their own.
///
/// First come, first served would be wrong: a wildcard could take the only element that an exact matcher
/// accepts. The assignment is a maximum matching of a bipartite graph: a greedy start, then augmenting
/// paths, searched breadth first and without recursion, so that long lists need no deep stack.
struct Assignment: Equatable {
    /// For each matcher the index of its element, if it found one.
    private(set) var elements: [Int?]

    /// For each element the index of its matcher, if it found one.
    private(set) var matchers: [Int?]

    /// Whether nothing and nobody was left over.
    var isComplete: Bool {
        !elements.contains(nil) && !matchers.contains(nil)
    }

    /// Assigns elements to matchers.
    ///
    /// - Parameters:
    ///   - matcherCount: The number of matchers.
    ///   - elementCount: The number of elements.
    ///   - accepts: Whether a matcher accepts an element. Each pair is asked for at most once.
    init(matcherCount: Int, elementCount: Int, accepts: (_ matcher: Int, _ element: Int) -> Bool) {
        elements = Array(repeating: nil, count: matcherCount)
        matchers = Array(repeating: nil, count: elementCount)
        guard matcherCount > 0, elementCount > 0 else { return }
        withoutActuallyEscaping(accepts) { accepts in
            var known = KnownPairs(elementCount: elementCount, matcherCount: matcherCount, accepts: accepts)
            for matcher in 0..<matcherCount { takeFreeElement(matcher, &known) }
            for matcher in 0..<matcherCount where elements[matcher] == nil { augment(from: matcher, &known) }
        }
    }

    /// Takes the first free element. It starts at the matcher's own index, because lists often come in the
    /// order in which they were expected, and then every matcher is asked only once.
    private mutating func takeFreeElement(_ matcher: Int, _ known: inout KnownPairs) {
        let count = matchers.count
        for offset in 0..<count {
            let element = (matcher + offset) % count
            guard matchers[element] == nil, known.accepts(matcher, element) else { continue }
            elements[matcher] = element
            matchers[element] = matcher
            return
        }
    }

    /// Finds an element for a matcher by letting others move on to another element of theirs.
    private mutating func augment(from start: Int, _ known: inout KnownPairs) {
        // The matcher through which the search came to each element.
        var origins: [Int?] = Array(repeating: nil, count: matchers.count)
        var queue = [start]
        var next = 0
        while next < queue.count {
            let matcher = queue[next]
            next += 1
            for element in matchers.indices where origins[element] == nil && known.accepts(matcher, element) {
                origins[element] = matcher
                guard let holder = matchers[element] else { return shift(to: element, along: origins) }
                queue.append(holder)
            }
        }
    }

    /// Moves every matcher on the path that ends at a free element one element further.
    private mutating func shift(to free: Int, along origins: [Int?]) {
        var element: Int? = free
        while let taken = element, let matcher = origins[taken] {
            element = elements[matcher]
            elements[matcher] = taken
            matchers[taken] = matcher
        }
    }
}

/// Remembers what was asked, because a matcher may be slow or a user's own.
private struct KnownPairs {
    private let elementCount: Int
    private let ask: (Int, Int) -> Bool
    private var answers: [Bool?]

    init(elementCount: Int, matcherCount: Int, accepts: @escaping (Int, Int) -> Bool) {
        self.elementCount = elementCount
        ask = accepts
        answers = Array(repeating: nil, count: elementCount * matcherCount)
    }

    mutating func accepts(_ matcher: Int, _ element: Int) -> Bool {
        let index = matcher * elementCount + element
        if let answer = answers[index] { return answer }
        let answer = ask(matcher, element)
        answers[index] = answer
        return answer
    }
}
