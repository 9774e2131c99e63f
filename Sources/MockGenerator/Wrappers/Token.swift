/// Writes the token of a call, which has overloads for plain values and for matchers.
struct Token {
    let call: WrapperCall
    let plan: WrapperPlan

    init(_ call: WrapperCall, in plan: WrapperPlan) {
        self.call = call
        self.plan = plan
    }

    private var name: String { call.name.escaped }

    var declarations: [String] {
        guard call.isFunctionToken else {
            return block("static var \(call.tokenName.escaped): \(type)", creation([]), depth: 1)
        }
        return plain + mixed + matching
    }

    /// The overload that takes plain values, if an argument can be one.
    private var plain: [String] {
        guard hasPlain else { return [] }
        let parameters = call.payload.map { plainParameter($0, $0.plain, inToken) }
        return function(
            parameters,
            creation(
                call.arguments { payload in
                    let argument = plainArgument(payload, inToken)
                    return payload.isOmissible ? selecting(argument, payload) : argument
                }))
    }

    /// The overload that takes plain values for the arguments that must be written, and matchers for the others.
    ///
    /// It is a disfavored overload of the one for plain values, which is chosen if an argument is left out.
    private var mixed: [String] {
        let isNeeded =
            call.payload.contains { $0.isOmissible && $0.plain != nil }
            && call.payload.contains { !$0.isOmissible && $0.plain != nil }
        guard isNeeded else { return [] }
        let parameters = call.payload.map {
            $0.isOmissible ? matcherParameter($0, inToken) : plainParameter($0, $0.plain, inToken)
        }
        let arguments = call.arguments {
            $0.isOmissible ? selecting($0.name.escaped, $0) : plainArgument($0, inToken)
        }
        return ["@_disfavoredOverload"] + function(parameters, creation(arguments))
    }

    /// The overload that takes matchers.
    ///
    /// It is a disfavored overload of the one for plain values, so that literals and `nil` are unambiguous.
    private var matching: [String] {
        (hasPlain ? ["@_disfavoredOverload"] : [])
            + function(
                call.payload.map { matcherParameter($0, inToken) },
                creation(call.arguments { selecting($0.name.escaped, $0) }))
    }

    /// Returns the expression of an argument that may be `.any`. An argument with the type of the answer then expects it.
    private func selecting(_ argument: String, _ payload: Payload) -> String {
        guard case .named("Type", in: let type?, arguments: []) = payload.declared,
            call.keptGenerics.contains(where: { type == .named($0.name) })
        else { return argument }
        return "\(argument)._ifAny(\(inToken(type)).self)"
    }

    var hasPlain: Bool { call.payload.contains { $0.plain != nil } }

    /// Returns a parameter for a plain value of a type, if values can be compared. An autoclosure tells whether the argument
    /// was left out, which an optional value could not.
    func plainParameter(_ payload: Payload, _ plain: SwiftType?, _ text: (SwiftType) -> String) -> String {
        guard let plain = plain.map(text) else { return matcherParameter(payload, text) }
        guard payload.isOmissible else { return "\(label(payload)): \(plain)" }
        let omission = plan.names("_OmittedArgument")
        return "\(label(payload)): @autoclosure () throws(\(omission)) -> \(plain) = try \(omission).make()"
    }

    func plainArgument(_ payload: Payload, _ text: (SwiftType) -> String) -> String {
        let name = payload.name.escaped
        if payload.plain == nil { return name }
        let type = payload.isTypeWritten ? "\(plan.names("Arg"))<\(text(payload.type))>" : ""
        return type + (payload.isOmissible ? "._valueOrAny(\(name))" : ".value(\(name))")
    }

    /// Returns a parameter for a matcher.
    func matcherParameter(_ payload: Payload, _ text: (SwiftType) -> String) -> String {
        let standard = payload.canBeLeftOut ? " = .any" : ""
        return "\(label(payload)): \(plan.names("Arg"))<\(text(payload.type))>\(standard)"
    }

    private func label(_ payload: Payload) -> String {
        let name = payload.name.escaped
        return payload.label.map { $0 == payload.name ? name : "\($0.escapedLabel) \(name)" } ?? "_ \(name)"
    }

    /// The type of the token, such as `TypedCall<Invocation, (String, Int), Bool, Never>`.
    var type: String {
        let types = [call.receivedType, call.output].map { $0 == .void ? "Void" : inToken($0) }
        return "\(plan.names("TypedCall"))<Invocation, \(list(types)), \(inToken(call.failure))>"
    }

    /// The statement that creates the token. An overload does not call another one, because the compiler would search
    /// the tokens of all mocks for it.
    private func creation(_ arguments: [String]) -> [String] {
        let types = call.caseArguments(renamed).dropFirst(call.payload.count)
        let arguments = arguments + types.map { $0.label.beforeArgument + $0.expression }
        let invocation = ".\(name)" + (arguments.isEmpty ? "" : "(\(list(arguments)))")
        if call.payload.isEmpty { return [".init(\(invocation))"] }
        return block(".init(\(invocation))", ["$0.\(call.argumentsName)"], depth: 2)
    }
}

extension WrapperCall {
    /// The type of the value that a closure of `andDo` receives: that of the only argument, or a tuple.
    var receivedType: SwiftType {
        payload.count == 1
            ? payload[0].type : .tuple(payload.map { TupleElement(label: nil, type: $0.type) })
    }

    /// The name of the property of an invocation that gives the arguments of the call.
    var argumentsName: String { name.followed(by: "Arguments") }

    /// Returns the arguments of the case or of the token, with their labels.
    func arguments(_ value: (Payload) -> String) -> [String] {
        payload.map { $0.label.beforeArgument + value($0) }
    }
}
