/// The calls and types of a wrapper, before its source code is written.
struct WrapperPlan {
    let declaration: MockedDeclaration
    let associated: AssociatedTypes
    /// The type of the wrapper, with its generic parameters.
    let mockType: SwiftType
    var calls: [WrapperCall] = []

    /// The name of the property for the real object.
    private(set) var realName = "real"

    /// The name of the property for the engine. It differs if `mock` is the name of a member.
    private(set) var engineName = "mock"

    /// Plans the wrapper of a protocol.
    ///
    /// - Throws: An error with the reason if the protocol cannot be mocked.
    init(_ declaration: MockedDeclaration) throws(UnsupportedDeclaration) {
        if let reason = declaration.unsupportedReason { throw UnsupportedDeclaration(reason) }
        if declaration.names.hidden.contains("Void") {
            throw UnsupportedDeclaration(
                "a type Void of its module hides that of the standard library")
        }
        let associated = try AssociatedTypes(of: declaration)
        let mockType = SwiftType.named(
            declaration.mockName, in: nil, arguments: associated.generics.map { .named($0) })
        self.declaration = declaration
        self.associated = associated
        self.mockType = mockType
        let requirements = declaration.requirements.filter {
            !declaration.implements($0) && !declaration.keepsDefault(of: $0) && !declaration.refuses($0)
        }.map { requirement in
            requirement.renamingGenerics(associated.generics).mapped { type in
                associated.resolving(type).replacing { $0 == .named("Self") ? mockType : nil }
            }
        }
        for requirement in requirements { calls += try plannedCalls(of: requirement.withoutReservedNames) }
        for index in calls.indices {
            calls[index].isolate(declaration.isolatedTypes)
            guard declaration.hasOptionalArguments else { continue }
            for place in calls[index].payload.indices.dropFirst() {
                calls[index].payload[place].isOmissible = true
            }
        }
        nameCases()
        nameTokens()
        let inherited = declaration.superclass?.memberNames ?? []
        let taken = Set(requirements.map(\.name)).union(inherited)
        for name in ["realObject", "wrappedObject", "wrappedRealObject"] where taken.contains(realName) {
            realName = name
        }
        let isTaken = requirements.contains(where: \.isNamedMock) || inherited.contains("mock")
        if isTaken, declaration.form != .client {
            engineName = "engine"
            while taken.contains(engineName) { engineName = "mock" + engineName.capitalizedWord }
        }
    }

    /// The name of the property of an actor that keeps the owner of its executor.
    var homeName: String { calls.contains { $0.requirement.name == "home" } ? "executorHome" : "home" }

    /// The expression for the engine. An argument with its name would hide it.
    var engine: String { engineName == "mock" ? engineName : "self.\(engineName)" }

    /// The existential type of a real object.
    var existential: SwiftType {
        .any(
            .named(
                declaration.typeName, in: nil,
                arguments: associated.isNamedByExistential ? associated.existentialArguments : []))
    }

    /// The names of library and standard library types as the wrapper writes them.
    var names: QualifiedNames { declaration.names }

    /// Whether any call can be forwarded to a real object.
    var canForward: Bool { calls.contains(where: \.canForward) }

    private mutating func nameCases() {
        let calls = calls
        let names = caseNames(for: calls.map(\.callName)) { name, index in
            calls[index].hasCase(name, in: declaration.knownCases, declaration.names)
        }
        for (index, name) in names.enumerated() { self.calls[index].name = name }
    }

    /// Names the tokens like their requirements, as far as the arguments tell them apart.
    private mutating func nameTokens() {
        // Tokens whose generic arguments differ only in their constraints would hide each other.
        let signatures = calls.map { (types: $0.tokenSignature(\.type), declared: $0.tokenSignature(\.declared)) }
        for index in calls.indices {
            let own = signatures[index]
            let isUnique = signatures.count { $0.types == own.types || $0.declared == own.declared } == 1
            calls[index].tokenName = isUnique ? calls[index].callName.plainName : calls[index].name
        }
        let overloads = Dictionary(calls.map { ($0.tokenShape, 1) }, uniquingKeysWith: +)
        let sameCases = Dictionary(calls.map { ($0.caseSignature, 1) }, uniquingKeysWith: +)
        for (index, call) in calls.enumerated()
        where overloads[call.tokenShape] != sameCases[call.caseSignature] && call.name == call.tokenName {
            calls[index].payload = call.payload.map { $0.writingItsType(names) }
        }
    }

    /// Returns the call that reads what a call sets, or `nil` if the call sets no property.
    ///
    /// In a client, these are two closures, such as `limit` and `setLimit`.
    func getter(besides setter: WrapperCall) -> WrapperCall? {
        calls.first { getter in
            let isPair =
                declaration.form == .client
                ? setter.name == "set" + getter.name.capitalizedWord && setter.output == .void
                : setter.accessor == .setter && getter.accessor == .getter
                    && setter.requirement.key == getter.requirement.key
                    && setter.requirement.isStatic == getter.requirement.isStatic
            return isPair && setter.payload.map(\.type) == getter.payload.map(\.type) + [getter.output]
                && setter.payload.dropLast().map(\.name) == getter.payload.map(\.name)
        }
    }

    private func plannedCalls(of requirement: Requirement) throws(UnsupportedDeclaration) -> [WrapperCall] {
        if let type = requirement.result.noncopyable(among: declaration.noncopyableTypes) {
            throw UnsupportedDeclaration(
                type == "InlineArray"
                    ? "its \(requirement.title) returns an InlineArray, and a mock stores no answer whose type depends on an integer"
                    : "its \(requirement.title) returns \(type), which is noncopyable, and a mock stores only copyable answers"
            )
        }
        if let value = requirement.generics.first(where: {
            $0.isValue && requirement.result.mentions($0.name)
        }) {
            throw UnsupportedDeclaration(
                "the type that its \(requirement.title) returns depends on the integer \(value.name), and a test cannot name it"
            )
        }
        let types = requirement.parameters.map(\.type).filter { !$0.isPack } + [requirement.result]
        if types.contains(where: { $0.contains(where: \.isPack) }) {
            throw UnsupportedDeclaration(
                "its \(requirement.title) has a parameter pack inside another type, which the compiler does not support here; declare a function for each number of arguments"
            )
        }
        if let argument = requirement.parameters.first(where: requirement.cannotEvaluate) {
            throw UnsupportedDeclaration(
                "its \(requirement.title) has an autoclosure \(argument.name) that throws or suspends, and the function does not; declare the function with rethrows or async"
            )
        }
        switch requirement.kind {
        case .function, .initializer: return [WrapperCall(requirement, in: self)]
        case .property, .subscript:
            let getter = WrapperCall(requirement, .getter, in: self)
            return requirement.isSettable ? [getter, WrapperCall(requirement, .setter, in: self)] : [getter]
        }
    }
}

extension WrapperCall {
    fileprivate var callName: CallName {
        let base = requirement.callName
        return CallName(
            base: accessor == .setter ? "set" + base.capitalizedWord : base,
            labels: requirement.parameters.compactMap(\.label), types: requirement.parameters.map(\.type),
            result: accessor == .setter ? .void : requirement.result, effects: requirement.effects,
            isStatic: requirement.isStatic && !requirement.isOperator,
            isAccessor: accessor != .call && requirement.kind == .property)
    }

    /// The name and the labels of its token, which overloads have in common.
    fileprivate var tokenShape: String { "\(tokenName)(\(list(payload.map { $0.label ?? "_" })))" }

    /// The name of its token, with the arguments of its case.
    var caseSignature: String {
        "\(tokenName)(\(list(payload.map { "\($0.label ?? "_"): \($0.type)" })))"
    }

    /// The name and the parameters of its token for matchers, of which Swift allows no two.
    fileprivate func tokenSignature(_ type: (Payload) -> SwiftType) -> String {
        let parameters = payload.map { "\($0.label ?? "_"): \(type($0))\($0.isList)" }
        let types = typeParameters().map { "\($0.label): \($0.type)" }
        return "\(callName.plainName)(\(list(parameters + types)))"
    }

    /// Returns whether the call is of an operator with a mock among its operands, whose engine answers it.
    func hasReceiver(_ mockType: SwiftType) -> Bool {
        requirement.isOperator && requirement.parameters.contains { $0.type == mockType && !$0.has("inout") }
    }
}

extension Requirement {
    /// Returns the requirement with generic parameters renamed that conflict with those of the wrapper.
    fileprivate func renamingGenerics(_ taken: [String]) -> Requirement {
        var renamed = self
        for index in generics.indices
        where taken.contains(generics[index].name) || reservedTypeNames.contains(generics[index].name) {
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

    /// Returns whether a parameter is an autoclosure that throws or suspends in a member that does not.
    fileprivate func cannotEvaluate(_ parameter: Parameter) -> Bool {
        guard parameter.has("@autoclosure"), case .function(let function) = parameter.bareType else { return false }
        return function.effects.isAsync && !effects.isAsync
            || function.effects.throwing != .nothing && effects.throwing == .nothing
    }

    /// Whether a type cannot have it beside a property with the name `mock`.
    fileprivate var isNamedMock: Bool {
        name == "mock" && !isStatic && (kind == .property || kind == .function && parameters.isEmpty)
    }

    /// The requirement with parameters renamed that conflict with names in the wrapper.
    var withoutReservedNames: Requirement {
        var renamed = self
        for index in parameters.indices {
            let name = parameters[index].name
            // An upper-case name could hide a type.
            guard wrapperNames.contains(name) || name.first?.isUppercase == true else { continue }
            var other = name.prefix(1).lowercased() + name.dropFirst() + "Argument"
            // `self` and `Self`.
            while renamed.parameters.contains(where: { $0.name == other }) { other += "\(index + 1)" }
            renamed.parameters[index].name = other
        }
        for index in parameters.indices where renamed.parameters[index].name.isEmpty {
            renamed.parameters[index].name = "argument\(index + 1)"
        }
        return renamed
    }
}

/// The names of members and local variables in a wrapper.
private let wrapperNames: Set<String> = [
    "call", "real", "realObject", "mock", "boundMock", "forward", "result", "passed", "answer", "argument",
    "self", "newValue", "hasher",
]

extension SwiftType {
    /// Returns the name of a noncopyable type that the type contains.
    func noncopyable(among known: Set<String>) -> String? {
        // A function is copyable even if its parameters are not.
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
