import ExpectKit

extension TapeRule {
    /// Whether the rule redacts an argument or a part of a result by its name.
    var isByName: Bool { redactedPath != nil }

    /// Whether the rule redacts a part or a text.
    var redacts: Bool {
        switch kind {
        case .redacting, .redactingResult, .redactingTexts: true
        case .loosening, .looseningResult: false
        }
    }

    /// Whether the rule applies to the calls of a case.
    func applies(to name: String?) -> Bool { caseName == nil || caseName == name }

    /// The path that the rule redacts; nil if it does not redact by name.
    var redactedPath: [String]? {
        switch kind {
        case .redacting(let path), .redactingResult(let path): path
        case .redactingTexts, .loosening, .looseningResult: nil
        }
    }
}

extension [TapeRule] {
    /// Replaces the arguments that may differ by those of a recorded call.
    func loosened(_ call: JSONValue, towards recorded: JSONValue) -> JSONValue {
        let name = caseName(of: call)
        guard name == caseName(of: recorded) else { return call }
        return reduce(call) { call, rule in
            guard rule.applies(to: name), case .loosening(let path, let accepts) = rule.kind else {
                return call
            }
            return merged(call, with: recorded, at: argumentPath(path, in: call), accepts) ?? call
        }
    }

    /// Whether any rule lets an argument differ.
    var loosens: Bool {
        contains { if case .loosening = $0.kind { true } else { false } }
    }
}

/// Returns a value with the parts of a recorded one at a path, where a closure accepts both. A field name that meets a list
/// applies to each member of the list. A property that is nil may have no field.
private func merged(
    _ own: JSONValue?, with recorded: JSONValue?, at path: ArraySlice<String>,
    _ accepts: (_ own: JSONValue, _ recorded: JSONValue) -> Bool
) -> JSONValue? {
    guard let first = path.first else {
        guard own != nil || recorded != nil, accepts(own ?? .null, recorded ?? .null) else { return own }
        return recorded
    }
    let rest = path.dropFirst()
    if var fields = own?.fields {
        fields[first] = merged(fields[first], with: recorded?.fields?[first], at: rest, accepts)
        return own?.with(fields: fields)
    }
    guard var elements = own?.elements, let others = recorded?.elements else { return own }
    let (indices, step) = Int(first).map { ([$0], rest) } ?? (Array(elements.indices), path)
    for index in indices where elements.indices.contains(index) && others.indices.contains(index) {
        elements[index] = merged(elements[index], with: others[index], at: step, accepts) ?? elements[index]
    }
    return own?.with(elements: elements)
}

/// The path to an argument in an encoded call, which begins with the name of the case. The key of an argument without a
/// label is `_` and its position.
func argumentPath(_ path: [String], in call: JSONValue) -> ArraySlice<String> {
    guard let name = caseName(of: call), let first = path.first else { return [] }
    return [name, Int(first) == nil ? first : "_\(first)"] + path.dropFirst()
}

/// The name of the case of a call.
func caseName(of call: JSONValue) -> String? { call.fields?.keys.first }
