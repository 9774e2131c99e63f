/// The declarations of a mock. It changes only through its own functions, so that what it counts stays true.
struct DeclarationTable: ~Copyable {
    private(set) var declared: [Declaration] = []
    private(set) var progress: [Progress] = []
    /// The expectations in the order of declaration, as indices into `declared`.
    private(set) var queue: [Int] = []
    /// The stubs and rejections, in the same order.
    private(set) var stubs: [Int] = []
    var expectationIndex = DeclarationIndex()
    private(set) var stubIndex = DeclarationIndex()
    /// The place of each declaration in the queue, by its index; `nil` for stubs and rejections.
    private(set) var positions: [Int?] = []
    private(set) var tree: GroupTree

    /// The expectations that a wait reported as missing and that may still take a late call.
    private(set) var missed: [Int] = []
    private var openEndedCount = 0
    /// The expectations that reached their written upper bound, oldest first. A refused clause may have raised it.
    private(set) var exhausted: [Int] = []
    private(set) var unmetCount = 0
    /// Whether a call that must not come can still come after all required calls have come.
    private(set) var isBounded = false
    /// The positions of the expectations with a place in an order across mocks.
    private(set) var nodePositions: [Int] = []
    /// Whether any declaration has a place in an order across mocks, or a condition.
    private(set) var hasConditions = false
    /// How many declarations there were when the mock was last verified.
    private(set) var verifiedCount = 0
    /// The waits that end with the calls so far, which the engine ends after it has released its lock.
    var endedWaits: [Wait] = []

    /// - Parameter openGroups: The groups that are open, outermost first.
    init(_ ordering: MockOrdering, openGroups: [MockOrdering] = []) {
        tree = GroupTree(ordering)
        for group in openGroups { tree.openGroup(group) }
    }

    var head: Int { tree.head }
    /// The index of the first expectation that may still take a call; above all others if there is none.
    var nextIndex: Int { head < queue.count ? queue[head] : .max }

    // MARK: Declaring

    mutating func setOrdering(_ ordering: MockOrdering) { tree.ordering = ordering }
    mutating func openGroup(_ ordering: MockOrdering) { tree.openGroup(ordering) }
    mutating func closeGroup() { tree.closeGroup() }

    /// A declaration that was refused takes clauses, but no calls.
    mutating func declare(_ declaration: Declaration, after calls: Int, isRefused: Bool = false) {
        let isExpectation = declaration.role == .expect
        declaration.enter(at: declared.count, in: tree.openUnorderedGroup, since: calls)
        declared.append(declaration)
        progress.append(Progress(isExpectation: isExpectation, isRefused: isRefused))
        positions.append(isExpectation && !isRefused ? queue.count : nil)
        if isRefused { return }
        if isExpectation {
            queue.append(declaration.index)
            tree.append()
            unmetCount += 1
        } else {
            stubs.append(declaration.index)
            if declaration.role == .reject { isBounded = true }
        }
    }

    /// Lets a stub keep a property, and returns whether the table still has the stub.
    @discardableResult mutating func keep(_ answer: Answer?, in stub: Declaration) -> Bool {
        guard contains(stub) else { return false }
        if let answer {
            progress[stub.index].answers.append(answer)
            progress[stub.index].isRefused = false
        }
        progress[stub.index].keepsProperty = true
        return true
    }

    /// Refuses a declaration that no call can reach, so that no failure names it, or a stub that has no value yet.
    mutating func refuse(_ declaration: Declaration) {
        if contains(declaration) { progress[declaration.index].isRefused = true }
    }

    mutating func amend(_ index: Int, _ change: (inout Progress) throws(Misuse) -> Void) throws(Misuse) {
        let wasOpenEnded = isOpenEnded(index)
        let hadNode = progress[index].node != nil
        // Also after a refused clause, which may have changed the declaration so that the mistake fails only once.
        defer {
            let changed = progress[index]
            if changed.node != nil || !changed.conditions.isEmpty { hasConditions = true }
            if !hadNode, let node = changed.node, let position = positions[index] {
                noteOrder(around: node, at: position)
                nodePositions.insert(position, at: nodePositions.firstPosition { $0 >= position })
            }
            if changed.isOpenAbove, !changed.isRefused { isBounded = true }
            // Without a call if it must never be made.
            if changed.isCountWritten, changed.isSaturated, !changed.isRefused { noteExhausted(index) }
            if isOpenEnded(index) != wasOpenEnded { openEndedCount += wasOpenEnded ? -1 : 1 }
            if changed.isExpectation { expectationIndex.reopen(declared[index]) }
        }
        try update(index, change)
    }

    private func isOpenEnded(_ index: Int) -> Bool {
        progress[index].isExpectation && !progress[index].isRefused && progress[index].count.maximum == nil
    }

    /// The expectations without an upper bound that could take every call of a new expectation, newest first.
    mutating func openEnded(before new: Declaration) -> [Declaration] {
        if openEndedCount == 0 { return [] }
        indexExpectations()
        let first = tree.firstShadowing < queue.count ? queue[tree.firstShadowing] : 0
        var (left, found): (MergedIndices, [Declaration]) = (expectationIndex.mayAccept(key: new.key), [])
        while let index = left.popLast(), index >= first {
            // An order across mocks, a condition, or a wait may end the turn of the earlier one.
            guard isOpenEnded(index), declared[index].caseName == new.caseName, let position = positions[index],
                progress[index].node == nil, progress[index].conditions.isEmpty, !progress[index].isMissed
            else { continue }
            if tree.isShadowing(position) { found.append(declared[index]) }
        }
        return found
    }

    @inline(__always) func isOpen(_ index: Int) -> Bool { !hasConditions || progress[index].allowsCall }

    /// Whether the table still has a declaration. Another thread may have reset the mock meanwhile.
    func contains(_ declaration: Declaration) -> Bool { declared.contains(declaration) }

    func progress(of declaration: Declaration) -> Progress? {
        contains(declaration) ? progress[declaration.index] : nil
    }

    // MARK: Calling

    @inline(__always) mutating func take(_ call: Int, at position: Int) {
        let index = queue[position]
        let wasAwaited = progress[index].isAwaited
        progress[index].take(call)
        noteProgress(of: index, wasAwaited: wasAwaited, isCalled: true)
        if progress[index].isCountWritten, progress[index].isSaturated { noteExhausted(index) }
        noteCall(of: index)
    }

    /// Counts a call that a stub answers. Another declaration may have taken it.
    mutating func use(_ stub: Int) {
        progress[stub].calls += 1
        noteCall(of: stub)
    }

    /// Counts an answer of an expectation that is reused for a call that it did not take.
    mutating func reuse(expectation index: Int, isReplaced: Bool) {
        update(index) { progress in
            progress.reused += 1
            if isReplaced { progress.replaced += 1 }
        }
    }

    /// Passes a declaration that a wait reports as missing, so that it blocks no other expectation.
    mutating func retire(_ index: Int) {
        guard !progress[index].isMissed, !progress[index].isSatisfied, let position = positions[index] else { return }
        progress[index].isMissed = true
        missed.append(index)
        missed.sort()
        tree.retire(position)
        progress[index].node?.release()
    }

    /// Lets the next missing call of an ordered mock block no other mock. A wrong call may have been meant for it.
    func releaseNext() {
        guard hasConditions, tree.ordering == .ordered else { return }
        if let next = queue[tree.head...].first(where: { progress[$0].isAwaited }) { progress[next].node?.release() }
    }

    /// Replaces the answers that hold closures, and returns them to be destroyed outside of the lock. Those of a
    /// declaration, and of the ones before it, stay.
    mutating func releaseActions(
        endOf test: TestIdentity?, after other: Declaration?, where isReleased: (Progress) -> Bool
    ) -> [Answer] {
        var old: [Answer] = []
        let first = other.map { contains($0) ? $0.index + 1 : 0 } ?? 0
        for index in first..<progress.count
        where progress[index].answers.contains(where: \.hasClosure) && isReleased(progress[index]) {
            old += progress[index].answers
            progress[index].answers = progress[index].answers.map { $0.released(endOf: test) }
        }
        return old
    }

    mutating func noteVerification() { verifiedCount = declared.count }

    // MARK: Indexing

    mutating func indexExpectations() { expectationIndex.update(with: queue, of: declared) }
    mutating func indexStubs() { stubIndex.update(with: stubs, of: declared) }

    /// The first expectations of a case, from the head on, that lack a call.
    mutating func laterExpectations(of caseName: String) -> some Sequence<Int> {
        indexExpectations()
        let (all, progress) = (expectationIndex.ofCase(caseName), progress)
        let first = nextIndex
        return all[all.firstPosition { $0 >= first }...].lazy.filter { !progress[$0].isSatisfied }
            .prefix(Limits.Deciding.laterExpectations)
    }

    /// The next expectations of a case whose answers may be reused, once for each call that they may still take.
    ///
    /// - Parameter needsAnswer: Whether expectations without an answer are left out.
    mutating func reusableExpectations(ofCase caseName: String, needsAnswer: Bool) -> [Declaration] {
        indexExpectations()
        let (first, progress) = (nextIndex, progress)
        let isOver = { (index: Int) in index < first || !progress[index].mayReuseAnswer }
        return expectationIndex.open(ofCase: caseName, except: isOver).prefix(8 * Limits.Deciding.reusableAnswers).lazy
            .filter { !isOver($0) && !(needsAnswer && progress[$0].answers.isEmpty) }
            .prefix(Limits.Deciding.reusableAnswers).map { declared[$0] }
    }

    /// The declarations of a case near the head whose used answers may be repeated for a call that was not allowed:
    /// first the expectations, the one that took a call last in front, then the stubs, the newest one in front.
    mutating func answeringDeclarations(ofCase caseName: String) -> [Declaration] {
        indexExpectations()
        indexStubs()
        let (limit, first) = (Limits.Deciding.repeatableAnswers, nextIndex)
        let progress = progress
        let all = expectationIndex.ofCase(caseName)
        let split = all.firstPosition { $0 >= first }
        let earlier = all[..<split].reversed().lazy.filter { !progress[$0].answers.isEmpty }.prefix(limit)
        let later = all[split...].lazy.filter { !progress[$0].answers.isEmpty }.prefix(limit)
        // Sorting keeps the order of those that took no call.
        let latest = (earlier.reversed() + later).sorted { left, right in
            (progress[left].lastCall ?? -1) > (progress[right].lastCall ?? -1)
        }
        let newest = stubIndex.ofCase(caseName).reversed().lazy.filter { !progress[$0].answers.isEmpty }
        return (latest + newest.prefix(limit)).map { declared[$0] }
    }

    // MARK: Counting

    private mutating func update<Failure: Error>(
        _ index: Int, _ change: (inout Progress) throws(Failure) -> Void
    ) throws(Failure) {
        let wasAwaited = progress[index].isAwaited
        defer { noteProgress(of: index, wasAwaited: wasAwaited) }
        try change(&progress[index])
    }

    @inline(__always) private mutating func noteProgress(of index: Int, wasAwaited: Bool, isCalled: Bool = false) {
        if let position = positions[index] {
            // A late call does not move the queue.
            if !progress[index].isMissed {
                tree.update(
                    position, lacksCalls: !progress[index].isSatisfied,
                    mayTakeCalls: !progress[index].isSaturated, isCalled: isCalled)
            } else if progress[index].isSaturated {
                missed.removeAll { $0 == index }
            }
            progress[index].node?.update(progress[index])
        }
        if progress[index].isAwaited != wasAwaited { unmetCount += wasAwaited ? -1 : 1 }
    }

    private mutating func noteExhausted(_ index: Int) {
        let place = exhausted.firstPosition { $0 >= index }
        if place == exhausted.count || exhausted[place] != index { exhausted.insert(index, at: place) }
    }

    @inline(__always) private mutating func noteCall(of index: Int) {
        if hasConditions { endedWaits += progress[index].conditions.flatMap { $0.noteCall() } }
    }
}

extension [Declaration] {
    /// Whether a declaration is one of these declarations of a mock.
    func contains(_ declaration: Declaration) -> Bool {
        indices.contains(declaration.index) && self[declaration.index] === declaration
    }
}
