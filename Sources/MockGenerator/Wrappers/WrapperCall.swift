/// A call of a requirement or of one of its accessors, with all facts that the source code of the wrapper needs.
struct WrapperCall {
    enum Accessor { case call, getter, setter }

    /// The name of the case.
    var name = ""
    /// The name of the token, which overloads have in common.
    var tokenName = ""
    var requirement: Requirement
    var accessor: Accessor
    var payload: [Payload] = []
    /// The type of the answer.
    var output: SwiftType = .void
    /// The type of the errors that an answer can throw.
    var failure: SwiftType
    /// The generic parameters of the token, on which the types of its answer depend.
    var keptGenerics: [GenericParameter] = []
    /// Whether the case has an argument for the types that only its answer depends on, so that calls for other types differ.
    var hasTypeArgument = false
    /// How a nonescaping closure argument is called with the answer, if there is one.
    var run: ClosureRun?
    /// How a partial mock forwards the call to its real object.
    var access = RealObjectAccess.none
    var canForward: Bool { access != .none }
    /// The global actor on which its types must be written, such as a dictionary whose keys are `Hashable` only there.
    var isolation: String?
    /// Whether it has a deprecated type, so that declarations with the call are deprecated too.
    let isDeprecated: Bool
    /// Whether its wrapper is an actor.
    let isOfActor: Bool
    /// Whether its wrapper is generic.
    let isInGenericWrapper: Bool

    /// The pattern of the case, with its arguments: `.add(let item, let place)`.
    var pattern: String {
        let names = payload.map { "let \($0.name.escaped)" } + (hasTypeArgument ? ["_"] : [])
        return ".\(name.escaped)" + (payload.isEmpty ? "" : "(\(list(names)))")
    }

    /// The attribute of declarations that mention the call.
    var deprecation: [String] { isDeprecated ? ["@available(*, deprecated)"] : [] }

    /// The keywords before the call of the engine. If the requirement rethrows, the call throws only if the engine calls
    /// the closure.
    var callWords: String {
        var effects = requirement.effects
        if effects.throwing == .closureErrors, run == nil { effects.throwing = .nothing }
        return effects.callWords
    }

    /// The attributes of its token.
    var tokenAttributes: [String] { deprecation + (isolation.map { [$0] } ?? []) }

    /// The `inout` parameters, whose new values are part of the answer.
    let inouts: [Parameter]

    init(_ requirement: Requirement, _ accessor: Accessor = .call, in plan: WrapperPlan) {
        let declaration = plan.declaration
        self.requirement = requirement
        self.accessor = accessor
        isDeprecated = requirement.types.contains { $0.names(oneOf: declaration.deprecatedTypes) }
        failure = plan.names.type("Never")
        isOfActor = declaration.isActor
        isInGenericWrapper = !plan.associated.generics.isEmpty
        inouts = requirement.parameters.filter { $0.has("inout") && $0.isCopyable(in: declaration) }
        enterTypes(in: plan)
    }
}

extension WrapperCall {
    /// Erases argument types that can only be written on a global actor, and isolates the token.
    mutating func isolate(_ isolated: [String: String]) {
        for (name, actor) in isolated.sorted(by: { $0.key < $1.key }) {
            let attribute = requirement.globalActor ?? actor
            for index in payload.indices where payload[index].type.requiresConformance(of: name) {
                payload[index].type = .named("Any")
                isolation = attribute
            }
            if output.requiresConformance(of: name) { isolation = attribute }
        }
    }
}

/// An argument of a call, as the invocation stores it.
struct Payload {
    var label: String?
    var name: String
    /// The declared type.
    var declared: SwiftType
    /// The stored type.
    var type: SwiftType
    /// The type in the token for plain values, or `nil` if values cannot be compared.
    var plain: SwiftType?
    /// The expression that the wrapper passes.
    var expression: String
    /// Whether it is an array of variadic arguments or of a parameter pack.
    var isList = false
    /// Whether it can be left out in the token, which then accepts any argument.
    var isOmissible = false
    /// Whether the type of a matcher must be written, because another overload has a function with the name of the case.
    var isTypeWritten = false

    /// Whether the name is that of a parameter. The parameters of a closure may have none, and a setter has none.
    var isNamed: Bool { name.wholeMatch(of: /argument[0-9]+|newValue/) == nil }

    /// Whether a matcher for it can be left out. A closure cannot be compared, so its matcher always can.
    var canBeLeftOut: Bool { isOmissible || type.isClosure }

    /// Returns the argument with the type of its matcher in each expression.
    func writingItsType(_ names: QualifiedNames) -> Payload {
        var typed = self
        typed.isTypeWritten = true
        typed.expression = "\(names("Arg"))<\(type)>\(expression)"
        return typed
    }
}

extension SwiftType {
    /// Returns whether the type may require a conformance of another type: a dictionary requires `Hashable` keys.
    fileprivate func requiresConformance(of name: String) -> Bool {
        contains { part in
            switch part {
            case .dictionary(let key, _): key.names(oneOf: [name])
            case .named(_, in: _, let arguments): arguments.contains { $0.names(oneOf: [name]) }
            default: false
            }
        }
    }
}
