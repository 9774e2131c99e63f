import ExpectKit
import ExpectKitExploration
import Testing

/// A series of runs inside of a run.
@Suite(.recordsReports) struct NestedFailingEachCallTests {
    let failures = RecordedReports.recorder

    @Test func eachPairOfCallsFailsTogether() async throws {
        var runs: [String] = []
        try await failingEachCall(with: DepotError.gone) { first in
            let outer = first.depot(failures, "Outer")
            try? await outer.save(1)
            try await failingEachCall(with: DepotError.full) { second in
                let inner = second.depot(failures, "Inner")
                runs.append("\(first.failed?.description ?? "none") \(second.failed?.description ?? "none")")
                try await inner.save(2)
            }
        }
        #expect(runs == ["none none", "none save(2)", "save(1) none", "save(1) save(2)"])
        #expect(failures.reports.isEmpty)
    }

    /// The mock may be injected in any order.
    @Test(arguments: [true, false]) func theErrorOfTheOuterSeriesPassesTheInnerOne(isOuterFirst: Bool)
        async throws
    {
        var runs: [String] = []
        try await failingEachCall(with: DepotError.gone) { first in
            let outer = first.depot(failures, "Outer")
            try await failingEachCall(with: DepotError.full) { second in
                let inner = MockDepot("Inner", failures).stubbed()
                for attempt in isOuterFirst ? [first, second] : [second, first] {
                    attempt.inject(into: inner)
                }
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
        #expect(failures.reports.map(\.text) == [])
    }

    @Test func aFailureOfTheInnerSeriesEndsBoth() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { first in
            let outer = first.depot(failures, "Outer")
            try await outer.save(1)
            try await failingEachCall(with: DepotError.full) { second in
                let inner = second.depot(failures, "Inner")
                runs += 1
                second.require("no call fails") { second.failed == nil }
                try await inner.save(2)
            }
            try await outer.save(3)
        }
        #expect(runs == 2)
        #expect(
            failures.reports.map(\.unwrappedText) == [
                "Inner: the condition “no call fails” does not hold\n  with call 1 of 1, save(2), throwing full"
            ])
    }

    @Test func anErrorOfTheInnerSeriesIsNotLost() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await failingEachCall(with: DepotError.gone) { first in
                let outer = first.depot(failures, "Outer")
                try? await outer.save(1)
                try await failingEachCall(with: DepotError.full) { second in
                    let inner = second.depot(failures, "Inner")
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
