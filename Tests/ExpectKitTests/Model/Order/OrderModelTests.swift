import ExpectKit
import Foundation
import Testing

/// Random expectations of several mocks, nested in groups, ordered across mocks, with states, stubs and all modes. Each
/// script is compared with a reference of the rules, and with a search that tries every interpretation of the calls.
///
/// `EXPECTKIT_MODEL_SEED` and `EXPECTKIT_ORDER_SCRIPTS` select other scripts, as for the model of one mock. `.ci/run` plays
/// far more of them.
struct OrderModelTests {
    @Test(arguments: 0..<4)
    func mocksBehaveLikeTheReference(share: Int) {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["EXPECTKIT_MODEL_SEED"].flatMap(Int.init) ?? 0
        let count = environment["EXPECTKIT_ORDER_SCRIPTS"].flatMap(Int.init) ?? 60
        let seeds = stride(from: first + share, to: first + count, by: 4)
        if let found = firstOrderDisagreement(in: seeds) { Issue.record("\(found)") }
    }

    /// A reference with a wrong rule must differ from the mocks, and the shrunk script must be small.
    @Test(arguments: OrderFlaw.allCases)
    func aWrongRuleIsDetectedWithASmallScript(flaw: OrderFlaw) throws {
        let found = try #require(firstOrderDisagreement(in: 0..<2000, flaw: flaw))
        #expect(found.script.size <= 6, "\(found)")
        #expect(disagreement(about: found.script) == nil, "\(found)")
    }
}

/// A shrunk order script for which mocks and reference differ.
struct OrderDisagreement: CustomStringConvertible {
    let seed: Int
    var script: OrderScript
    var complaint: String

    var description: String { "seed \(seed), shrunk:\n\n\(script)\n\n\(complaint)" }
}

private func firstOrderDisagreement(
    in seeds: some Sequence<Int>, flaw: OrderFlaw? = nil
) -> OrderDisagreement? {
    for seed in seeds {
        var generator = OrderScriptGenerator(seed: seed)
        let script = generator.script()
        guard let complaint = disagreement(about: script, flaw: flaw) else { continue }
        var found = OrderDisagreement(seed: seed, script: script, complaint: complaint)
        while let (smaller, complaint) = found.script.smaller.lazy.compactMap({ script in
            disagreement(about: script, flaw: flaw).map { (script, $0) }
        }).first {
            (found.script, found.complaint) = (smaller, complaint)
        }
        return found
    }
    return nil
}

extension OrderScript {
    /// How many declarations and calls it has.
    var size: Int { declarations.reduce(0) { $0 + $1.member.size } + steps.count }

    /// Scripts that have one thing less than this one.
    fileprivate var smaller: [OrderScript] {
        var found: [OrderScript] = []
        for place in steps.indices { found.append(self); found[found.count - 1].steps.remove(at: place) }
        for place in mocks.indices where mocks[place].mode != .strict {
            found.append(self)
            found[found.count - 1].mocks[place].mode = .strict
        }
        for place in afters.indices { found.append(self); found[found.count - 1].afters.remove(at: place) }
        for place in declarations.indices {
            for simpler in declarations[place].member.simpler {
                var copy = self
                copy.declarations.replaceSubrange(
                    place...place, with: simpler.map { .init(mock: declarations[place].mock, member: $0) })
                found.append(copy)
            }
        }
        return found
    }
}

extension OrderScript.Member {
    fileprivate var size: Int {
        switch self {
        case .expectation, .stub: 1
        case .group(_, let members): members.reduce(0) { $0 + $1.size }
        }
    }

    /// Simpler members that can replace it.
    fileprivate var simpler: [[Self]] {
        switch self {
        case .expectation(let expectation):
            var found: [[Self]] = [[]]
            for place in expectation.orders.indices {
                var copy = expectation
                copy.orders.remove(at: place)
                found.append([.expectation(copy)])
            }
            if expectation.when != nil || expectation.then != nil {
                var copy = expectation
                (copy.when, copy.then) = (nil, nil)
                found.append([.expectation(copy)])
            }
            if expectation.isCountWritten {
                var copy = expectation
                (copy.count, copy.isCountWritten) = (1...1, false)
                found.append([.expectation(copy)])
            }
            return found
        case .stub(let stub):
            return [[]] + (stub.when == nil ? [] : [[.stub(.init(accepts: stub.accepts))]])
        case .group(let isOrdered, let members):
            let inner = members.indices.flatMap { place in
                members[place].simpler.map { simpler in
                    var copy = members
                    copy.replaceSubrange(place...place, with: simpler)
                    return [Self.group(isOrdered: isOrdered, copy)]
                }
            }
            return [[], members] + inner
        }
    }
}
