import ExpectKit

// The description of a script is Swift code, so that a failing script can be read and copied into a test.

extension ModelScript: CustomStringConvertible {
    var description: String {
        let real = hasReal ? ", forwarding to a real object" : ""
        let indexed = isIndexed ? ", with an index" : ""
        return
            (["let double = ScriptedDouble(.\(mode), .\(ordering))\(real)\(indexed)"]
            + steps.map(\.description))
            .joined(separator: "\n")
    }
}

extension ModelScript.Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .declare(let declaration): "double.\(declaration)"
        case .group(let members):
            "double.unordered {\n" + members.map { "    $0.\($0)\n" }.joined() + "}"
        case .call(let call, let line): "double.\(call.requirement)(\(call.argument), line: \(line))"
        case .mode(let mode): "double.mode = .\(mode)"
        case .verify: "double.verify()"
        case .checkpoint: "double.checkpoint()"
        case .reset: "double.reset()"
        }
    }
}

extension ModelScript.Declaration: CustomStringConvertible {
    var description: String {
        "\(role)(.\(requirement)(\(pattern)), line: \(line))"
            + clauses.map { ".\($0.words(for: requirement))" }.joined()
    }
}

extension ModelScript.Pattern: CustomStringConvertible {
    var description: String {
        switch self {
        case .exactly(let value): "\(value)"
        case .within(let range): ".within(\(range))"
        case .any: ".any"
        }
    }
}

extension ModelScript.Clause {
    func words(for requirement: ModelScript.Requirement) -> String {
        switch kind {
        case .times(0, nil): "anyTimes(line: \(line))"
        case .times(let lower, nil): "times(\(lower)..., line: \(line))"
        case .times(let lower, let upper?) where lower == upper: "times(\(lower), line: \(line))"
        case .times(0, let upper?): "times(...\(upper), line: \(line))"
        case .times(let lower, let upper?): "times(\(lower)...\(upper), line: \(line))"
        case .returns(let values):
            "andReturn(" + values.map { requirement.returnsValue ? "\($0)" : "()" }.joined(separator: ", ")
                + ", line: \(line))"
        case .throwing(let error): "andThrow(ScriptedError(\(error)), line: \(line))"
        case .forwards: "andForward(line: \(line))"
        }
    }
}

extension ModelScript.Call: CustomStringConvertible {
    var description: String { "\(requirement)(\(argument))" }
}
