// What stands in a member: the call of the engine.

extension Wrapper {
    /// The lines of a member.
    func body(of call: WrapperCall) -> [String] {
        if call.requirement.availability.contains(where: { $0.hasSuffix("unavailable") }) {
            return ["fatalError(\"\(call.requirement.title) is not available\")"]
        }
        let before = preparations(of: call) + openedFunction(for: call)
        if let run = call.run {
            guard call.canForward else { return before + answered(run, call) }
            return statement("return ", after: before, running(run, call))
        }
        // Nobody has an argument to call it with.
        if call.requirement.parameters.contains(where: { $0.type.isStandard("Never") }) {
            return []
        }
        let result = call.requirement.result.value
        let names = call.inouts.map(\.name.escaped)
        if names.isEmpty {
            // No value of the wrapper's own type could be made up.
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

    /// What is returned where nothing answers: the arguments as they are, and a result that is made up.
    private func kept(_ names: [String], _ call: WrapperCall) -> String {
        let result = "\(call.requirement.result.value)".asMetatypeBase
        return "default: \(receiver(of: call))mock.madeUp(\(result).self).map { (\(list(names)), $0) }"
    }

    /// What is done before the call, so that its arguments can be kept.
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
                parameter.isKept(in: declaration)
            {
                return ["let \(parameter.name.followed(by: "Handed")) = Handed(\(name))"]
            }
            if call.canForward, parameter.has("sending") {
                return ["nonisolated(unsafe) let \(name) = \(name)"]
            }
            if call.canForward, parameter.isConsumed(in: declaration) {
                // A closure could run twice for all that the compiler knows, and may not use up what it did not bring.
                return ["var \(parameter.name.followed(by: "Held")) = \(names("Optional"))(\(name))"]
            }
            if parameter.has("borrowing") || parameter.has("consuming"), parameter.isKept(in: declaration) {
                return ["let \(name) = copy \(name)"]
            }
            return []
        }
    }

    /// Lines whose last statement is an expression: the only one needs no `return`.
    private func statement(_ start: String, after before: [String], _ lines: [String]) -> [String] {
        before.isEmpty ? lines : before + prefixed(start, lines)
    }

    private func prefixed(_ start: String, _ lines: [String]) -> [String] {
        [start + (lines.first ?? "")] + lines.dropFirst()
    }

    /// Who takes the call.
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

    /// Runs a closure with an answer that no real object could give.
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

    private func running(_ run: ClosureRun, _ call: WrapperCall) -> [String] {
        let effects = call.requirement.effects
        var lines = block(engineHead(call, ""), closure: call, forwarded(call), isBroken: true)
        let answer = run.lines(effects)
        lines[lines.count - 1] += " running: {" + run.closureHead(call)
        guard answer.count == 1, !answer[0].hasPrefix("for ") else { return lines + indented(answer) + ["}"] }
        lines[lines.count - 1] += " \(answer[0]) }"
        return lines
    }

    /// The call of the engine, up to the closure that asks the real object.
    private func engineHead(_ call: WrapperCall, _ standard: String) -> [String] {
        row(
            "\(call.callWords)\(receiver(of: call))call(",
            [call.token, "on: \(realBox(of: call))\(standard)"], ")", depth: 2)
    }

    /// A call with a trailing closure.
    private func block(
        _ head: [String], closure call: WrapperCall, _ body: [String], isBroken: Bool = false
    ) -> [String] {
        var signature = ""
        // An error of a type of its own is not inferred for a closure.
        if case .errors(.some) = call.requirement.effects.throwing {
            signature = " ()\(call.requirement.effects) in"
        }
        let last = "\(head.last ?? "") {\(signature)"
        let line = "\(last) \(body[0]) }"
        if head.count == 1, body.count == 1, !isBroken, line.count + 16 <= lineWidth { return [line] }
        return head.dropLast() + [last] + indented(body) + ["}"]
    }

    /// The object that a call is forwarded to; where others are among the arguments, only if they have one as well.
    private func realBox(of call: WrapperCall) -> String {
        let others = call.requirement.parameters.filter { $0.type == plan.mockType }.map {
            "\($0.name.escaped).\(plan.realName)"
        }
        let all = call.hasReceiver(plan.mockType) ? others : [plan.realName] + others
        return all.dropFirst().reduce(all[0]) { "\($0).beside(\($1))" }
    }
}
