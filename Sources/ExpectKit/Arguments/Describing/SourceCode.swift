import Foundation

/// Returns the source code of a value. A part without source code, such as an object, becomes a comment to replace.
func sourceCode(of value: Any) -> String {
    var writer = ValueWriter(.code)
    return writer.words(for: value)
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
    return ".\(token?.baseName ?? shape.baseName)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
}

/// Returns whether code is a literal, which needs no `.value(…)` in an `Arg`.
private func isLiteral(_ code: String) -> Bool {
    guard let first = code.first else { return false }
    return first == "\"" || first == "[" || Double(code) != nil || ["true", "false", "nil"].contains(code)
}

/// Returns the source code of a value whose words are not its source code; nil for a value of another type.
func code(of value: Any) -> String? {
    switch value {
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: code(ofNumber: number)
    case let date as Date: "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case let url as URL: "URL(string: \(sourceCode(of: url.absoluteString)))!"
    case let id as UUID: "UUID(uuidString: \"\(id.uuidString)\")!"
    case let data as Data: "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
    case let number as Decimal: "Decimal(string: \"\(number)\")!"
    case is WithheldResult: "/* \(redactedText) */"
    case let arg as any AnyArg: arg.plainValue.map { sourceCode(of: $0) } ?? "/* \(arg.words) */"
    default: nil
    }
}

private func code(ofNumber number: any BinaryFloatingPoint) -> String {
    let value = Double(number)
    if value.isNaN { return ".nan" }
    return value.isInfinite ? (value < 0 ? "-.infinity" : ".infinity") : "\(number)"
}
