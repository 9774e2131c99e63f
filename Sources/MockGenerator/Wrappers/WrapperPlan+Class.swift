// Plans the wrapper of a class, or of a protocol that requires a superclass.

extension MockedDeclaration {
    /// Leaves out the members of the superclass that a wrapper cannot forward to `super`.
    ///
    /// The mock inherits these members. A mock of a protocol must implement all requirements.
    mutating func leaveOutUnmockableMembers() {
        guard superclass != nil, unsupportedReason == nil else { return }
        var kept: [Requirement] = []
        var remarks: [String] = []
        for requirement in requirements {
            guard requirement.isOverride, let reason = reasonToLeaveOut(requirement) else {
                kept.append(requirement)
                continue
            }
            remarks.append("\(requirement.title) is not mocked because \(reason)")
        }
        requirements = kept
        unmockedMembers += remarks
        if form == .class, kept.isEmpty {
            unsupportedReason = "it has no member that a mock can override: \(remarks.first ?? "")"
        }
    }

    private func reasonToLeaveOut(_ requirement: Requirement) -> String? {
        var alone = self
        alone.requirements = [requirement]
        do {
            let calls = try WrapperPlan(alone).calls
            return calls.allSatisfy(\.canForward) ? nil : "its call cannot be forwarded to super"
        } catch {
            let start = "its \(requirement.title) "
            return error.reason.hasPrefix(start) ? "it " + error.reason.dropFirst(start.count) : error.reason
        }
    }
}

extension WrapperPlan {
    /// The types that the wrapper inherits from and conforms to.
    var parents: [String] {
        guard let superclass = declaration.superclass else {
            let object = declaration.isObject ? ["NSObject"] : []
            return object + [declaration.typeName, names("TypedMocking")]
        }
        let conformances = declaration.form == .class ? [] : [declaration.typeName]
        let sendable = superclass.isSendable ? ["@unchecked \(names("Sendable"))"] : []
        return ["\(associated.resolving(superclass.type))"] + conformances + [names("TypedMocking")]
            + sendable
    }

    /// The keywords of the declaration of the wrapper.
    var kind: String {
        if declaration.isActor { return "actor" }
        // A subclass is isolated like its superclass.
        return declaration.superclass?.isIsolated == true ? "final class" : "nonisolated final class"
    }

    /// The modifier of stored properties, followed by a space. With it, all members can use the properties.
    var storageIsolation: String {
        declaration.isActor || declaration.superclass?.isIsolated == true ? "nonisolated " : ""
    }
}
