// The conformance of invocations to `TokenNaming`, if overloads have tokens with the same name.

extension Wrapper {
    var tokenNames: [String] {
        let renamed = plan.calls.filter { $0.tokenName != $0.name }
        guard !renamed.isEmpty else { return [] }
        var cases = renamed.map { call in
            let labels = call.payload.map { "\($0.label ?? "_"):" }.joined()
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
}
