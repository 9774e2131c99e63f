import ExpectKit

/// A script that a mock and the reference model do not agree about.
struct Disagreement: CustomStringConvertible {
    let script: ModelScript
    /// The step at which they part; nothing where it is the end, when the mock goes away.
    let step: ModelScript.Step?
    let complaint: String

    var description: String {
        "\(script)\n\n\(step.map { "at \($0)" } ?? "when the mock goes away")\n\(complaint)"
    }
}

/// Plays a script on a mock, with the model beside it.
///
/// - Parameter flaw: A rule that the model is to get wrong.
/// - Returns: Where they part; nothing if they agree.
func disagreement(about script: ModelScript, flaw: ModelFlaw? = nil) -> Disagreement? {
    let failures = FailureRecorder()
    var model = ReferenceModel(script, flaw: flaw)
    var player: ScriptPlayer? = ScriptPlayer(script, failures)
    for step in script.steps {
        guard let seen = player?.play(step) else { break }
        if let complaint = model.judge(step, seen) {
            return Disagreement(script: script, step: step, complaint: complaint)
        }
    }
    player = nil
    return model.judgeEnd(failures.drained).map { Disagreement(script: script, step: nil, complaint: $0) }
}

/// A disagreement that was looked for, and made small.
struct ShrunkDisagreement: CustomStringConvertible {
    let seed: Int
    let found: Disagreement

    var description: String { "seed \(seed), shrunk to \(found.script.steps.count) steps:\n\n\(found)" }
}

/// Looks for a script that they do not agree about.
///
/// - Parameter seeds: The seeds of the scripts to try, each for one.
func firstDisagreement(in seeds: some Sequence<Int>, flaw: ModelFlaw? = nil) -> ShrunkDisagreement? {
    for seed in seeds {
        var generator = ScriptGenerator(seed: seed)
        guard let found = disagreement(about: generator.script(), flaw: flaw) else { continue }
        return ShrunkDisagreement(seed: seed, found: shrunk(found) { disagreement(about: $0, flaw: flaw) })
    }
    return nil
}
