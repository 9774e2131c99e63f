/// A call that a wrapper forwards: of a requirement, or of one of its accessors.
struct WrapperCall {
    enum Accessor { case call, getter, setter }

    /// The name of the case and of the token.
    var name = ""
    var requirement: Requirement
    var accessor: Accessor
    var payload: [Payload] = []
    /// What a test answers with.
    var output: SwiftType = .void
    /// The error that it can be answered with, as a token names it.
    var failure: SwiftType
    /// The generic parameters that a token needs, as its answer is of their types.
    var keptGenerics: [GenericParameter] = []
    /// What the answer is run through, where the requirement takes a closure that cannot be kept.
    var run: ClosureRun?
    /// How it reaches a real object in a partial mock.
    var access = RealObjectAccess.none
    var canForward: Bool { access != .none }
    /// The global actor without which its types cannot be written: one may have keys that are `Hashable` there alone.
    var isolation: String?
    /// Whether a type in it is deprecated, so that whatever mentions the call is.
    let isDeprecated: Bool
    /// Whether its wrapper is an actor, and whether it is generic.
    let isOfActor: Bool
    let isInGenericWrapper: Bool

    /// The attribute of what mentions the call.
    var deprecation: [String] { isDeprecated ? ["@available(*, deprecated)"] : [] }

    /// The words before a call. What only a closure throws, the call of the engine throws where it runs the closure.
    var callWords: String {
        var effects = requirement.effects
        if effects.throwing == .closureErrors, run == nil { effects.throwing = .nothing }
        return effects.callWords
    }

    /// The attributes of its token.
    var tokenAttributes: [String] { deprecation + (isolation.map { [$0] } ?? []) }

    /// The parameters that are written back.
    let inouts: [Parameter]

    init(_ requirement: Requirement, _ accessor: Accessor, in plan: WrapperPlan) {
        let declaration = plan.declaration
        self.requirement = requirement
        self.accessor = accessor
        isDeprecated = requirement.types.contains { $0.names(oneOf: declaration.deprecatedTypes) }
        failure = plan.names.type("Never")
        isOfActor = declaration.isActor
        isInGenericWrapper = !plan.associated.generics.isEmpty
        inouts = requirement.parameters.filter { $0.has("inout") && $0.isCopyable(in: declaration) }
    }
}

/// An argument of a call, as the engine keeps it.
struct Payload {
    var label: String?
    var name: String
    /// The type of the argument itself.
    var declared: SwiftType
    /// The type that is kept.
    var type: SwiftType
    /// The type in a token that takes plain values; nothing where no value can be compared.
    var plain: SwiftType?
    /// What the wrapper passes.
    var expression: String
    /// Whether it is a list of several arguments.
    var isList = false
}

/// How a closure that cannot be kept is called with the answer.
struct ClosureRun: Equatable {
    enum Form {
        /// Once, with the answer; its result is the requirement's.
        case once
        /// With each element of the answer.
        case each
        /// With each element of the first part of the answer; the second is the requirement's result.
        case eachAndResult
        /// Once, with nothing; the answer is the requirement's result.
        case onceBeforeResult
    }

    var parameter: Parameter
    var function: FunctionType
    var form: Form
}
