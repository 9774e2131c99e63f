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
}
