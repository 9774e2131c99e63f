// The arguments of each call, which a closure of `andDo` receives.

extension Wrapper {
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
}
