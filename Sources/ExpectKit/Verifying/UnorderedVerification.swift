/// What is left over on one side when calls and expectations are paired.
private enum Leftover {
    case extra(Divergence)
    case missing(Int)
}

extension Evidence {
    /// How many expectations are held against one call that was not allowed, and for how many calls.
    private static var pairingLimit: Int { 64 }

    /// The differences of a mock without an order: each call that was not allowed stands in the place of the
    /// unmet expectation that is nearest to it, and what is left over is missing or extra.
    func pairedViolations(_ unmet: [Int], _ forgiven: [Int]) -> [Violation] {
        // One place for each call that must still come.
        let places = unmet.flatMap { position in
            let progress = progress(at: position)
            let open = min(progress.count.minimum - progress.calls, divergences.count + 1)
            return Array(repeating: position, count: open)
        }
        var waiting = Dictionary(grouping: places.indices) { expectation(at: places[$0]).caseName }
            .mapValues { $0[...] }
        var taken: Set<Int> = []
        // A call of another case may have been meant for anything, so it takes what the others leave.
        var strangers = 0
        for (number, divergence) in divergences.enumerated() {
            let invocation = journal.invocations[divergence.call]
            let name = InvocationShape(of: invocation).fullName
            guard let candidates = waiting[name], var index = candidates.indices.first else {
                strangers += 1
                continue
            }
            // Behind more differences than are described, which one is nearest makes no difference.
            if number < Self.pairingLimit {
                index =
                    candidates.indices.prefix(Self.pairingLimit)
                    .map {
                        (
                            $0,
                            expectation(at: places[candidates[$0]]).differenceCount(in: invocation)
                        )
                    }
                    .min { $0.1 < $1.1 }?.0 ?? index
            }
            taken.insert(candidates[index])
            if index == candidates.startIndex {
                waiting[name]?.removeFirst()
            } else {
                waiting[name]?.remove(at: index)
            }
        }
        // What the failure of a call names as missing before it is not missed once more.
        let named = Set(divergences.flatMap { $0.hindrance?.missing ?? [] })
        let left = places.indices.filter { !taken.contains($0) && !named.contains(places[$0]) }
            .dropFirst(strangers).map { places[$0] }
        let open = divergences.filter { !$0.isReported && $0.hindrance?.isFollowing != true }
        return describe(open, missing: left, forgiven)
    }

    private func describe(_ extra: [Divergence], missing places: [Int], _ forgiven: [Int]) -> [Violation] {
        var seen: Set<Int> = []
        let missing = places.filter { seen.insert($0).inserted }
        return bounded(extra.map { Leftover.extra($0) } + missing.map { .missing($0) }) { leftover, isFirst in
            switch leftover {
            case .extra(let divergence):
                violation(of: divergence, table: isFirst ? table(at: divergence) : nil)
            case .missing(let position):
                self.missing(
                    at: position, mistaken: mistakenCall(for: position, among: forgiven),
                    table: isFirst ? table(around: position) : nil)
            }
        }
    }
}
