// The initializers of a wrapper.

extension Wrapper {
    var initializers: [String] {
        [plain, wrapping, erasing].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(
            separator: "\n\n"
        )
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var plain: [String] {
        var body = ["mock = \(names("Mock"))(mode: mode)"]
        if plan.canForward { body += emptyReal }
        return [
            "/// Creates a mock.",
            "///",
            "/// - Parameter mode: How the mock treats unexpected calls.",
        ] + block("init(mode: \(names("MockMode")) = .strict)", body, depth: 1)
    }

    /// The statements that initialize an instance without a real object.
    var emptyReal: [String] {
        guard plan.canForward else { return [] }
        let executor = declaration.isActor ? ["home = Home()", "unownedExecutor = home.unownedExecutor"] : []
        return ["\(plan.realName) = \(names("_RealObject"))()"] + executor
    }

    private var wrapping: [String] {
        guard plan.canForward else { return [] }
        let doc = [
            "/// Creates a partial mock, which forwards calls without an answer to a real object.",
            "///",
            "/// - Parameter real: The real object.",
        ]
        let executor = declaration.isActor ? ["home = real", "unownedExecutor = real.unownedExecutor"] : []
        let body =
            [
                "mock = \(names("Mock"))(mode: .partial)",
                "self.\(plan.realName) = \(names("_RealObject"))(real)",
            ] + executor
        guard !plan.associated.isNamedByExistential else {
            return doc + block("init(wrapping real: \(plan.existential))", body, depth: 1)
        }
        let same = plan.associated.generics.map { "Real.\(plan.associated.associatedName(of: $0)) == \($0)" }
        return doc
            + block(
                "init<Real: \(declaration.typeName)>(wrapping real: Real) where \(list(same))", body, depth: 1
            )
    }

    /// The initializer for an instance that a real object returns, whose associated types are those of the real object.
    private var erasing: [String] {
        let isNeeded =
            !plan.associated.isNamedByExistential
            && plan.calls.contains { $0.canForward && plan.mentionsSelf($0.requirement.result) }
        return isNeeded
            ? block(
                "private init(erased real: \(plan.existential))",
                [
                    "mock = \(names("Mock"))(mode: .partial)",
                    "self.\(plan.realName) = \(names("_RealObject"))(real)",
                ], depth: 1) : []
    }
}
