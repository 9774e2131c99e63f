/// A search for the first expectation that may be called and accepts a call.
///
/// A tree with few candidates is walked from the fronts of its groups. In a larger one, the candidates for the exact call
/// are found by its key, and the others are compared, oldest first. What is known of a call is kept, so each candidate is
/// compared at most once.
struct CandidateSearch {
    /// The result of a search.
    enum Found: Equatable {
        case expectation(Int)
        /// The call has to be compared with this one and the others first.
        case unknown(Int, then: [Int])
        /// There are many candidates, so they have to be indexed first.
        case unindexed
        /// The key of the call is needed first.
        case unidentified
        case nothing
    }

    /// The first expectation that accepts the call.
    private var match: Int?
    /// The first expectation to compare the call with. It is stored apart from the others, because mostly there is no
    /// other, and then nothing is allocated.
    private var unknown: Int?
    private var others: [Int] = []
    /// How many candidates before the first expectation to compare do not accept the call, or may not be called now.
    private var mismatches = 0
    /// How many candidates after it may not be called now.
    private var blocked = 0
    /// How many more members the walk may visit.
    private var visitsLeft: Int
    /// Whether the search ends here.
    private var isOver = false
    /// The positions of the candidates for the exact call that are not visited yet.
    private var exact: ArraySlice<Int> = []

    /// - Parameter width: The members that a walk without the index may visit.
    init(width: Int) {
        visitsLeft = width
    }

    private var found: Found {
        if let match { return .expectation(match) }
        return unknown.map { .unknown($0, then: others) } ?? .nothing
    }

    // MARK: Few candidates

    /// Walks the tree without its index.
    ///
    /// - Parameter accepts: Whether an expectation accepts the call; `nil` if that is not known yet.
    /// - Returns: `nil` if there are too many members to visit.
    mutating func walk(_ tree: GroupTree, _ accepts: (Int) -> Bool?) -> Found? {
        walk(0, of: tree, accepts)
        return visitsLeft < 0 ? nil : found
    }

    private mutating func walk(_ group: Int, of tree: GroupTree, _ accepts: (Int) -> Bool?) {
        let isOrdered = tree.isOrdered(group)
        for member in tree.groups[group].members[tree.groups[group].front...] {
            visitsLeft -= 1
            if visitsLeft < 0 { isOver = true }
            if isOver { return }
            switch member {
            case .group(let inner): walk(inner, of: tree, accepts)
            case .expectation(let position):
                if tree.leaves[position].mayTakeCalls { visit(position, limit: .max, accepts) }
            }
            // Most calls are taken by the front, and no later member is visited.
            if isOrdered, unknown != nil || tree.lacksCalls(member) { return }
        }
    }

    // MARK: Many candidates

    /// Searches the index of a tree.
    ///
    /// - Parameter key: The key of the call; `nil` if it has none.
    mutating func search(
        _ tree: GroupTree, _ index: CandidateIndex, key: Int?, _ accepts: (Int) -> Bool?
    ) -> Found {
        exact = index.exact(key)
        visitCompared(0, of: tree, index, accepts)
        visitExact(before: .max, of: tree, index, accepts)
        return found
    }

    private mutating func visitCompared(
        _ group: Int, of tree: GroupTree, _ index: CandidateIndex, _ accepts: (Int) -> Bool?
    ) {
        let last = tree.isOrdered(group) ? index.lastAllowed(of: group) : .max
        for place in index.compared(in: group, from: tree.groups[group].front) {
            if isOver || place > last { return }
            switch tree.groups[group].members[place] {
            case .group(let inner): visitCompared(inner, of: tree, index, accepts)
            case .expectation(let position):
                visitExact(before: position, of: tree, index, accepts)
                if !isOver { visit(position, limit: nextComparisons, accepts) }
            }
        }
    }

    private mutating func visitExact(
        before end: Int, of tree: GroupTree, _ index: CandidateIndex, _ accepts: (Int) -> Bool?
    ) {
        while !isOver, let position = exact.first, position < end {
            exact.removeFirst()
            if tree.isInTurn(position, index) { visit(position, limit: nextComparisons, accepts) }
        }
    }

    /// How many candidates are compared next. The search starts again after each comparison, so their number grows with
    /// the number of those that it visits again.
    private var nextComparisons: Int { max(Limits.Deciding.candidatesWithoutIndex, 3 * mismatches) }

    private mutating func visit(_ position: Int, limit: Int, _ accepts: (Int) -> Bool?) {
        switch accepts(position) {
        case nil:
            if unknown == nil { unknown = position } else { others.append(position) }
        case true?:
            if unknown == nil { match = position }
            isOver = true
        case false? where unknown == nil: mismatches += 1
        case false?: blocked += 1
        }
        // In a chain of `after`, all later candidates are blocked until the first one takes the call.
        if unknown != nil, others.count + blocked + 1 >= limit { isOver = true }
    }
}
