// The initializers of a wrapper that is a subclass. They pass on those of its superclass.

extension Wrapper {
    /// The initializers, and the deinitializer.
    var superclassInitializers: [[String]] {
        guard let superclass = declaration.superclass else { return [] }
        let available = superclass.initializers.filter(\.declared.isAvailable)
        let isolated = superclass.hasIsolatedDeinitializer ? "isolated " : ""
        let named = available.map { self.named($0.declared) }
        let exact = superclass.initializers.filter {
            $0.isRequired || superclass.overridesInitializers && $0.declared.isAvailable
                || superclass.isIsolated && $0.isImplicit
        }.map { self.exact($0) }
        return named + exact + (plan.canForward ? [["\(isolated)deinit { \(plan.realName)._end() }"]] : [])
    }

    /// Returns an initializer with a name and a mode before the parameters of the initializer of the superclass.
    private func named(_ declared: Requirement) -> [String] {
        var requirement = declared.withoutReservedNames
        for index in requirement.parameters.indices
        where ["name", "mode"].contains(requirement.parameters[index].name) {
            requirement.parameters[index].name += "Argument"
        }
        // An unlabeled argument would be taken for the name of the mock.
        let nameLabel =
            requirement.parameters.first.map { $0.label == nil } == true ? "mockName name" : "_ name"
        let modeLabel = requirement.parameters.contains { $0.label == "mode" } ? "mockMode mode" : "mode"
        let own = [
            "\(nameLabel): \(names("String"))? = nil", "\(modeLabel): \(names("MockMode"))? = nil",
        ]
        return [
            "/// Creates a mock, and initializes its superclass.",
            "///",
            "/// - Parameters:",
            "///   - name: The name of the mock in reports. The default is the name of its type.",
            "///   - mode: How the mock treats unexpected calls. `.partial` forwards them to `super`.",
        ]
            + requirement.availability.map { "@available(\($0))" }
            + block(
                head(of: requirement, own: own),
                body(of: requirement, creatingMockWith: "name, mode: mode"), depth: 1)
    }

    /// Returns an initializer with the same signature as the initializer of the superclass.
    private func exact(_ initializer: Superclass.Initializer) -> [String] {
        var requirement = initializer.declared.withoutReservedNames
        // The compiler would isolate an inherited initializer, which is not isolated in the superclass.
        if initializer.isImplicit, declaration.superclass?.isIsolated == true {
            requirement.attributes.append("nonisolated")
        }
        requirement.attributes.append(initializer.isRequired ? "required" : "override")
        let availability = requirement.availability.map { "@available(\($0))" }
        guard initializer.declared.isAvailable else {
            return availability
                + block(
                    head(of: requirement), ["fatalError(\"\(requirement.title) is not available\")"], depth: 1
                )
        }
        return availability
            + block(head(of: requirement), body(of: requirement, creatingMockWith: ""), depth: 1)
    }

    private func body(of requirement: Requirement, creatingMockWith arguments: String) -> [String] {
        return ["\(plan.engine) = \(newMock(arguments))"]
            + ["\(requirement.effects.callWords)super.init(\(list(requirement.parameters.map(passedOn))))"]
            + (plan.canForward ? ["\(plan.realName)._begin()"] : [])
    }
}
