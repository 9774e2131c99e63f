/// What a wrapper of a protocol consists of, before it is written.
struct WrapperPlan {
    let declaration: ProtocolDeclaration
    let associated: AssociatedTypes
    /// The type of the wrapper, with its generic parameters.
    let mockType: SwiftType
    private(set) var calls: [WrapperCall] = []

    /// The names that the parts of the wrapper itself have.
    private(set) var realName = "real"

    /// Plans a wrapper.
    ///
    /// - Throws: Why there can be none.
    init(_ declaration: ProtocolDeclaration) throws(Obstacle) {
        if let reason = declaration.obstacle { throw Obstacle(description: reason) }
        if declaration.names.hidden.contains("Void") {
            throw Obstacle(description: "a type Void of its module hides that of the standard library")
        }
        let associated = try AssociatedTypes(of: declaration)
        let mockType = SwiftType.named(
            declaration.mockName, in: nil, arguments: associated.generics.map { .named($0) })
        self.declaration = declaration
        self.associated = associated
        self.mockType = mockType
        let requirements = declaration.requirements.filter { !declaration.implements($0) }.map {
            requirement in
            requirement.renamingGenerics(associated.generics).mapped { type in
                associated.resolving(type).replacing { $0 == .named("Self") ? mockType : nil }
            }
        }
        for requirement in requirements { calls += try plannedCalls(of: requirement.withoutReservedNames) }
        for (index, name) in caseNames(for: calls.map(\.callName)).enumerated() {
            calls[index].name = name
            calls[index].isolate(declaration.isolatedTypes)
        }
        let taken = Set(requirements.map(\.name))
        if taken.contains("real") { realName = "realObject" }
    }

    /// What conforms to the protocol, as the type of a real object.
    var existential: SwiftType {
        .any(
            .named(
                declaration.typeName, in: nil,
                arguments: associated.isNamedByExistential ? associated.existentialArguments : []))
    }

    /// How the types of the library and of the standard library are written.
    var names: OuterNames { declaration.names }

    /// Whether anything reaches a real object.
    var canForward: Bool { calls.contains(where: \.canForward) }

    private func plannedCalls(of requirement: Requirement) throws(Obstacle) -> [WrapperCall] {
        if requirement.name == "mock", requirement.kind == .property {
            throw Obstacle(description: "its property mock has the name of every wrapper's engine")
        }
        if let type = requirement.result.noncopyable(among: declaration.noncopyableTypes) {
            throw Obstacle(
                description:
                    "its \(requirement.title) returns \(type), which cannot be copied, so that no engine can keep it"
            )
        }
        let inside = requirement.parameters.map(\.type).map {
            if case .pack = $0 { SwiftType.void } else { $0 }
        }
        if (inside + [requirement.result]).contains(where: \.hasPack) {
            throw Obstacle(
                description:
                    "its \(requirement.title) has a parameter pack inside of another type, with which the compiler does not cope"
            )
        }
        switch requirement.kind {
        case .function: return [WrapperCall(function: requirement, in: self)]
        case .initializer: return [WrapperCall(initializer: requirement, in: self)]
        case .property, .subscript:
            let getter = WrapperCall(getter: requirement, in: self)
            return requirement.isSettable ? [getter, WrapperCall(setter: requirement, in: self)] : [getter]
        }
    }
}

extension WrapperCall {
    fileprivate var callName: CallName {
        let base = requirement.callName
        return CallName(
            base: accessor == .setter ? "set" + base.capitalisedWord : base,
            labels: requirement.parameters.compactMap(\.label), types: requirement.parameters.map(\.type),
            result: requirement.result)
    }

    /// Whether an operator has an instance among its operands, which can answer it.
    func hasReceiver(_ mockType: SwiftType) -> Bool {
        requirement.isOperator && requirement.parameters.contains { $0.type == mockType && !$0.has("inout") }
    }
}

extension Requirement {
    /// Its generic parameters, renamed where those of the wrapper have their names.
    fileprivate func renamingGenerics(_ taken: [String]) -> Requirement {
        var renamed = self
        for index in generics.indices
        where taken.contains(generics[index].name) || takenNames.contains(generics[index].name) {
            let name = generics[index].name
            var other = "Other" + name.words
            while taken.contains(other) || generics.contains(where: { $0.name == other }) { other += "Type" }
            renamed = renamed.mapped { type in
                type.replacing { part in
                    switch part {
                    case .named(name, in: nil, arguments: []): .named(other)
                    case .named(_, in: .named("Self", in: nil, _), _): part
                    default: nil
                    }
                }
            }
            renamed.generics[index].name = other
        }
        return renamed
    }

    /// Its parameters, renamed where a part of the wrapper has their name.
    fileprivate var withoutReservedNames: Requirement {
        var renamed = self
        for index in parameters.indices {
            let name = parameters[index].name
            // A name with a capital could be that of a type.
            guard wrapperNames.contains(name) || name.first?.isUppercase == true else { continue }
            renamed.parameters[index].name = name.prefix(1).lowercased() + name.dropFirst() + "Argument"
        }
        for index in parameters.indices where renamed.parameters[index].name.isEmpty {
            renamed.parameters[index].name = "argument\(index + 1)"
        }
        return renamed
    }
}

private let wrapperNames: Set<String> = [
    "call", "real", "realObject", "mock", "boundMock", "forward", "result", "passed", "answer", "argument",
    "self", "newValue",
    "hasher",
]

extension SwiftType {
    fileprivate var hasPack: Bool { contains { if case .pack = $0 { true } else { false } } }

    /// A type in it that cannot be copied.
    func noncopyable(among known: Set<String>) -> String? {
        // A function can be copied whatever it takes.
        let kept = replacing { if case .function = $0 { .void } else { nil } }
        return known.sorted().first { name in
            kept.contains { part in
                if case .named(let last, in: let outer, _) = part {
                    last == name || outer.map { "\($0).\(last)" == name } == true
                } else {
                    false
                }
            }
        }
    }
}
