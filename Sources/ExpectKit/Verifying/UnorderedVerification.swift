/// Verifies a mock without an order: each call that was not allowed is paired with the nearest unmet expectation, and
/// what remains is missing or extra.
struct UnorderedVerification<Invocation> {
    /// A call or an expectation without a partner.
    private enum Leftover {
        case extra(Divergence)
        case missing(Int)
    }

    let snapshot: MockSnapshot<Invocation>
    /// The calls that are no failure and that no expectation took.
    let ignored: [Int]

    /// - Parameter unmet: The positions of the expectations that lack a call.
    func result(_ unmet: [Int]) -> VerificationResult {
        let (left, replaced) = pairs(unmet)
        let open = snapshot.divergences.filter { !$0.isReported && $0.obstacles?.isFollowing != true }
        var seen: Set<Int> = []
        let missing = left.filter { seen.insert($0).inserted }
        let tables = SequenceTableBuilder(snapshot: snapshot)
        let violations = boundedViolations(open.map { Leftover.extra($0) } + missing.map { .missing($0) }) {
            leftover, isFirst in
            switch leftover {
            case .extra(let divergence):
                CallExplanation(snapshot: snapshot).violation(
                    of: divergence, replacing: replaced[divergence.call],
                    table: isFirst ? tables.table(at: divergence) : nil)
            case .missing(let position):
                MissingCallExplanation(snapshot: snapshot).violation(
                    at: position, mistaken: ignored, table: isFirst ? tables.table(around: position) : nil)
            }
        }
        let review = ReportedCallReview(snapshot: snapshot)
        let notes = snapshot.divergences.filter(\.isReported).compactMap { reported in
            if reported.obstacles.map({ !$0.isFollowing }) ?? false {
                return review.note(onBlocked: reported)
            }
            return replaced[reported.call].flatMap { review.replacement(of: $0, on: reported) }
        }
        return VerificationResult(violations: violations, notes: notes)
    }

    /// Pairs the calls that were not allowed with the nearest expectations.
    ///
    /// - Returns: The expectations without a paired call, once for each call that they lack, and the expectation of each
    ///   paired call.
    private func pairs(_ unmet: [Int]) -> (left: [Int], replaced: [Int: Int]) {
        let divergences = snapshot.divergences
        // One place for each missing call.
        let places = unmet.flatMap { position in
            let progress = snapshot.progress(at: position)
            let open = min(progress.count.minimum - progress.calls, divergences.count + 1)
            return Array(repeating: position, count: open)
        }
        var waiting = Dictionary(grouping: places.indices) { snapshot.expectation(at: places[$0]).caseName }
            .mapValues { $0[...] }
        var taken: Set<Int> = []
        // A call of another case may have been meant for any expectation, so it takes a place that remains.
        var ofOtherCases: [Int] = []
        var replaced: [Int: Int] = [:]
        for (number, divergence) in divergences.enumerated() {
            let name = snapshot.caseName(ofCall: divergence.call)
            guard let candidates = waiting[name], var index = candidates.indices.first else {
                ofOtherCases.append(divergence.call)
                continue
            }
            // After the calls whose differences are compared, any expectation of the same case is good enough.
            if number < Limits.Verifying.pairs {
                index = nearest(to: divergence.call, candidates, places) ?? index
            }
            taken.insert(candidates[index])
            replaced[divergence.call] = places[candidates[index]]
            if index == candidates.startIndex {
                waiting[name]?.removeFirst()
            } else {
                waiting[name]?.remove(at: index)
            }
        }
        // The failure of another call has already named these as missing.
        let named = Set(divergences.flatMap { $0.obstacles?.missing ?? [] })
        let left = places.indices.filter { !taken.contains($0) && !named.contains(places[$0]) }
            .map { places[$0] }
        for (call, position) in zip(ofOtherCases, left) { replaced[call] = position }
        return (Array(left.dropFirst(ofOtherCases.count)), replaced)
    }

    private func nearest(to call: Int, _ candidates: ArraySlice<Int>, _ places: [Int]) -> Int? {
        let invocation = snapshot.journal.invocations[call]
        return candidates.indices.prefix(Limits.Verifying.pairs)
            .map { ($0, snapshot.expectation(at: places[candidates[$0]]).differenceCount(in: invocation)) }
            .min { $0.1 < $1.1 }?.0
    }
}
