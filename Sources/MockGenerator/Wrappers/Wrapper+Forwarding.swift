// The bodies of members: the call of the engine.

extension Wrapper {
    /// Returns the body of a member.
    func body(of call: WrapperCall) -> [String] {
        if !call.requirement.isAvailable {
            return ["fatalError(\"\(call.requirement.title) is not available\")"]
        }
        let before = preparations(of: call) + openedFunction(for: call)
        if let run = call.run {
            guard call.canForward else { return before + answered(run, call) }
            return statement("return ", after: before, running(run, call))
        }
        // A function that takes `Never` cannot be called.
        if call.requirement.parameters.contains(where: { $0.type.isStandard("Never") }) {
            return []
        }
        let result = call.requirement.result.value
        let names = call.inouts.map(\.name.escaped)
        if names.isEmpty {
            // The engine cannot synthesize a value of the type of the wrapper.
            let isOwn = result == plan.mockType && call.accessor != .setter
            let standard = isOwn ? "default: \(plan.mockType)(mode: .strict)" : nil
            return statement("return ", after: before, engineCall(call, standard))
        }
        let all = names.count == 1 ? names[0] : "(\(list(names)))"
        if result == .void { return before + prefixed("\(all) = ", engineCall(call, "unchanged: \(all)")) }
        return before + ["let result: \(result)"]
            + prefixed("(\(list(names + ["result"]))) = ", engineCall(call, kept(names, call)))
            + ["return result"]
    }

    /// Returns the default answer of a call: unchanged `inout` arguments and a synthesized result.
    private func kept(_ names: [String], _ call: WrapperCall) -> String {
        let result = call.requirement.result.value.asBase
        let receiver = receiver(of: call)
        return
            "default: \(receiver.isEmpty ? plan.engine : receiver + plan.engineName)._defaultValue(of: \(result).self).map { (\(list(names)), $0) }"
    }

    /// Returns the statements before the call that make its arguments storable.
    func preparations(of call: WrapperCall) -> [String] {
        call.requirement.parameters.flatMap { parameter -> [String] in
            let name = parameter.name.escaped
            if parameter.has("@autoclosure"), case .function(let function) = parameter.bareType {
                return ["let \(name) = \(function.effects.callWords)\(name)()"]
            }
            if case .pack = parameter.type {
                let values = parameter.name.followed(by: "Values")
                return ["var \(values): [Any] = []", "repeat \(values).append(each \(name))"]
            }
            if declaration.isActor, call.needsHandOver, !parameter.type.isBasic,
                parameter.isStored(in: declaration)
            {
                return ["let \(parameter.name.followed(by: "Handed")) = Handed(\(name))"]
            }
            if call.canForward, parameter.has("sending"), !parameter.type.isBasic {
                return ["nonisolated(unsafe) let \(name) = \(name)"]
            }
            if call.canForward, parameter.isConsumed(in: declaration) {
                // A closure must not consume a captured noncopyable value, because it could run twice. An optional can
                // be emptied instead.
                return ["var \(parameter.name.followed(by: "Held")) = \(names("Optional"))(\(name))"]
            }
            if parameter.has("borrowing") || parameter.has("consuming"), parameter.isStored(in: declaration) {
                return ["let \(name) = copy \(name)"]
            }
            return []
        }
    }

    /// Returns lines that end with an expression, with `return` unless it is the only statement.
    private func statement(_ start: String, after before: [String], _ lines: [String]) -> [String] {
        before.isEmpty ? lines : before + prefixed(start, lines)
    }

    private func prefixed(_ start: String, _ lines: [String]) -> [String] {
        [start + (lines.first ?? "")] + lines.dropFirst()
    }

    /// Returns the receiver of the call of the engine, with a dot. It is empty for the mock itself.
    private func receiver(of call: WrapperCall) -> String {
        let requirement = call.requirement
        if call.hasReceiver(plan.mockType), let index = requirement.receiverIndex(plan.mockType) {
            return requirement.parameters[index].name.escaped + "."
        }
        return requirement.isStatic ? "boundMock." : ""
    }

    private func engineCall(_ call: WrapperCall, _ standard: String? = nil) -> [String] {
        let standard = standard.map { ", \($0)" } ?? ""
        let words = call.callWords
        let start = "\(words)\(receiver(of: call))call(\(call.token)"
        guard call.canForward else { return row(start, [], "\(standard))", depth: 2) }
        return block(
            engineHead(call, standard), closure: call, forwarded(call))
    }

    /// Returns the lines that call a closure argument with the answer, for a call that is not forwarded.
    private func answered(_ run: ClosureRun, _ call: WrapperCall) -> [String] {
        let effects = call.requirement.effects
        let words = (call.failure.isStandard("Never") ? "" : "try ") + (effects.isAsync ? "await " : "")
        let lines = run.lines(effects)
        let returns = call.requirement.result != .void && !(lines.last ?? "").hasPrefix("return ")
        let isUnused = run.form == .once && run.function.parameters.isEmpty
        return ["\(isUnused ? "" : "let answer = ")\(words)\(receiver(of: call))call(\(call.token))"]
            + lines.dropLast()
            + [(returns ? "return " : "") + (lines.last ?? "")]
    }

    /// Returns the lines that call a closure argument with the answer, for a call that may be forwarded.
    private func running(_ run: ClosureRun, _ call: WrapperCall) -> [String] {
        let effects = call.requirement.effects
        var lines = block(engineHead(call, ""), closure: call, forwarded(call), isBroken: true)
        let answer = run.lines(effects)
        lines[lines.count - 1] += " running: {" + run.closureHead(call)
        guard answer.count == 1, !answer[0].hasPrefix("for ") else { return lines + indented(answer) + ["}"] }
        lines[lines.count - 1] += " \(answer[0]) }"
        return lines
    }

    /// Returns the call of the engine, up to the closure that calls the real object.
    private func engineHead(_ call: WrapperCall, _ standard: String) -> [String] {
        // The closure determines the types of the call. A token would be slower to compile, because the compiler searches
        // the tokens of all mocks for it. If a closure is called with the answer, only the token knows the type of the
        // answer.
        let invocation = call.run == nil ? "\(names("MockCall"))(\(call.invocation))" : call.token
        return row(
            "\(call.callWords)\(receiver(of: call))_call(",
            [invocation, "on: \(realBox(of: call))\(standard)"], ")", depth: 2)
    }

    /// The largest indentation of a statement in the body of a member.
    private static let bodyIndentation = 4 * indentationWidth

    /// Returns a call with a trailing closure.
    private func block(
        _ head: [String], closure call: WrapperCall, _ body: [String], isBroken: Bool = false
    ) -> [String] {
        let isSuper = call.access == .superclass
        let box = isSuper ? "_" : "real"
        var signature = call.namesBox || isSuper ? " \(box) in" : ""
        // The compiler does not infer a typed error of a closure.
        if case .errors(.some) = call.requirement.effects.throwing {
            signature = " (\(box))\(call.requirement.effects) in"
        }
        let last = "\(head.last ?? "") {\(signature)"
        let line = "\(last) \(body[0]) }"
        if head.count == 1, body.count == 1, !isBroken, line.count + Self.bodyIndentation <= lineWidth {
            return [line]
        }
        return head.dropLast() + [last] + indented(body) + ["}"]
    }

    /// Returns the real object that a call is forwarded to. If other mocks are among the arguments, they must have real
    /// objects too.
    private func realBox(of call: WrapperCall) -> String {
        let others = call.requirement.parameters.filter { $0.type == plan.mockType }.map {
            "\($0.name.escaped).\(plan.realName)"
        }
        let own = call.canForwardToDefault && plan.hasDefaultsObject ? "._orDefaults" : ""
        let all = call.hasReceiver(plan.mockType) ? others : [plan.realName + own] + others
        return all.dropFirst().reduce(all[0]) { "\($0)._beside(\($1))" }
    }
}
