// The object with the default implementations of a protocol, to which a partial mock without a real object forwards calls.

extension Wrapper {
    /// The type of the object, which conforms to the protocol and mocks only the requirements without a default
    /// implementation.
    ///
    /// It shares the engine with the mock and has no reference to the mock, so that it does not keep the mock alive.
    var defaultsType: [String] {
        guard plan.hasDefaultsObject else { return [] }
        let wrapper = Wrapper(plan: plan.withoutDefaults())
        let body =
            // The compiler does not infer the type from a property with another name.
            (plan.engineName == "mock" ? [] : ["typealias Invocation = \(mockName).Invocation"])
            + engineStorage + [
                "", "init(_ mock: \(names("Mock"))<Invocation>) { self.\(plan.engineName) = mock }",
            ] + wrapper.members.flatMap { [""] + $0 }
        return [
            "/// Has the default implementations of the protocol. Its other members call the mock.",
            "private nonisolated final class \(Self.defaultsName): \(inheritance) {",
        ] + indented(body) + ["}"]
    }

    /// The name of the type.
    static let defaultsName = "DefaultImplementations"
}

extension WrapperPlan {
    /// Whether a mock without a real object can forward calls to the default implementations of the protocol.
    var hasDefaultsObject: Bool {
        let others = calls.filter { !$0.canForwardToDefault }
        return others.count < calls.count && !declaration.isActor && declaration.associatedTypes.isEmpty
            && declaration.standardParents.isEmpty
            && !declaration.requirements.contains { $0.types.contains { $0.mentions("Self") } }
            && !others.contains { if case .initializer = $0.requirement.kind { true } else { false } }
    }

    /// Returns the plan of the type with the default implementations, which has no real object.
    fileprivate func withoutDefaults() -> WrapperPlan {
        var plan = self
        plan.calls = calls.filter { $0.requirement.defaultImplementation != .usable }
        for index in plan.calls.indices { plan.calls[index].access = .none }
        return plan
    }
}

extension WrapperCall {
    /// Whether the call is forwarded to the default implementation of its requirement.
    var canForwardToDefault: Bool { canForward && requirement.defaultImplementation == .usable }
}
