/// An expectation, as the orders across mocks see it. Unchecked, because a declaration may hold values of any type. It
/// never changes.
struct OrderMember: @unchecked Sendable {
    /// Describes the call, which runs client code. It keeps the declaration alive, but not the mock.
    let call: () -> String
    let declaration: Declaration
    let mockName: String
    let mockID: ObjectIdentifier
    private(set) weak var mock: (any OrderedMock)?

    init<Invocation>(_ declaration: TypedDeclaration<Invocation>, of engine: Engine<Invocation>) {
        call = { describeCall(declaration.invocation) }
        (self.declaration, mock) = (declaration, engine)
        (mockName, mockID) = (engine.name, ObjectIdentifier(engine))
    }
}

/// A mock, as the orders across mocks see it.
protocol OrderedMock: AnyObject, Sendable {
    var name: String { get }
    /// Whether its failures are those of the test. A mock with a reporter of its own fails no test.
    var reportsToFramework: Bool { get }
    /// Whether a test has received a failure of the mock, which may name missing calls of other mocks.
    var hasFailed: Bool { get }
    /// Whether such a failure has surely failed a test. Otherwise something may hide it from the test.
    var hasSurelyFailedTest: Bool { get }
    /// Returns the error that ends the current test without a second failure; `nil` if none of the mock's failures has
    /// surely failed it.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)?
    /// Describes the last call that an expectation took, which runs client code.
    func lastCall(of expectation: Declaration) -> String?
}

extension OrderedMock {
    var mayHaveHiddenFailure: Bool { hasFailed && !hasSurelyFailedTest }

    /// Whether a failure of another mock is one of the test, if those of this mock are.
    func failsTest(as other: any OrderedMock) -> Bool { other.reportsToFramework || !reportsToFramework }
}

extension Engine: OrderedMock {
    var hasFailed: Bool { locked { $0.delivery.hasFailed } }
    var hasSurelyFailedTest: Bool { failures.hasSurelyFailedTest }

    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        hasSurelyFailedTest ? failures.errorEndingFailedTest(reason, at: site) : nil
    }

    func lastCall(of expectation: Declaration) -> String? {
        let snapshot = snapshot()
        guard snapshot.position(of: expectation) != nil else { return nil }
        return snapshot.progress[expectation.index].lastCall.map(snapshot.words)
    }
}

/// The members of an order across mocks. Nodes hold it, and it must not keep them alive.
final class OrderMembers: Sendable {
    let name: String?
    private let nodes = Lock<[OrderNode.Reference]>([])

    init(name: String?) { self.name = name }

    func append(_ node: OrderNode) {
        nodes.withLock { $0.append(.init(node: node)) }
        node.join(self)
    }

    /// The members around a call that was made at the wrong time; `nil` if all of them belong to one mock, which shows
    /// its calls itself. Describing them runs client code.
    func table(
        around obstacle: OrderNode, blocking blocked: OrderNode, _ call: String, of mock: String
    ) -> SequenceTable? {
        let all = nodes.withLock { $0 }
        guard let index = all.firstIndex(where: { $0.node === obstacle }) else { return nil }
        let shown = max(0, index - Limits.Reporting.rows)..<min(all.count, index + 2 * Limits.Reporting.rows)
        let members = shown.compactMap { place in all[place].node.map { (place: place, node: $0) } }
        guard Set(members.map(\.node.member.mockID)).count > 1 else { return nil }
        let called = SequenceTable.Cell.call(call, mock: mock)
        var rows = members.map { place, node in
            let fact = OrderFact(node.obstacle(blocking: blocked))
            // A missing member is where the call came; a later member came before it.
            let isWhereItCame = place == index && !fact.hasCome
            return SequenceTable.Row(
                position: place + 1, expected: fact.expectedCell,
                called: isWhereItCame ? called : fact.calledCell(node.member),
                relation: isWhereItCame ? .different : fact.hasCome ? .same : .open)
        }
        if !rows.contains(where: { $0.relation == .different }) {
            let last = rows.lastIndex { $0.relation == .same } ?? rows.count - 1
            rows.insert(.init(called: called, relation: .different), at: last + 1)
        }
        return SequenceTable(rows, above: shown.lowerBound, below: all.count - shown.upperBound, isSnapshot: true)
    }
}

/// An expectation of any mock, as the failure of an order shows it.
struct OrderFact: Sendable, Equatable {
    let call: String
    let mock: String
    let calls: Int
    var count = CallCount.once
    let place: DeclarationPlace
    let isMockDeallocated: Bool
    /// The name of the order that it shares with the blocked call, if the order has one.
    var order: String?
}

extension OrderFact {
    /// Describes what blocks a call, which runs client code.
    init(_ obstacle: OrderNode.Obstacle) {
        let member = obstacle.member
        self.init(
            call: member.call(), mock: member.mockName, calls: obstacle.calls, count: obstacle.count,
            place: member.declaration.place, isMockDeallocated: member.mock == nil, order: obstacle.order?.name)
    }

    fileprivate var hasCome: Bool { calls > 0 && count.isSatisfied(by: calls) }

    /// The expectation with its count, unless that is one.
    fileprivate var expectedCell: SequenceTable.Cell { .call(call, mock: mock, count: count == .once ? nil : count) }

    fileprivate func calledCell(_ member: OrderMember) -> SequenceTable.Cell? {
        if calls == 0 { return nil }
        // A reset has forgotten the call itself.
        guard let last = member.mock?.lastCall(of: member.declaration) else { return expectedCell }
        return .call(last, mock: mock, count: calls > 1 ? CallCount(calls...calls) : nil)
    }
}

/// What an expectation cannot come after, because the expectation must come first.
indirect enum OrderConflict: Sendable, Equatable {
    case members(ofOrder: String)
    case itself
    case other(OrderFact)

    var words: String {
        switch self {
        case .members(let order): "the calls in \(order), which come after it"
        case .itself: "itself"
        case .other(let fact): "\(fact.words) (\(fact.place)), which comes after it"
        }
    }
}
