import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// Seeded programs that make the calls of two mocks, in another order in each run, as concurrent tasks do. Half of them
/// lose the error of one call.
@Suite(.recordsReports) struct FailingEachCallProgramTests {
    private struct PlannedCall: Equatable {
        let mock: Int
        let item: Int
        let isAsync: Bool
        var words: String { "\(isAsync ? "save" : "load")(\(item))" }
    }

    @Test(arguments: 0..<100) func everyLostErrorIsFound(seed: Int) async throws {
        var random = SeededGenerator(seed: seed)
        let failures = RecordedReports.recorder
        let names = ["North", "South"]
        // So few different calls that some come twice.
        let calls = (1...Int.random(in: 1...7, using: &random)).map { _ in
            PlannedCall(
                mock: .random(in: 0...1, using: &random), item: .random(in: 1...4, using: &random),
                isAsync: .random(using: &random))
        }
        let loser = try #require(calls.randomElement(using: &random))
        let isCareful = seed.isMultiple(of: 2)
        var failed: [String] = []

        try await failingEachCall(with: DepotError.gone) { attempt in
            let mocks = names.map { attempt.depot(failures, $0) }
            var errors = 0
            attempt.require("the error is told") { errors == (attempt.failed == nil ? 0 : 1) }
            for call in calls.shuffled(using: &random) {
                let depot = mocks[call.mock]
                do {
                    if call.isAsync { try await depot.save(call.item) } else { _ = try depot.load(call.item) }
                } catch {
                    if isCareful || call != loser { errors += 1 }
                    // A call that comes only after another one has failed.
                    try? await depot.save(100)
                }
            }
            if let call = attempt.failed { failed.append("\(call.mock) \(call)") }
        }

        func words(_ call: PlannedCall) -> String { "\(names[call.mock]) \(call.words)" }
        let texts = failures.reports.map(\.unwrappedText)
        if isCareful {
            #expect(texts == [])
            #expect(failed.sorted() == calls.map(words).sorted())
        } else {
            #expect(texts.count == 1)
            let isNamed = texts.first?.contains(" of \(calls.count), \(loser.words), throwing gone") ?? false
            #expect(isNamed, "\(texts)")
            #expect(failed.last == words(loser))
        }
    }
}
