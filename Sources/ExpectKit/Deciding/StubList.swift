/// The stubs and rejections of a mock.
///
/// The newest one that accepts a call decides about it. In a long list, stubs for one exact call are looked up by the
/// hash of the call, and only stubs with matchers are compared one by one.
struct StubList {
    /// The result of a search.
    enum Found {
        case stub(Declaration)
        /// The call must be compared with these first, in this order.
        case unknown(Declaration, then: [Declaration])
        /// The key of the call is needed first.
        case unidentified
        case nothing
    }

    /// All of them, oldest first.
    private(set) var all: [Declaration] = []
    private var matchers: [Declaration] = []
    private var exact: [Int: [Declaration]] = [:]

    var isEmpty: Bool { all.isEmpty }

    /// Whether they are so few that each is compared with a call.
    var hasFew: Bool { all.count <= Limits.Deciding.stubsWithoutIndex }

    mutating func append(_ stub: Declaration) {
        all.append(stub)
        if let key = stub.key { exact[key, default: []].append(stub) } else { matchers.append(stub) }
    }

    /// Searches for the newest one that accepts a call.
    ///
    /// - Parameters:
    ///   - known: The results of the comparisons so far.
    ///   - isOpen: Whether one may be called now.
    @inline(__always)
    func search(_ known: borrowing Knowledge, _ isOpen: (Declaration) -> Bool) -> Found {
        if hasFew || exact.isEmpty {
            return search(all, [], known, isOpen)
        }
        guard known.isIdentified else { return .unidentified }
        return search(matchers, known.key.flatMap { exact[$0] } ?? [], known, isOpen)
    }

    /// Searches two lists from their ends, the newer stub first.
    @inline(__always)
    private func search(
        _ some: [Declaration], _ others: [Declaration], _ known: borrowing Knowledge,
        _ isOpen: (Declaration) -> Bool
    ) -> Found {
        var (left, right) = (some.count, others.count)
        var first: Declaration?
        var unknown: [Declaration] = []
        while left > 0 || right > 0 {
            let isLeft = right == 0 || left > 0 && some[left - 1].index > others[right - 1].index
            let stub = isLeft ? some[left - 1] : others[right - 1]
            if isLeft { left -= 1 } else { right -= 1 }
            guard isOpen(stub) else { continue }
            switch known[stub.index] {
            case true? where first == nil: return .stub(stub)
            case nil where first == nil: first = stub
            case nil: unknown.append(stub)
            case true?, false?: break
            }
        }
        return first.map { .unknown($0, then: unknown) } ?? .nothing
    }
}
