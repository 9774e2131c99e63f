// The call tokens of a wrapper, which a test passes to `expect`, `stub` and `reject`.

extension Wrapper {
    var tokens: [String] {
        let isGeneric = !plan.associated.generics.isEmpty
        let head =
            isGeneric
            ? "nonisolated extension \(names("TypedCall"))"
            : "nonisolated extension \(names("TypedCall")) where Invocation == \(mockName).Invocation"
        let tokens = plan.calls.map { call -> String in
            let title = call.requirement.documentedName
            let words = call.accessor == .setter ? "A call that sets `\(title)`." : "A call of `\(title)`."
            return indented(["/// \(words)"] + Token(call, in: plan).declarations).joined(separator: "\n")
        }
        return availability + ["\(head) {"] + [tokens.joined(separator: "\n\n")] + ["}"]
    }

    /// The functions beside the cases of an invocation. Queries, such as `callCount(_:)`, take a case. With these functions, a
    /// test writes it like a token: with plain values, and with the name that overloads have in common.
    var caseFunctions: [String] {
        let counts = Dictionary(plan.calls.map { ($0.caseSignature, 1) }, uniquingKeysWith: +)
        let functions = plan.calls.flatMap { call in
            // Tokens may differ only in the types of their answers, which a case does not have.
            let isUnique = counts[call.caseSignature] == 1
            return Token(call, in: plan).caseFunctions(named: isUnique ? call.tokenName : call.name)
        }
        guard !functions.isEmpty else { return [] }
        return availability + ["nonisolated extension \(mockName).Invocation {"] + indented(functions) + ["}"]
    }
}

extension Token {
    /// Returns the functions of the invocation for a call.
    ///
    /// The one with plain values is a disfavored overload of the case, so that literals and `nil` are unambiguous. The one
    /// with matchers is not: `.any` for the argument in which overloads differ is ambiguous, as it is for tokens.
    fileprivate func caseFunctions(named functionName: String) -> [String] {
        func function(_ parameters: [String], _ arguments: [String]) -> [String] {
            let head = row("static func \(functionName.escaped)(", parameters, ") -> Self", depth: 1)
            let list = arguments.isEmpty && !call.hasTypeArgument ? "" : "(\(list(arguments)))"
            return block(head, [".\(call.name.escaped)\(list)"], depth: 1)
        }
        let attributes = call.tokenAttributes
        if call.payload.isEmpty, call.hasTypeArgument, functionName == call.name {
            return attributes
                + block("static var \(functionName.escaped): Self", [".\(functionName.escaped)()"], depth: 1)
        }
        if call.payload.isEmpty {
            return call.isFunctionToken ? attributes + function(["_: Void = ()"], []) : []
        }
        let type: (SwiftType) -> String = { "\($0)" }
        var functions: [String] = []
        if hasPlain {
            let parameters = call.payload.map { plainParameter($0, $0.plain == nil ? nil : $0.type, type) }
            functions += attributes + ["@_disfavoredOverload"]
            functions += function(parameters, call.arguments { plainArgument($0, type) })
        }
        if functionName != call.name {
            let parameters = call.payload.map { matcherParameter($0, type) }
            functions += attributes + function(parameters, call.arguments(\.name.escaped))
        }
        return functions
    }
}
