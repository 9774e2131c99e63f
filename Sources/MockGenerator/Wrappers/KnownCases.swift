// The cases of an existing wrapper, which keep their names when overloads are added or removed.

/// Returns the payloads of the cases in a wrapper by their names, without white space and default values.
func knownCases(in source: String) -> [String: String] {
    var cases: [String: String] = [:]
    var declaration = ""
    let lines = source.split(separator: "\n").drop { !$0.hasSuffix("enum Invocation {") }.dropFirst()
    for line in lines.prefix(while: { $0 != "    }" }) {
        let text = line.filter { !$0.isWhitespace }
        if line.drop(while: \.isWhitespace).hasPrefix("case ") {
            declaration = String(text.dropFirst("case".count))
        } else if !declaration.isEmpty {
            declaration += text
        }
        guard declaration.count(where: { $0 == "(" }) == declaration.count(where: { $0 == ")" }) else {
            continue
        }
        let name = declaration.prefix { $0 != "(" }
        let payload = String(declaration[name.endIndex...]).replacing("=.any", with: "")
        if !name.isEmpty { cases[name.filter { $0 != "`" }] = payload }
        declaration = ""
    }
    return cases
}

extension WrapperCall {
    /// The arguments of the case, with their labels and types.
    func casePayload(_ names: QualifiedNames, withDefaults: Bool = false) -> [String] {
        payload.map {
            ($0.label.map { "\($0.escapedLabel): " } ?? "") + "\(names("Arg"))<\($0.type)>"
                + (withDefaults && $0.canBeLeftOut ? " = .any" : "")
        }
    }

    /// Returns whether an existing wrapper has a case of some name with the same arguments.
    func hasCase(_ name: String, in known: [String: String], _ names: QualifiedNames) -> Bool {
        let arguments = casePayload(names)
        let text = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ",")))"
        return known[name] == text.filter { !$0.isWhitespace }
    }
}
