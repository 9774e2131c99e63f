import ExpectKit

/// Plays a script on a mock, step by step.
struct ScriptPlayer {
    /// The queries after each call.
    static let queries: [ModelScript.Pattern] = [.any, .exactly(1), .within(1...2)]

    private let double: ScriptedDouble

    init(_ script: ModelScript, _ failures: FailureRecorder) {
        double = ScriptedDouble(script, failures)
    }

    func play(_ step: ModelScript.Step) -> Observation {
        var seen = Observation()
        double.takeNoTraces()
        switch step {
        case .declare(let declaration): declare(declaration, of: double)
        case .group(let members): double.unordered { for member in members { declare(member, of: $0) } }
        case .call(let call, let line):
            seen.outcome = outcome(of: call, line: UInt(line))
            seen.replies = Self.queries.map { reply(to: $0, call.requirement) }
        case .mode(let mode): double.mode = mode
        case .verify: double.verify()
        case .checkpoint: double.checkpoint()
        case .reset: double.reset()
        }
        (seen.failures, seen.notes) = double.failures.drained
        if step == .verify {
            double.verify()
            (seen.repeated, seen.repeatedNotes) = double.failures.drained
        }
        seen.calls = double.calls.map(\.recorded)
        return seen
    }

    private func outcome(of call: ModelScript.Call, line: UInt) -> Observation.Outcome {
        do {
            switch call.requirement {
            case .get: return .value(double.get(call.argument, line: line))
            case .put: double.put(call.argument, line: line)
            case .load: return .value(try double.load(call.argument, line: line))
            case .save: try double.save(call.argument, line: line)
            }
            return .nothing
        } catch let error as ScriptedError {
            return .error(error.number)
        } catch {
            return .unansweredError
        }
    }

    private func reply(
        to pattern: ModelScript.Pattern, _ requirement: ModelScript.Requirement
    ) -> Observation.Reply {
        let invocation = invocation(requirement, pattern)
        let last = double.lastCall(invocation)?.recorded.argument
        return .init(count: double.callCount(invocation), last: last)
    }
}
