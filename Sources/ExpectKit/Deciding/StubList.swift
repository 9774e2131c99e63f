/// The stubs and rejections of a mock, found by the call that they are for.
///
/// The newest one that fits answers a call. Where there are many, those for one exact call are looked up by what that
/// call hashes to, and only those with matchers are asked one by one.
struct StubList {
    /// So many are asked one by one before that is slower than to look one up.
    private static let fewest = 8

    /// What a search for the stub of a call comes to.
    enum Found {
        case stub(Declaration)
        /// It must be known of this one and the others first whether they accept the call.
        case unknown(Declaration, then: [Declaration])
        /// It must be known first what the call is looked up by.
        case unidentified
        case nothing
    }

    /// All of them, oldest first.
    private(set) var all: [Declaration] = []
    private var matchers: [Declaration] = []
    private var exact: [Int: [Declaration]] = [:]

    var isEmpty: Bool { all.isEmpty }

    mutating func append(_ stub: Declaration) {
        all.append(stub)
        if let key = stub.key { exact[key, default: []].append(stub) } else { matchers.append(stub) }
    }

    /// Looks for the newest one that fits a call.
    ///
    /// - Parameter isOpen: Whether one may be called now.
    @inline(__always)
    func search(_ call: borrowing Verdicts, _ isOpen: (Declaration) -> Bool) -> Found {
        if all.count <= Self.fewest || exact.isEmpty { return search(all, [], call, isOpen) }
        guard call.isIdentified else { return .unidentified }
        return search(matchers, call.key.flatMap { exact[$0] } ?? [], call, isOpen)
    }

    /// Looks through two lists from their ends, of which the newer one comes first each time.
    @inline(__always)
    private func search(
        _ some: [Declaration], _ others: [Declaration], _ call: borrowing Verdicts,
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
            switch call[stub.index] {
            case true? where first == nil: return .stub(stub)
            case nil where first == nil: first = stub
            case nil: unknown.append(stub)
            case true?, false?: break
            }
        }
        return first.map { .unknown($0, then: unknown) } ?? .nothing
    }
}
