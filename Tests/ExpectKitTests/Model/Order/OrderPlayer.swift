@testable import ExpectKit

/// The wrapper on which an order script is played.
final class Ledger: Mocking {
    enum Invocation { case note(Arg<Int>) }

    let mock: Mock<Invocation>

    init(_ name: String, _ setup: OrderScript.Setup, _ failures: FailureRecorder) {
        mock = Mock(name, mode: setup.mode, ordering: setup.ordering)
        mock.reporter = failures
    }

    /// Backtraces are disabled because they are slow. Without one, a failure is located at the line of a declaration.
    func note(_ number: Int, line: Int) {
        mock.engine.locked { $0.tracesLeft = 0 }
        if mock.mode == .partial {
            mock.call(.note(.value(number)), line: UInt(line)) {}
        } else {
            mock.call(.note(.value(number)), line: UInt(line))
        }
    }

    /// How many calls the expectation at a line has taken, and how many it needs at least; nil if it has none.
    func progress(atLine line: Int) -> (calls: Int, minimum: Int)? {
        let snapshot = mock.engine.snapshot()
        return snapshot.declared.indices.first { Int(snapshot.declared[$0].site.line) == line }.map {
            (snapshot.progress[$0].calls, snapshot.progress[$0].count.minimum)
        }
    }

    /// The line of the expectation that took the last call.
    var lastTaker: Int? {
        mock.engine.locked { guarded in
            let (journal, last) = (guarded.state.journal, guarded.state.journal.count - 1)
            guard last >= 0, journal.outcome(of: last) == .taken, let index = journal.declaration(of: last)
            else { return nil }
            return Int(guarded.state.table.declared[index].site.line)
        }
    }
}

extension Ledger.Invocation: InvocationMatching {
    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.note(let expected), .note(let actual)): expected.matches(actual)
        }
    }

    func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .note(let argument): hasher.combine(argument)
        }
    }
}

/// Plays an order script on as many mocks as it has.
final class OrderPlayer {
    let failures = FailureRecorder()
    /// The notes so far.
    private(set) var notes: [FailureReport] = []
    /// The number of failures so far, by the names of their mocks.
    private(set) var failureCounts: [String: Int] = [:]
    private(set) var mocks: [Ledger] = []
    private var expectations: [Int: UncheckedExpectedCall<Ledger.Invocation>] = [:]
    private let orders = [CallOrder("o0"), CallOrder("o1")]
    private let states = MockStates("states", initially: 0)

    init(_ script: OrderScript) {
        mocks = script.mocks.enumerated().map { Ledger("m\($0.offset)", $0.element, failures) }
        if script.isIndexed {
            for mock in mocks { mock.mock.engine.locked { $0.state.candidatesWithoutIndex = 0 } }
        }
        for declaration in script.declarations { declare(declaration.member, of: mocks[declaration.mock]) }
        for after in script.afters {
            guard let later = expectations[after.later], let earlier = expectations[after.earlier] else {
                continue
            }
            later.after(earlier, line: UInt(after.line))
        }
    }

    private func declare(_ member: OrderScript.Member, of mock: Ledger) {
        switch member {
        case .group(let isOrdered, let members):
            func declareAll(of mock: Ledger) { for inner in members { declare(inner, of: mock) } }
            if isOrdered { mock.ordered(declareAll) } else { mock.unordered(declareAll) }
        case .expectation(let expectation):
            let (values, line) = (expectation.accepts, UInt(expectation.line))
            let call = mock.expect(
                .note(values.count == 1 ? .value(values.lowerBound) : .within(values)), line: line)
            if expectation.isCountWritten { call.times(expectation.count) }
            for order in expectation.orders { call.inOrder(orders[order]) }
            if let state = expectation.when { call.when(states, state) }
            if let state = expectation.then { call.then(states, state) }
            expectations[expectation.line] = call
        case .stub(let stub):
            let call = mock.stub(.note(.within(stub.accepts)))
            if let state = stub.when { call.when(states, state) }
        }
    }

    /// Carries out a step of the test.
    func play(_ step: OrderScript.Step) {
        switch step {
        case .call(let call): mocks[call.mock].note(call.argument, line: call.line)
        case .move(let state): states.current = state
        }
    }

    /// The failures since the last time, each with the lines of the expectations that its text names.
    func drain() -> [Report] {
        failures.drain().filter { $0.kind != .uninteresting }.filter { report in
            if report.isNote { notes.append(report) } else { failureCounts[report.mock, default: 0] += 1 }
            return !report.isNote
        }.map { report in
            let lines = report.text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
            return Report(
                kind: report.kind, line: report.location.line, named: Set(lines.filter { $0 >= 1000 }),
                text: report.text)
        }
    }

    struct Report {
        let kind: FailureReport.Kind
        let line: Int
        let named: Set<Int>
        let text: String
    }
}
