// The conformance of invocations to `Codable`, which a tape needs to record calls.

extension Wrapper {
    /// The conformance to `Codable`. It has the format that the compiler synthesizes, so that a generated wrapper can
    /// play the tapes of a wrapper that was written by hand.
    var coding: [String] {
        guard declaration.isCodable else { return [] }
        let constraints = plan.codabilityConstraints
        let head = row(
            "nonisolated extension \(mockName).Invocation: \(names("Codable"))", [],
            (constraints.isEmpty ? "" : " where \(list(constraints))") + " {")
        let deprecation = plan.calls.first(where: \.isDeprecated)?.deprecation ?? []
        return availability + head + indented(deprecation + encoding + [""] + deprecation + decoding) + ["}"]
    }

    private var encoding: [String] {
        // An argument with its name would hide it.
        let isTaken = plan.calls.contains { $0.payload.contains { $0.name == "encoder" } }
        let encoder = isTaken ? "_encoder" : "encoder"
        let head = "func encode(to \(encoder): any \(names("Encoder"))) throws {"
        // A switch over no cases needs no value.
        let cases = plan.calls.map { call in
            let start = "\(names("_EncodedCall"))"
            if let reason = call.obstacleToEncoding(in: plan) {
                return
                    "case .\(call.name.escaped): throw \(start).refusal(of: self, \(encoder), because: \"\(reason)\")"
            }
            let puts = zip(call.payload, call.codingKeys).map { ".put(\($0.name.escaped), \"\($1)\")" }
            let word = puts.isEmpty ? "_ =" : "try"
            return "case \(call.pattern): \(word) \(start)(\"\(call.name)\", \(encoder))\(puts.joined())"
        }
        return [head, "    switch self {"] + indented(cases) + ["    }", "}"]
    }

    private var decoding: [String] {
        let cases = plan.calls.filter { $0.obstacleToEncoding(in: plan) == nil }.map { call -> String in
            let name = call.name.escaped
            guard !call.payload.isEmpty else { return "case \"\(call.name)\": self = .\(name)" }
            let arguments = zip(call.payload, call.codingKeys).map { payload, key in
                payload.label.beforeArgument + "try call[\"\(key)\"]"
                    + (payload.isTypeWritten ? " as \(names("Arg"))<\(payload.type)>" : "")
            }
            return "case \"\(call.name)\": self = .\(name)(\(list(arguments)))"
        }
        let head = [
            "init(from decoder: any \(names("Decoder"))) throws {",
            "    let call = try \(names("_DecodedCall"))(decoder)",
        ]
        if cases.isEmpty { return head + ["    throw call.isUnknown", "}"] }
        return head + ["    switch call.name {"] + indented(cases) + [
            "    default: throw call.isUnknown", "    }", "}",
        ]
    }
}

extension WrapperCall {
    /// The keys of the arguments: their labels, or `_` with their positions.
    fileprivate var codingKeys: [String] {
        payload.enumerated().map { index, argument in
            argument.label.map { $0.filter { $0 != "`" } } ?? "_\(index)"
        }
    }
}

extension WrapperPlan {
    /// The calls that cannot be recorded on a tape, one sentence for each.
    var unrecordableCalls: [String] {
        guard declaration.isCodable else { return [] }
        return calls.compactMap { call in
            call.obstacleToEncoding(in: self).map {
                "a call of \(call.requirement.title) cannot be recorded on a tape because \($0)"
            }
        }
    }
}
