import ExpectKit

/// A script for which a mock and the reference model differ.
struct Disagreement: CustomStringConvertible {
    let script: ModelScript
    /// The step at which they differ. Nil if they differ when the mock is deallocated.
    let step: ModelScript.Step?
    let complaint: String

    var description: String {
        "\(script)\n\n\(step.map { "at \($0)" } ?? "when the mock is deallocated")\n\(complaint)"
    }
}

/// Plays a script on a mock, and compares each step with the model.
///
/// - Parameter flaw: A rule that the model gets wrong.
/// - Returns: The first difference, or nil.
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
    let (reports, notes) = failures.drained
    return (model.judgeEnd(reports) ?? model.judge(notes)).map {
        Disagreement(script: script, step: nil, complaint: $0)
    }
}

/// A disagreement with a shrunk script.
struct ShrunkDisagreement: CustomStringConvertible {
    let seed: Int
    let found: Disagreement

    var description: String { "seed \(seed), shrunk to \(found.script.steps.count) steps:\n\n\(found)" }
}

/// Searches for a script for which mock and model differ, and shrinks it.
///
/// - Parameter seeds: The seeds of the scripts to try.
func firstDisagreement(in seeds: some Sequence<Int>, flaw: ModelFlaw? = nil) -> ShrunkDisagreement? {
    for seed in seeds {
        var generator = ScriptGenerator(seed: seed)
        guard let found = disagreement(about: generator.script(), flaw: flaw) else { continue }
        return ShrunkDisagreement(seed: seed, found: shrunk(found) { disagreement(about: $0, flaw: flaw) })
    }
    return nil
}
