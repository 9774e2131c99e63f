/// What a mock knew at one moment: what was declared, how far it had come, and what was called.
///
/// It is a copy that shares its storage with the engine, and is read outside of the engine's lock.
struct Evidence<Invocation> {
    let mock: String
    let isOrdered: Bool
    let declared: [Declaration]
    let progress: [Progress]
    /// The expectations in the order of their declaration, as indices into `declared`.
    let queue: [Int]
    /// The position in the queue of the expectation whose turn it is.
    let head: Int
    let journal: Journal<Invocation>
    let divergences: [Divergence]
    /// The position and progress of the queue when the first call diverged.
    let start: AlignmentStart?
    /// The declarations whose calls are known to be missing, as a test waited for them in vain.
    let awaitedInVain: Set<Int>
    /// The groups in which the expectations stand.
    let tree: GroupTree
    /// How many more calls stand for a declaration than it took: once a call was missing, those after it came out of
    /// turn.
    var aligned: [Int: Int] = [:]

    func call(_ declaration: Declaration) -> DeclaredCall<Invocation> { declaration.of(Invocation.self) }

    func expectation(at position: Int) -> DeclaredCall<Invocation> { call(declared[queue[position]]) }

    /// How far an expectation has come, with the calls that the alignment found for it.
    func progress(at position: Int) -> Progress {
        var progress = progress[queue[position]]
        progress.calls += aligned[queue[position]] ?? 0
        return progress
    }

    /// Whether an expectation has all its calls, with those that the alignment found for it.
    func isSatisfied(at position: Int) -> Bool {
        // Asked of all when a mock is verified, so nothing is copied.
        let index = queue[position]
        return progress[index].count.isSatisfied(by: progress[index].calls + (aligned[index] ?? 0))
    }

    /// The words for an expectation with its answer, such as `count → 1`.
    func words(at position: Int) -> String {
        let answer = progress(at: position).answers.first?.words ?? ""
        let call = describeCall(expectation(at: position).invocation)
        return answer.isEmpty ? call : "\(call) \(answer)"
    }

    /// The words for a call with the answer that it was given.
    func words(ofCall number: Int) -> String {
        let call = journal[number]
        let words = describeCall(call.invocation)
        guard case .taken(let index) = call.outcome,
            let answer = progress[index].answer(to: call.answerIndex)?.words, !answer.isEmpty
        else { return words }
        return "\(words) \(answer)"
    }

    /// The words for an expectation's count, such as `expected once, never called`.
    func count(at position: Int) -> String {
        let progress = progress(at: position)
        return "expected \(progress.count.words), \(CallCount.called(progress.calls))"
    }

    /// Describes an expectation as something that a call was held against.
    ///
    /// - Parameters:
    ///   - headline: The call that the report is about, in words; it is not said twice.
    ///   - call: The call that it differs from, if it does.
    func candidate(
        _ role: Candidate.Role, at position: Int, headline: String, against call: Invocation? = nil
    ) -> Candidate {
        let expectation = expectation(at: position)
        let words = describeCall(expectation.invocation)
        return Candidate(
            role: role,
            position: "\(position + 1) of \(queue.count)",
            call: words == headline ? nil : words,
            count: count(at: position),
            site: expectation.place,
            differences: call.map(expectation.differences) ?? [])
    }

    /// Describes an expectation or a stub as what took a call.
    func declared(_ declaration: Declaration, headline: String) -> Candidate {
        // Not by its index: the mock may have been reset meanwhile, and have another declaration there.
        if let position = queue.firstIndex(where: { self.declared[$0] === declaration }) {
            return candidate(.declared, at: position, headline: headline)
        }
        let words = describeCall(call(declaration).invocation)
        return Candidate(
            role: .declared, position: nil, call: words == headline ? nil : words, count: "as a stub",
            site: declaration.place)
    }

    /// Call sites of the test, by which a frame of a backtrace is told to be the test's; a few tell them all.
    private var sites: [CallSite] {
        declared.suffix(50).map(\.site)
    }

    /// The files in which the test declared something.
    var testFiles: Set<String> {
        Set(sites.map { "\($0.filePath)" })
    }

    /// Names how a call came about.
    ///
    /// - Parameter site: Where the wrapper forwarded it.
    func origin(
        from site: CallSite, _ trace: CapturedTrace?
    ) -> (origin: CallOrigin, frame: CallTrace.Frame?) {
        guard let trace = trace?.named(fromWrapperAt: "\(site.filePath)", line: Int(site.line)) else {
            return (CallOrigin(), nil)
        }
        let frame = trace.testFrame(testFiles: testFiles)
        let caller = trace.caller?.description
        let line = frame?.description
        return (CallOrigin(caller: caller, testLine: line == caller ? nil : line), frame)
    }

    /// The place of a call that was not allowed: the line of the test that led to it, else a declaration, else
    /// the wrapper.
    func place(
        from wrapper: CallSite, frame: CallTrace.Frame?, or declaration: CallSite?
    ) -> FailurePlace {
        let fallback = declaration ?? wrapper
        guard let frame, frame.isPlaced else { return FailurePlace(fallback) }
        return FailurePlace(frame, known: sites + [wrapper], fallback: fallback)
    }
}
