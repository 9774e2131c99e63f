// The extensions of invocations.

extension Wrapper {
    /// The arguments of each call, which a closure of `andDo` receives.
    var arguments: [String] {
        let properties = plan.calls.filter { !$0.payload.isEmpty }.map { call in
            let names = call.payload.map(\.name.escaped)
            let values = names.map { "\($0).value" }
            let all = values.count == 1 ? values[0] : "(\(list(values)))"
            return call.deprecation
                + block(
                    "var \(call.argumentsName): \(received(call))?",
                    ["if case \(call.pattern) = self { \(all) } else { nil }"], depth: 1)
        }
        guard !properties.isEmpty else { return [] }
        return availability + ["nonisolated fileprivate extension \(mockName).Invocation {"]
            + indented(properties.flatMap { $0 }) + ["}"]
    }

    private func received(_ call: WrapperCall) -> String {
        let type = call.receivedType
        return switch type {
        case .function, .any, .some, .composition, .attributed: "(\(type))"
        default: "\(type)"
        }
    }

    /// The conformance to `TokenNaming`, if overloads have tokens with the same name.
    var tokenNames: [String] {
        let renamed = plan.calls.filter { $0.tokenName != $0.name }
        guard !renamed.isEmpty else { return [] }
        var cases = renamed.map { call in
            let labels = call.caseArguments().map { "\($0.label ?? "_"):" }.joined()
            let name = call.tokenName.escaped + (labels.isEmpty ? "" : "(\(labels))")
            return "case .\(call.name.escaped): \"\(name)\""
        }
        if renamed.count < plan.calls.count { cases.append("default: nil") }
        let deprecation = renamed.first(where: \.isDeprecated)?.deprecation ?? []
        let property =
            ["var tokenName: \(names("String"))? {", "    switch self {"] + indented(cases) + ["    }", "}"]
        return availability
            + ["nonisolated extension \(mockName).Invocation: \(names("TokenNaming")) {"]
            + indented(deprecation + property) + ["}"]
    }

    /// The conformance to `InvocationMatching`, which is faster than the comparison by reflection.
    var matching: [String] {
        let calls = plan.calls
        let head = "nonisolated extension \(mockName).Invocation: \(names("InvocationMatching"))"
        let deprecation = calls.first(where: \.isDeprecated)?.deprecation ?? []
        return availability + ["\(head) {"]
            + indented(
                deprecation + matches(calls) + [""] + deprecation + hash(calls) + parameterNames
                    + apart(settableProperties, deprecation)) + [
                "}"
            ]
    }

    private func apart(_ lines: [String], _ attribute: [String]) -> [String] {
        lines.isEmpty ? [] : [""] + attribute + lines
    }

    /// The properties and subscripts that can be set, which a mock can keep.
    private var settableProperties: [String] {
        let entries = plan.calls.compactMap { setter -> [String]? in
            guard let getter = plan.getter(besides: setter), let value = setter.payload.last else {
                return nil
            }
            func call(_ call: WrapperCall, _ argument: (Payload) -> String) -> String {
                let arguments = call.payload.map {
                    ($0.label.map { "\($0.escapedLabel): " } ?? "") + argument($0)
                }
                return ".\(call.name.escaped)" + (arguments.isEmpty ? "" : "(\(list(arguments)))")
            }
            let any = { (payload: Payload) in "\(names("Arg"))<\(payload.type)>.any" }
            return [
                "\(names("SettableProperty"))(\(call(getter, any)), set: \(call(setter, any))) {",
                "    if case \(setter.pattern) = $0 { (\(call(getter, \.name.escaped)), \(value.name.escaped).value as Any) } else { nil }",
                "},",
            ]
        }
        guard !entries.isEmpty else { return [] }
        return block(
            "static var settableProperties: [\(names("SettableProperty"))<Self>]",
            ["["] + indented(entries.flatMap { $0 }) + ["]"], depth: 1)
    }

    /// The names of parameters without a label, which the case does not contain.
    private var parameterNames: [String] {
        let entries = plan.calls.filter { $0.payload.contains { $0.label == nil && $0.isNamed } }.map {
            call in
            let labels = call.caseArguments().map { "\($0.label ?? "_"):" }.joined()
            let names = call.caseArguments().map { "\"\($0.label ?? ($0.isNamed ? $0.name : ""))\"" }
            return "\"\(call.name)(\(labels))\": [\(names.joined(separator: ", "))]"
        }
        guard !entries.isEmpty else { return [] }
        let text = names("String")
        return [""]
            + block(
                "static var parameterNames: [\(text): [\(text)]]", row("[", entries, "]", depth: 2), depth: 1)
    }

    private func matches(_ calls: [WrapperCall]) -> [String] {
        guard !calls.isEmpty else { return ["func matches(_ call: Self) -> \(names("Bool")) {}"] }
        var cases: [String] = []
        for call in calls {
            let name = call.name.escaped
            let names = call.caseArguments().map(\.name)
            guard !names.isEmpty else {
                cases.append("case (.\(name), .\(name)): true")
                continue
            }
            let actualNames = self.actualNames(names)
            let actual = list(actualNames.map { "let \($0.escaped)" })
            let comparisons = zip(names, actualNames).map { "\($0.escaped).matches(\($1.escaped))" }
            let expected = list(names.map { "let \($0.escaped)" })
            let head = row("case (.\(name)(\(expected)),", [], " .\(name)(\(actual))):", depth: 2)
            let test = comparisons.joined(separator: " && ")
            if head[0].count + test.count + 3 * indentationWidth <= lineWidth {
                cases.append("\(head[0]) \(test)")
            } else {
                cases += head
                cases +=
                    test.count + 4 * indentationWidth <= lineWidth
                    ? ["    " + test]
                    : comparisons.enumerated().map { "    " + ($0 == 0 ? "" : "    && ") + $1 }
            }
        }
        if calls.count > 1 { cases.append("default: false") }
        return ["func matches(_ call: Self) -> \(names("Bool")) {", "    switch (self, call) {"]
            + indented(cases) + [
                "    }", "}",
            ]
    }

    /// Returns names for the arguments of the actual call that differ from those of the expected one.
    private func actualNames(_ names: [String]) -> [String] {
        var taken = Set(names)
        return names.map { name in
            var actual = "actual" + name.capitalizedWord
            while !taken.insert(actual).inserted { actual += "Again" }
            return actual
        }
    }

    private func hash(_ calls: [WrapperCall]) -> [String] {
        guard !calls.isEmpty else { return ["func hash(into hasher: inout \(names("InvocationHasher"))) {}"] }
        var cases: [String] = []
        for (index, call) in calls.enumerated() {
            let names = call.caseArguments().map(\.name.escaped)
            guard !names.isEmpty else {
                cases.append("case \(call.pattern): hasher.combine(\(index))")
                continue
            }
            let isIsolated = call.payload.contains {
                $0.type.names(oneOf: Set(declaration.isolatedTypes.keys))
            }
            // An isolated conformance to `Hashable` cannot be used outside of its actor.
            if isIsolated {
                cases.append("case .\(call.name.escaped): hasher.giveUp()")
                continue
            }
            cases.append("case .\(call.name.escaped)(\(list(names.map { "let \($0)" }))):")
            cases.append("    hasher.combine(\(index))")
            cases += names.map { "    hasher.combine(\($0))" }
        }
        return ["func hash(into hasher: inout \(names("InvocationHasher"))) {", "    switch self {"]
            + indented(cases) + [
                "    }", "}",
            ]
    }
}
