import ExpectKit
import Foundation

extension TestDouble {
    /// Returns the calls so far as source code for a test: one line with `expect` for each call.
    ///
    /// Each line has the result or the error of its call. So a run against the real object, or a replay, becomes a test with
    /// declared answers:
    ///
    /// ```swift
    /// print(store.expectationCode())
    /// // store.expect(.load(id: 1)).andReturn(Task(id: "A"))
    /// // store.expect(.load(id: 2)).andThrow(StoreError.gone)
    /// ```
    ///
    /// If the calls have other names than the cases of the `Invocation`, conform it to `TokenNaming`.
    ///
    /// Secrets are redacted as in a recording. A result that cannot be redacted is replaced by a comment.
    ///
    /// - Parameter name: The name of the mock in the code. The default follows from the name of its type.
    /// - Returns: The lines. A value that has no source code, such as an object, is replaced by a comment.
    public func expectationCode(as name: String? = nil) -> String {
        let name = name ?? variableName(of: namedEngine.stableName)
        let lines = namedEngine.results.map { call, result in
            let expectation = "\(name).expect(\(sourceCode(ofCall: call)))"
            switch result {
            case nil, .success(is Void)?: return expectation
            case .success(let value)?: return "\(expectation).andReturn(\(sourceCode(of: value)))"
            case .failure(let error)?: return "\(expectation).andThrow(\(sourceCode(of: error)))"
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// Returns a variable name for a mock, such as `store` for `MockStore`.
private func variableName(of mock: String) -> String {
    let name = mock.hasPrefix("Mock") && mock.count > 4 ? mock.dropFirst(4) : mock[...]
    return name.prefix(1).lowercased() + name.dropFirst()
}

/// Returns the source code of the token for a call, such as `.add(task: Task(id: "A"))`.
func sourceCode(ofCall invocation: Any) -> String {
    let shape = InvocationShape(of: invocation)
    let token = tokenNames(of: invocation)
    let isComplete = token?.labels.count == shape.arguments.count
    let labels = token.flatMap { isComplete ? $0.labels : nil } ?? shape.arguments.map(\.label)
    let arguments = zip(labels, shape.arguments).map { label, argument in
        let code = sourceCode(of: argument.value)
        let isWrapped = argument.value is any MatcherFacts && !isLiteral(code)
        return (label.map { "\($0): " } ?? "") + (isWrapped ? ".value(\(code))" : code)
    }
    return ".\(token?.baseName ?? shape.baseName)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
}

/// Returns the name and the labels of the token for a call; nil if they are those of its case.
private func tokenNames(of invocation: Any) -> (baseName: String, labels: [String?])? {
    guard let name = (invocation as? any TokenNaming)?.tokenName else { return nil }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    return (String(name.prefix { $0 != "(" }), labels.map { $0 == "_" ? nil : String($0) })
}

/// Returns whether code is a literal, which needs no `.value(…)` in an `Arg`.
private func isLiteral(_ code: String) -> Bool {
    guard let first = code.first else { return false }
    return first == "\"" || first == "[" || Double(code) != nil || ["true", "false", "nil"].contains(code)
}

/// Returns the source code of a value. A part without source code, such as an object, becomes a comment to replace.
func sourceCode(of value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: code(ofNumber: number)
    case let date as Date: "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case let url as URL: "URL(string: \(sourceCode(of: url.absoluteString)))!"
    case let id as UUID: "UUID(uuidString: \"\(id.uuidString)\")!"
    case let data as Data: "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
    case let number as Decimal: "Decimal(string: \"\(number)\")!"
    case is WithheldResult: "/* \(redactedText) */"
    case let arg as any MatcherFacts: arg.plainValue.map { sourceCode(of: $0) } ?? "/* \(arg.words) */"
    case let flag as Bool: "\(flag)"
    case let character as Character: character.debugDescription
    case let range as any WrittenRange: range.written
    case let type as Any.Type: "\(type).self"
    default: code(ofPartsOf: value)
    }
}

private func code(ofNumber number: any BinaryFloatingPoint) -> String {
    let value = Double(number)
    if value.isNaN { return ".nan" }
    return value.isInfinite ? (value < 0 ? "-.infinity" : ".infinity") : "\(number)"
}

private func code(ofPartsOf value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.lazy.map(\.value)
    let name = String(describing: type(of: value))
    switch mirror.displayStyle {
    case .optional?: return children.first.map { sourceCode(of: $0) } ?? "nil"
    case .collection?: return "[\(children.map { sourceCode(of: $0) }.joined(separator: ", "))]"
    // Their order may change from run to run.
    case .set?: return "[\(children.map { sourceCode(of: $0) }.sorted().joined(separator: ", "))]"
    case .dictionary? where children.isEmpty: return "[:]"
    case .dictionary?: return "[\(children.map(code(ofEntry:)).sorted().joined(separator: ", "))]"
    case .tuple?: return "(\(code(ofMembersIn: mirror)))"
    case .struct?: return "\(name)(\(code(ofMembersIn: mirror)))"
    case .enum?:
        // A module may be built without the names of its cases.
        return InvocationShape(of: value).isCall ? name + sourceCode(ofCall: value) : "/* \(name) */"
    default: return "/* \(describe(value)) */"
    }
}

private func code(ofEntry entry: Any) -> String {
    let mirror = Mirror(reflecting: entry)
    if mirror.displayStyle != .tuple { return sourceCode(of: entry) }
    return mirror.children.map { sourceCode(of: $0.value) }.joined(separator: ": ")
}

private func code(ofMembersIn mirror: Mirror) -> String {
    members(of: mirror).arguments
        .map { ($0.label.map { "\($0): " } ?? "") + sourceCode(of: $0.value) }
        .joined(separator: ", ")
}
