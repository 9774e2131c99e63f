import ExpectKit

/// The calls of one mock on a tape, and those of a run that checks the tape, assigned to each other.
struct TapeCallAlignment {
    enum Step: Equatable {
        case same(entry: Int, call: Int)
        /// A call of the same case with other arguments.
        case changed(entry: Int, call: Int)
        /// The same call at another place.
        case moved(entry: Int, call: Int)
        case missing(entry: Int)
        case added(call: Int)
    }

    /// What is known about the calls. Both are counted from zero.
    struct Questions {
        /// The calls on the tape, and those of the run, as texts. Equal calls have equal texts.
        let entryTexts: [String]
        let callTexts: [String]
        /// Whether a call is the one of an entry, or may differ from it as it does.
        let isSame: (_ entry: Int, _ call: Int) -> Bool
        let isSameCase: (_ entry: Int, _ call: Int) -> Bool

        var entryCount: Int { entryTexts.count }
        var callCount: Int { callTexts.count }
    }

    private(set) var steps: [Step] = []
    /// For each call, the last entry whose call came before it.
    private var entriesBefore: [Int?] = []
    private let ask: Questions

    /// - Parameter isOrdered: Whether the order of the calls matters.
    init(_ ask: Questions, isOrdered: Bool) {
        self.ask = ask
        if isOrdered { align() } else { assign() }
        let pairs = steps.compactMap(\.samePair)
        let entries = Dictionary(uniqueKeysWithValues: pairs.map { ($0.call, $0.entry) })
        var last: Int?
        entriesBefore = (0..<ask.callCount).map { call in
            defer { last = [last, entries[call]].compactMap(\.self).max() }
            return last
        }
    }

    /// The number of the entry after whose call a call came: the last of the calls in order. Nil if it was before all.
    func entry(before call: Int) -> Int? { entriesBefore[call] }

    // MARK: In order

    private mutating func align() {
        let (entries, calls) = (ask.entryCount, ask.callCount)
        let alignment = ListAlignment(
            .init(
                expectedCount: entries, actualCount: calls,
                equalRun: { [ask] entry, call, isFromEnd in
                    let length = min(entries - entry, calls - call)
                    return (0..<length).first {
                        isFromEnd
                            ? !ask.isSame(entries - 1 - $0, calls - 1 - $0)
                            : !ask.isSame(entry + $0, call + $0)
                    } ?? length
                },
                // Calls of the same case are paired.
                distance: { [ask] in ask.isSame($0, $1) ? 0 : ask.isSameCase($0, $1) ? 1 : 3 }),
            limit: max(entries, calls))
        var (entry, call) = (0, 0)
        func addSame(until end: Int) {
            while entry < end {
                steps.append(.same(entry: entry, call: call))
                (entry, call) = (entry + 1, call + 1)
            }
        }
        for step in alignment.steps {
            switch step {
            case .changed(let left, let right):
                addSame(until: left)
                steps +=
                    ask.isSameCase(left, right)
                    ? [.changed(entry: left, call: right)] : [.missing(entry: left), .added(call: right)]
                (entry, call) = (left + 1, right + 1)
            case .missing(let range):
                addSame(until: range.lowerBound)
                steps += range.map { .missing(entry: $0) }
                entry = range.upperBound
            case .notExpected(let range):
                addSame(until: entry + range.lowerBound - call)
                steps += range.map { .added(call: $0) }
                call = range.upperBound
            }
        }
        addSame(until: entries)
        findMoved()
    }

    /// Finds calls that came at another place: the same call is missing here and added there.
    private mutating func findMoved() {
        let entries = steps.compactMap(\.unmatchedEntry)
        var calls = steps.compactMap(\.unmatchedCall)
        guard entries.count * calls.count <= TapeLimits.callPairs else { return }
        var moved: [Int: Int] = [:]
        for entry in entries {
            guard let index = calls.firstIndex(where: { ask.isSame(entry, $0) }) else { continue }
            moved[entry] = calls.remove(at: index)
        }
        guard !moved.isEmpty else { return }
        let movedCalls = Set(moved.values)
        steps = steps.flatMap { step -> [Step] in
            switch step {
            case .missing(let entry): return [moved[entry].map { .moved(entry: entry, call: $0) } ?? step]
            case .added(let call): return movedCalls.contains(call) ? [] : [step]
            case .changed(let entry, let call):
                if moved[entry] == nil, !movedCalls.contains(call) { return [step] }
                let first = moved[entry].map { Step.moved(entry: entry, call: $0) } ?? .missing(entry: entry)
                return [first] + (movedCalls.contains(call) ? [] : [.added(call: call)])
            case .same, .moved: return [step]
            }
        }
        keepOrdered()
    }

    /// Of calls that changed places, only one has moved: a call that is in order with all others is the same.
    private mutating func keepOrdered() {
        var pairs = steps.compactMap(\.samePair)
        steps = steps.map { step in
            guard case .moved(let entry, let call) = step,
                pairs.allSatisfy({ ($0.entry < entry) == ($0.call < call) })
            else { return step }
            pairs.append((entry, call))
            return .same(entry: entry, call: call)
        }
    }

    // MARK: In any order

    /// Assigns each entry to the first call that is equal, or else may differ from it as it does, or else has the same
    /// case.
    ///
    /// Equal calls come first, because a rule may also accept the call of another entry, which has another answer.
    private mutating func assign() {
        var assigned = equalCalls()
        let equal = Set(assigned.values.compactMap { $0.samePair?.call })
        var calls = (0..<ask.callCount).filter { !equal.contains($0) }
        var comparisonsLeft = TapeLimits.callComparisons
        for entry in 0..<ask.entryCount where assigned[entry] == nil && comparisonsLeft > 0 {
            guard let index = calls.firstIndex(where: { ask.isSame(entry, $0) }) else {
                comparisonsLeft -= calls.count
                continue
            }
            comparisonsLeft -= index + 1
            assigned[entry] = .same(entry: entry, call: calls.remove(at: index))
        }
        for entry in 0..<ask.entryCount where assigned[entry] == nil {
            guard let index = calls.firstIndex(where: { ask.isSameCase(entry, $0) }) else { continue }
            let call = calls.remove(at: index)
            let isSame = comparisonsLeft <= 0 && ask.isSame(entry, call)
            assigned[entry] = isSame ? .same(entry: entry, call: call) : .changed(entry: entry, call: call)
        }
        steps =
            (0..<ask.entryCount).map { assigned[$0] ?? .missing(entry: $0) } + calls.map { .added(call: $0) }
    }

    /// The entries whose calls came without any difference, each with its call. Equal calls keep their order.
    private func equalCalls() -> [Int: Step] {
        var calls: [String: [Int]] = [:]
        for call in (0..<ask.callCount).reversed() { calls[ask.callTexts[call], default: []].append(call) }
        var equal: [Int: Step] = [:]
        for entry in 0..<ask.entryCount {
            guard let call = calls[ask.entryTexts[entry]]?.popLast() else { continue }
            equal[entry] = .same(entry: entry, call: call)
        }
        return equal
    }
}

extension TapeCallAlignment.Step {
    /// The entry whose call did not come here.
    fileprivate var unmatchedEntry: Int? {
        switch self {
        case .missing(let entry), .changed(let entry, _): entry
        case .same, .moved, .added: nil
        }
    }

    fileprivate var samePair: (entry: Int, call: Int)? {
        if case .same(let entry, let call) = self { (entry, call) } else { nil }
    }

    /// The call that is not the one of an entry.
    fileprivate var unmatchedCall: Int? {
        switch self {
        case .added(let call), .changed(_, let call): call
        case .same, .moved, .missing: nil
        }
    }
}
