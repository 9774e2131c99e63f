/// Writes the token of a call, which has an overload for plain values and one for matchers.
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
        return plain + matching
    }

    /// The overload that takes plain values, if an argument can be one.
    private var plain: [String] {
        guard hasPlain else { return [] }
        let parameters = call.payload.map { text($0, type: $0.plain.map(inToken) ?? matcher($0)) }
        let arguments = call.arguments {
            $0.plain == nil ? $0.name.escaped : ".value(\($0.name.escaped))"
        }
        return function(parameters, creation(arguments))
    }

    /// The overload that takes matchers.
    ///
    /// It is a disfavored overload of the one for plain values, so that literals and `nil` are unambiguous.
    private var matching: [String] {
        let parameters = call.payload.map { text($0, type: matcher($0)) }
        return (hasPlain ? ["@_disfavoredOverload"] : [])
            + function(parameters, creation(call.arguments(\.name.escaped)))
    }

    private var hasPlain: Bool { call.payload.contains { $0.plain != nil } }

    private func matcher(_ payload: Payload) -> String { "\(plan.names("Arg"))<\(inToken(payload.type))>" }

    private func text(_ payload: Payload, type: String) -> String {
        let name = payload.name.escaped
        let label =
            payload.label.map { $0 == payload.name ? name : "\($0.escapedLabel) \(name)" } ?? "_ \(name)"
        // A closure cannot be compared, so it may be omitted.
        let standard = payload.type.isClosure && type == matcher(payload) ? " = .any" : ""
        return "\(label): \(type)\(standard)"
    }

    /// The type of the token, such as `TypedCall<Invocation, (String, Int), Bool, Never>`.
    var type: String {
        let types = [call.receivedType, call.output].map { $0 == .void ? "Void" : inToken($0) }
        return "\(plan.names("TypedCall"))<Invocation, \(list(types)), \(inToken(call.failure))>"
    }

    /// The statement that creates the token. An overload does not call another one, because the compiler would search
    /// the tokens of all mocks for it.
    private func creation(_ arguments: [String]) -> [String] {
        guard !call.payload.isEmpty else { return [".init(.\(name))"] }
        return [".init(.\(name)(\(list(arguments)))) { $0.\(call.argumentsName) }"]
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
        payload.map { ($0.label.map { "\($0.argumentLabel): " } ?? "") + value($0) }
    }
}
