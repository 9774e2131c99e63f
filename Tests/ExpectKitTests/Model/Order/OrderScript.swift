import ExpectKit

/// A test of several mocks as data: expectations with groups, orders and states, stubs, and calls.
///
/// Scripts are generated at random, played on mocks, compared with the reference, shrunk, and printed.
struct OrderScript: Equatable {
    var mocks: [Setup]
    var declarations: [Declaration] = []
    /// The orders by `after(_:)`, which are added after all declarations.
    var afters: [After] = []
    var steps: [Step] = []
    /// Whether the expectations of a call are looked up in an index, as they are among many.
    var isIndexed = false

    struct Setup: Equatable {
        var ordering = MockOrdering.ordered
        /// A partial mock forwards to a real object.
        var mode = MockMode.strict
    }

    struct Declaration: Equatable {
        /// The number of the mock.
        var mock: Int
        var member: Member
    }

    indirect enum Member: Equatable {
        case expectation(Expectation)
        case stub(Stub)
        case group(isOrdered: Bool, [Member])
    }

    /// Its line is a number that is unique in the script, and identifies the expectation in a report.
    struct Expectation: Equatable {
        let line: Int
        var accepts: ClosedRange<Int>
        var count = 1...1
        var isCountWritten = false
        /// The numbers of the orders that it joins.
        var orders: [Int] = []
        /// The state that it requires, and the one that it leads to.
        var when: Int?
        var then: Int?
    }

    struct Stub: Equatable {
        var accepts: ClosedRange<Int>
        /// The state that it requires.
        var when: Int?
    }

    enum Step: Equatable {
        case call(Call)
        /// The test sets the state.
        case move(Int)
    }

    struct After: Equatable {
        var later: Int
        var earlier: Int
        let line: Int
    }

    struct Call: Equatable {
        var mock: Int
        var argument: Int
        let line: Int
    }
}

extension OrderScript: CustomStringConvertible {
    var description: String {
        let mocks = mocks.enumerated().map {
            "let m\($0.offset) = Ledger(.\($0.element.mode), .\($0.element.ordering))"
        }
        let declarations = declarations.map { $0.member.words(of: "m\($0.mock)", indent: "") }
        let afters = afters.map { "e\($0.later).after(e\($0.earlier), line: \($0.line))" }
        let steps = steps.map { step in
            switch step {
            case .call(let call): "m\(call.mock).note(\(call.argument), line: \(call.line))"
            case .move(let state): "states.current = \(state)"
            }
        }
        return (mocks + declarations + afters + steps).joined(separator: "\n")
    }
}

extension OrderScript.Member {
    func words(of mock: String, indent: String) -> String {
        switch self {
        case .expectation(let expectation):
            var words = "\(indent)let e\(expectation.line) = "
            words += "\(mock).expect(.note(\(expectation.accepts)), line: \(expectation.line))"
            if expectation.isCountWritten { words += ".times(\(expectation.count))" }
            words += expectation.orders.map { ".inOrder(o\($0))" }.joined()
            words += expectation.when.map { ".when(states, \($0))" } ?? ""
            return words + (expectation.then.map { ".then(states, \($0))" } ?? "")
        case .stub(let stub):
            return "\(indent)\(mock).stub(.note(\(stub.accepts)))"
                + (stub.when.map { ".when(states, \($0))" } ?? "")
        case .group(let isOrdered, let members):
            let inner = members.map { $0.words(of: mock, indent: indent + "    ") + "\n" }.joined()
            return "\(indent)\(mock).\(isOrdered ? "ordered" : "unordered") {\n\(inner)\(indent)}"
        }
    }

    /// The expectations in it, in the order of their declaration.
    var expectations: [OrderScript.Expectation] {
        switch self {
        case .expectation(let expectation): [expectation]
        case .stub: []
        case .group(_, let members): members.flatMap(\.expectations)
        }
    }
}
