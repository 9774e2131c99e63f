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
            let full = argumentPath(path, in: call)
            let (known, own) = (recorded.value(at: full), call.value(at: full))
            // A property that is nil may have no field.
            guard known != nil || own != nil, accepts(own ?? .null, known ?? .null) else { return call }
            return call.setting(known, at: full) ?? call
        }
    }

    /// Whether any rule lets an argument differ.
    var loosens: Bool {
        contains { if case .loosening = $0.kind { true } else { false } }
    }
}

/// The path to an argument in an encoded call, which begins with the name of the case. The key of an argument without a
/// label is `_` and its position.
func argumentPath(_ path: [String], in call: JSONValue) -> ArraySlice<String> {
    guard let name = caseName(of: call), let first = path.first else { return [] }
    return [name, Int(first) == nil ? first : "_\(first)"] + path.dropFirst()
}

/// The name of the case of a call.
func caseName(of call: JSONValue) -> String? { call.fields?.keys.first }
