import Foundation

/// Returns the source code of a value, as far as its parts are known.
///
/// A part without source code, such as an object, becomes a comment. The reader of the code replaces it.
func sourceCode(of value: Any) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let character as Character: return quoted(String(character))
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return code(ofNumber: number)
    case let flag as Bool: return "\(flag)"
    case let date as Date:
        return "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case let url as URL: return "URL(string: \(quoted(url.absoluteString)))!"
    case let id as UUID: return "UUID(uuidString: \"\(id.uuidString)\")!"
    case let data as Data: return "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
    case let number as Decimal: return "Decimal(string: \"\(number)\")!"
    case is WithheldResult: return "/* \(redactedText) */"
    case let arg as any AnyArg: return arg.plainValue.map { sourceCode(of: $0) } ?? "/* \(arg.words) */"
    default: return code(ofParts: value)
    }
}

/// Returns the source code of the token for a call, such as `.add(task: Task(id: "A"))`.
func sourceCode(ofCall invocation: Any) -> String {
    let shape = InvocationShape(of: invocation)
    let token = tokenNames(of: invocation)
    let isComplete = token?.labels.count == shape.arguments.count
    let labels = token.flatMap { isComplete ? $0.labels : nil } ?? shape.arguments.map(\.label)
    let arguments = zip(labels, shape.arguments).map { label, argument in
        let code = sourceCode(of: argument.value)
        let isWrapped = argument.value is any AnyArg && !isLiteral(code)
        return (label.map { "\($0): " } ?? "") + (isWrapped ? ".value(\(code))" : code)
    }
    return ".\(token?.baseName ?? shape.baseName)"
        + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
}

/// Returns whether code is a literal, which needs no `.value(…)` in an `Arg`.
private func isLiteral(_ code: String) -> Bool {
    guard let first = code.first else { return false }
    return first == "\"" || first == "[" || first.isNumber || first == "-"
        || ["true", "false", "nil"].contains(code)
}

private func code(ofParts value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { ($0.label, $0.value) }
    let type = "\(Swift.type(of: value))"
    switch mirror.displayStyle {
    case .optional: return parts.first.map { sourceCode(of: $0.1) } ?? "nil"
    case .collection: return "[\(parts.map { sourceCode(of: $0.1) }.joined(separator: ", "))]"
    case .set: return "[\(parts.map { sourceCode(of: $0.1) }.sorted().joined(separator: ", "))]"
    case .dictionary:
        let pairs = parts.map { part in
            Mirror(reflecting: part.1).children.map { sourceCode(of: $0.value) }.joined(separator: ": ")
        }
        return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
    case .tuple: return value is Void ? "()" : "(\(list(parts)))"
    case .enum where reflectedShape(of: value).style == .call: return type + sourceCode(ofCall: value)
    case .struct: return "\(type)(\(list(parts)))"
    default: return "/* \(describe(value)) */"
    }
}

private func list(_ parts: [(String?, Any)]) -> String {
    parts.map { label, value in
        let name = label.flatMap(memberLabel)
        return (name.map { "\($0): " } ?? "") + sourceCode(of: value)
    }.joined(separator: ", ")
}

private func code(ofNumber number: any BinaryFloatingPoint) -> String {
    let value = Double(number)
    if value.isNaN { return ".nan" }
    return value.isInfinite ? (value < 0 ? "-.infinity" : ".infinity") : "\(number)"
}

private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
}
