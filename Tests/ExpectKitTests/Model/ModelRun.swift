import ExpectKit

/// A script that a mock and the reference model do not agree about.
struct Disagreement: CustomStringConvertible {
    let script: ModelScript
    /// The step, counted from one, at which they part.
    let step: Int
    let complaint: String

    var description: String { "\(script)\n\nstep \(step), \(script.steps[step - 1])\n\(complaint)" }
}

/// Plays a script on a mock, with the model beside it.
func disagreement(about script: ModelScript, flaw: ModelFlaw? = nil) -> Disagreement? {
    let failures = FailureRecorder()
    var model = ReferenceModel(script, flaw: flaw)
    let player = ScriptPlayer(script, failures)
    for (number, step) in script.steps.enumerated() {
        if let complaint = model.judge(step, player.play(step)) {
            return Disagreement(script: script, step: number + 1, complaint: complaint)
        }
    }
    return nil
}

/// Looks for a script that they do not agree about, and makes it small.
///
/// - Parameter seeds: The seeds of the scripts to try.
/// - Returns: The seed and the shrunk script, as text.
func firstDisagreement(in seeds: some Sequence<Int>, flaw: ModelFlaw? = nil) -> (text: String, steps: Int)? {
    for seed in seeds {
        var generator = ScriptGenerator(seed: seed)
        let script = generator.script()
        guard disagreement(about: script, flaw: flaw) != nil else { continue }
        let small = shrunk(script) { disagreement(about: $0, flaw: flaw) }
        return ("seed \(seed):\n\n\(small)", small.script.steps.count)
    }
    return nil
}
