import ExpectKit
import Testing

/// A series of runs inside of a run.
@Suite struct NestedFailingEachCallTests {
    let outer = MockDepot("Outer").stubbed()
    let inner = MockDepot("Inner").stubbed()

    @Test func eachPairOfCallsFailsTogether() async throws {
        var runs: [String] = []
        try await failingEachCall(of: outer, with: DepotError.gone) { first in
            try? await outer.save(1)
            try await failingEachCall(of: inner, with: DepotError.full) { second in
                runs.append("\(first.failed?.description ?? "none") \(second.failed?.description ?? "none")")
                try await inner.save(2)
            }
        }
        #expect(runs == ["none none", "none save(2)", "save(1) none", "save(1) save(2)"])
        #expect(outer.failures.reports.isEmpty && inner.failures.reports.isEmpty)
    }

    @Test func theErrorOfTheOuterSeriesPassesTheInnerOne() async throws {
        var runs: [String] = []
        try await failingEachCall(of: outer, inner, with: DepotError.gone) { first in
            try await failingEachCall(of: inner, with: DepotError.full) { second in
                runs.append("\(first.failed?.description ?? "none") \(second.failed?.description ?? "none")")
                try await inner.save(1)
                try await outer.save(2)
            }
        }
        // The first run of the outer series calls save(1), save(2) and, with an error, save(1).
        #expect(
            runs == [
                "none none", "none save(1)", "save(1) none", "save(2) none", "save(1) none",
                "save(1) save(1)",
            ])
        #expect(outer.failures.reports.map(\.text) + inner.failures.reports.map(\.text) == [])
    }

    @Test func aFailureOfTheInnerSeriesEndsBoth() async throws {
        var runs = 0
        try await failingEachCall(of: outer, with: DepotError.gone) { _ in
            try await outer.save(1)
            try await failingEachCall(of: inner, with: DepotError.full) { second in
                runs += 1
                second.require("no call fails") { second.failed == nil }
                try await inner.save(2)
            }
            try await outer.save(3)
        }
        #expect(runs == 2)
        #expect(
            inner.failures.reports.map(\.unwrappedText) == [
                "Inner: the condition “no call fails” does not hold\n  with call 1 of 1, save(2), throwing full"
            ])
        #expect(outer.failures.reports.isEmpty)
    }

    @Test func anErrorOfTheInnerSeriesIsNotLost() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await failingEachCall(of: outer, with: DepotError.gone) { first in
                try? await outer.save(1)
                try await failingEachCall(of: inner, with: DepotError.full) { second in
                    do {
                        try await inner.save(2)
                    } catch {
                        if first.failed != nil { throw OtherError() }
                    }
                }
            }
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("OtherError()"))
        #expect("\(error.map { "\($0)" } ?? "")".hasSuffix("with call 1 of 1, save(1), throwing gone"))
    }
}
