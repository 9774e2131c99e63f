// The initializers of a wrapper.

extension Wrapper {
    var initializers: [String] {
        let all: [[String]] =
            declaration.superclass == nil ? [plain, wrapping, erasing, accepting] : superclassInitializers
        return Array(all.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var plain: [String] {
        let values = declaration.client.values
        let isTaken = values.contains { ($0.parameter.label ?? $0.parameter.name) == "mode" }
        let body =
            ["\(plan.engine) = \(newMock("name, mode: mode"))"] + emptyReal
            + valueAssignments(\.localName.escaped)
        return [
            "/// Creates a mock.",
            "///",
            "/// - Parameters:",
            "///   - name: The name of the mock in reports. The default is the name of its type.",
        ] + valueDocumentation(of: values) + [
            "///   - mode: How the mock treats unexpected calls."
                + (plan.hasDefaultsObject
                    ? " `.partial` runs their default implementations." : "")
        ]
            + block(
                row(
                    isolated("init(", on: declaration.client.isCopied ? declaration.client.isolation : nil),
                    [nameParameter] + valueParameters(of: values)
                        + ["\(isTaken ? "mockMode mode" : "mode"): \(names("MockMode"))? = nil"],
                    ")", depth: 1), body, depth: 1)
    }

    /// The expression for a new engine, with the settings of the test target.
    func newMock(_ arguments: String) -> String {
        let target = target.map { ["_target: \($0)"] } ?? []
        return "\(names("Mock"))(\(list((arguments.isEmpty ? [] : [arguments]) + target)))"
    }

    /// The mode and the order of the test target; `nil` if they are the usual ones.
    private var target: String? {
        let (mode, ordering) = (declaration.targetMode, declaration.targetOrdering)
        return mode == nil && ordering == nil
            ? nil : ".\(mode ?? "strict"), .\(ordering ?? "ordered")"
    }

    /// The settings of the test target for the bound mock, which the library creates.
    var boundMockTarget: [String] {
        guard let target, plan.calls.contains(where: \.requirement.isOfType) else { return [] }
        return [
            "nonisolated static var _target: (mode: \(names("MockMode")), ordering: \(names("MockOrdering"))) { (\(target)) }"
        ]
    }

    private var nameParameter: String { "_ name: \(names("String"))? = nil" }

    /// The argument label of the real object. A protocol may itself require `init(wrapping:)`.
    var realLabel: String {
        let isTaken = declaration.requirements.contains { requirement in
            guard case .initializer = requirement.kind else { return false }
            return [["wrapping"], [nil, "wrapping"]].contains(requirement.parameters.map(\.label))
        }
        return isTaken ? "wrappingReal" : "wrapping"
    }

    /// The statements that initialize an instance without a real object.
    var emptyReal: [String] {
        guard plan.canForward else { return [] }
        let home = "self.\(plan.homeName)"
        let executor =
            declaration.isActor ? ["\(home) = Home()", "unownedExecutor = \(home).unownedExecutor"] : []
        // A mock of an actor runs on the executor of its real object, so it can call no other object.
        let content =
            declaration.isActor
            ? "_only: nil"
            : plan.hasDefaultsObject
                ? "_defaults: \(Self.defaultsName)(\(plan.engine))" : acceptance.joined()
        return ["\(plan.realName) = \(names("_RealObject"))(\(content))"] + executor
    }

    private var wrapping: [String] {
        guard plan.canForward else { return [] }
        let doc = [
            "/// Creates a partial mock, which forwards undeclared calls to a real object.",
            "///",
            "/// - Parameters:",
            "///   - name: The name of the mock in reports. The default is the name of its type.",
            "///   - real: The real object.",
        ]
        if isClient { return doc.dropLast() + wrappingClient }
        let executor = declaration.isActor ? ["\(plan.homeName) = real", "unownedExecutor = real.unownedExecutor"] : []
        let body =
            [
                "\(plan.engine) = \(newMock("name, mode: .partial"))",
                "self.\(plan.realName) = \(names("_RealObject"))(\(list([(declaration.isActor ? "_only: " : "") + "real"] + acceptance)))",
            ] + executor
        guard !plan.associated.isNamedByExistential else {
            let parameters = [nameParameter, "\(realLabel) real: \(plan.existential)"]
            return doc + block(row("init(", parameters, ")", depth: 1), body, depth: 1)
        }
        let head = row(
            "init<Real: \(declaration.typeName)>(", [nameParameter, "\(realLabel) real: Real"],
            ") where \(list(plan.associated.realConstraints))", depth: 1)
        return doc + block(head, body, depth: 1)
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
                    "\(plan.engine) = \(newMock("mode: .partial"))",
                    "self.\(plan.realName) = \(names("_RealObject"))(\(list(["real"] + acceptance)))",
                ], depth: 1) : []
    }

    /// Whether calls cast to the associated types of the real object, so that an object with other ones must be refused.
    private var needsAcceptance: Bool {
        !plan.associated.isNamedByExistential && !declaration.isActor
            && plan.calls.contains { $0.access == .opened }
    }

    /// The argument of the box with the check of an object to which a test forwards a call.
    private var acceptance: [String] {
        needsAcceptance ? ["_accepting: { \(mockName).accepts($0) }"] : []
    }

    /// The function that returns whether an object has the associated types of the mock.
    private var accepting: [String] {
        guard needsAcceptance else { return [] }
        let same = plan.associated.generics.map {
            "Real.\(plan.associated.associatedName(of: $0)).self == \($0).self"
        }
        return block(
            "private static func accepts<Real: \(declaration.typeName)>(_: Real) -> \(names("Bool"))",
            [same.joined(separator: " && ")], depth: 1)
    }
}
