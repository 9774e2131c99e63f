/// The arguments of two calls that a report leaves out, because they do not differ, or because it shows how elsewhere.
struct ArgumentElision {
    private let isElided: [Bool]

    /// Compares two calls, which runs client code; `nil` if they are of different cases, or have no arguments.
    init?<Invocation>(_ expected: Invocation, _ actual: Invocation) {
        let (left, right) = (InvocationShape(of: expected), InvocationShape(of: actual))
        guard left.isCall, left.isSameCase(as: right), !left.arguments.isEmpty,
            left.arguments.count == right.arguments.count
        else { return nil }
        isElided = zip(left.arguments, right.arguments).map { expected, actual in
            // The path of a deeper difference is longer than that of the argument.
            !valueDifferences(expected.value, actual.value).described.contains { $0.path.isEmpty }
        }
    }

    /// Returns the words for one of the calls, with `…` in place of the arguments that are left out.
    func words<Invocation>(for call: Invocation) -> String {
        let shape = InvocationShape(of: call)
        var arguments: [String] = []
        for (argument, isElided) in zip(shape.arguments, isElided) {
            let words = isElided ? "" : describe(argument.value)
            // Long words leave no room for other facts on the line.
            let isShown = !isElided && words.count <= Limits.Describing.shortArgument
            let word = isShown ? (argument.label.map { "\($0): " } ?? "") + words : "…"
            // Neighbors are left out together.
            if word != "…" || arguments.last != "…" { arguments.append(word) }
        }
        return "\(shape.baseName)(\(arguments.joined(separator: ", ")))"
    }
}
