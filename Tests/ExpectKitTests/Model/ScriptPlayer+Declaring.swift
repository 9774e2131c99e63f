import ExpectKit
import Testing

/// Declares a call on a mock, as a test would write it.
func declare(_ declaration: ModelScript.Declaration, of double: ScriptedDouble) {
    let invocation = invocation(declaration.requirement, declaration.pattern)
    let line = UInt(declaration.line)
    switch declaration.role {
    case .expect:
        let call = double.expect(invocation, line: line)
        for clause in declaration.clauses {
            if case .times(let lower, let upper) = clause.kind {
                count(call, lower, upper, line: UInt(clause.line))
            } else {
                answer(call, with: clause, to: declaration.requirement)
            }
        }
    case .stub:
        let call = double.stub(invocation, line: line)
        for clause in declaration.clauses { answer(call, with: clause, to: declaration.requirement) }
    case .reject:
        double.reject(invocation, line: line)
    }
}

private func count(
    _ call: some ExpectationClauses<ScriptedDouble.Invocation>, _ lower: Int, _ upper: Int?, line: UInt
) {
    switch (lower, upper) {
    case (0, nil): call.anyTimes(line: line)
    case (let lower, nil): call.times(lower..., line: line)
    case (let lower, let upper?) where lower == upper: call.times(lower, line: line)
    case (0, let upper?): call.times(...upper, line: line)
    case (let lower, let upper?): call.times(lower...upper, line: line)
    }
}

private func answer(
    _ call: some UncheckedAnswerClauses<ScriptedDouble.Invocation>, with clause: ModelScript.Clause,
    to requirement: ModelScript.Requirement
) {
    let line = UInt(clause.line)
    switch clause.kind {
    case .times: Issue.record("a count is not an answer")
    case .returns(let values) where requirement.returnsValue: answer(call, with: values, line: line)
    case .returns(let values): answer(call, with: values.map { _ in () }, line: line)
    case .throwing(let error): call.andThrow(ScriptedError(error), line: line)
    case .forwards: call.andForward(line: line)
    }
}

/// Writes one clause with all values, because a count accepts or refuses a clause as a whole. An array cannot be passed
/// to a variadic parameter.
private func answer<Value>(
    _ call: some UncheckedAnswerClauses<ScriptedDouble.Invocation>, with values: [Value], line: UInt
) {
    switch values.count {
    case 1: call.andReturn(values[0], line: line)
    case 2: call.andReturn(values[0], values[1], line: line)
    default: call.andReturn(values[0], values[1], values[2], line: line)
    }
}

/// The call of a declaration or of a query.
func invocation(
    _ requirement: ModelScript.Requirement, _ pattern: ModelScript.Pattern
) -> ScriptedDouble.Invocation {
    let argument: Arg<Int> =
        switch pattern {
        case .exactly(let value): .value(value)
        case .within(let range): .within(range)
        case .any: .any
        }
    return switch requirement {
    case .get: .get(argument)
    case .put: .put(argument)
    case .load: .load(argument)
    case .save: .save(argument)
    }
}

extension ScriptedDouble.Invocation {
    /// The call in the form of a script.
    var recorded: ModelScript.Call {
        switch self {
        case .get(let argument): .init(requirement: .get, argument: argument.value)
        case .put(let argument): .init(requirement: .put, argument: argument.value)
        case .load(let argument): .init(requirement: .load, argument: argument.value)
        case .save(let argument): .init(requirement: .save, argument: argument.value)
        }
    }
}
