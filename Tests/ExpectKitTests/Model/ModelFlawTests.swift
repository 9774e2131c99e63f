import ExpectKit
import Testing

/// Tests that the model test detects wrong rules.
struct ModelFlawTests {
    /// Short scripts first, because they are played and shrunk in less time.
    private static let seeds = (0..<2000).map { seed in
        var generator = ScriptGenerator(seed: seed)
        return (seed: seed, length: generator.script().steps.count)
    }.sorted { ($0.length, $0.seed) < ($1.length, $1.seed) }.map(\.seed)

    /// A model with a wrong rule must differ from the mock, as a mock with a wrong rule would differ from the model.
    @Test(arguments: ModelFlaw.allCases)
    func aWrongRuleIsDetectedWithASmallScript(flaw: ModelFlaw) throws {
        let found = try #require(firstDisagreement(in: Self.seeds, flaw: flaw))
        #expect(found.found.script.steps.count <= 6, "\(found)")
        #expect(found.description.contains("seed \(found.seed),"))
        #expect(found.description.contains("\(found.found.script)"))
        #expect(found.description.contains(found.found.complaint))
        // With the correct rule there is no difference, and without any of its steps there is none either.
        #expect(disagreement(about: found.found.script) == nil, "\(found)")
        for place in found.found.script.steps.indices {
            var smaller = found.found.script
            smaller.steps.remove(at: place)
            #expect(disagreement(about: smaller, flaw: flaw) == nil, "\(found)")
        }
    }

    @Test func everyStepAndClauseIsDescribed() {
        let script = ModelScript(
            mode: .partial, ordering: .unordered, hasReal: true,
            steps: [
                .declare(
                    .init(
                        role: .expect, requirement: .load, pattern: .within(1...2), line: 1,
                        clauses: [
                            .init(kind: .times(3, nil), line: 2), .init(kind: .returns([3, 4]), line: 5),
                            .init(kind: .throwing(6), line: 7), .init(kind: .forwards, line: 8),
                        ])),
                .group([
                    .init(
                        role: .stub, requirement: .put, pattern: .any, line: 9,
                        clauses: [.init(kind: .returns([10]), line: 11)]),
                    .init(role: .reject, requirement: .get, pattern: .exactly(1), line: 12),
                    .init(
                        role: .expect, requirement: .get, pattern: .any, line: 13,
                        clauses: [.init(kind: .times(0, nil), line: 14)]),
                ]),
                .call(.init(requirement: .save, argument: 2), line: 15), .mode(.naggy), .verify,
                .checkpoint, .reset,
            ])
        #expect(
            script.description == """
                let double = ScriptedDouble(.partial, .unordered), forwarding to a real object
                double.expect(.load(.within(1...2)), line: 1).times(3..., line: 2).andReturn(3, 4, line: 5)\
                .andThrow(ScriptedError(6), line: 7).andForward(line: 8)
                double.unordered {
                    $0.stub(.put(.any), line: 9).andReturn((), line: 11)
                    $0.reject(.get(1), line: 12)
                    $0.expect(.get(.any), line: 13).anyTimes(line: 14)
                }
                double.save(2, line: 15)
                double.mode = .naggy
                double.verify()
                double.checkpoint()
                double.reset()
                """)
    }

    /// If no script failed, or none passed, the model test would detect little.
    @Test func theScriptsLeadToEveryKindOfFailure() {
        var kinds: [FailureReport.Kind] = []
        var passed = 0
        for seed in 0..<150 {
            var generator = ScriptGenerator(seed: seed)
            let script = generator.script()
            let player = ScriptPlayer(script, FailureRecorder())
            let failures = script.steps.flatMap { player.play($0).failures }
            for failure in failures where !kinds.contains(failure.kind) { kinds.append(failure.kind) }
            if failures.isEmpty { passed += 1 }
        }
        let reachable: [FailureReport.Kind] = [
            .unexpected, .outOfOrder, .surplus, .rejected, .missing, .unanswered, .misuse, .uninteresting,
        ]
        #expect(reachable.allSatisfy(kinds.contains), "\(kinds)")
        #expect((15...135).contains(passed), "\(passed)")
    }
}
