import ExpectKit

/// Shrinks a script as long as mock and model still differ: first it removes sequences of steps, the longest ones first,
/// and then it simplifies single steps.
///
/// - Parameter disagreement: Plays a script again.
func shrunk(_ found: Disagreement, _ disagreement: (ModelScript) -> Disagreement?) -> Disagreement {
    var smallest = found
    while let smaller = smallest.script.smaller.lazy.compactMap(disagreement).first { smallest = smaller }
    return smallest
}

extension ModelScript {
    /// Scripts that have one thing less than this one. None is larger, so shrinking ends.
    fileprivate var smaller: [ModelScript] {
        var found: [ModelScript] = []
        var length = steps.count
        while length > 0 {
            for start in stride(from: 0, through: steps.count - length, by: max(1, length / 2)) {
                var copy = self
                copy.steps.removeSubrange(start..<start + length)
                found.append(copy)
            }
            length /= 2
        }
        for (place, step) in steps.enumerated() {
            for simpler in step.simpler {
                var copy = self
                copy.steps.replaceSubrange(place...place, with: simpler)
                found.append(copy)
            }
        }
        return found + simplerSettings
    }

    private var simplerSettings: [ModelScript] {
        var found: [ModelScript] = []
        if mode != .strict { found.append(ModelScript(ordering: ordering, hasReal: hasReal, steps: steps)) }
        if ordering != .ordered { found.append(ModelScript(mode: mode, hasReal: hasReal, steps: steps)) }
        if hasReal {
            // Without a real object, an answer that forwards would be another mistake.
            let steps = steps.map(\.withoutForwarding)
            found.append(ModelScript(mode: mode, ordering: ordering, steps: steps))
        }
        return found
    }
}

extension ModelScript.Step {
    /// Simpler steps that can replace it.
    fileprivate var simpler: [[Self]] {
        switch self {
        case .declare(let declaration): return declaration.simpler.map { [.declare($0)] }
        case .call(var call, let line) where call.argument > 1:
            call.argument = 1
            return [[.call(call, line: line)]]
        case .group(let members):
            let fewer = members.indices.map { place in
                [Self.group(members.enumerated().filter { $0.offset != place }.map(\.element))]
            }
            let same = members.indices.flatMap { place in
                members[place].simpler.map { simpler in
                    var copy = members
                    copy[place] = simpler
                    return [Self.group(copy)]
                }
            }
            return [members.map { .declare($0) }] + fewer + same
        case .call, .mode, .verify, .checkpoint, .reset: return []
        }
    }

    fileprivate var withoutForwarding: Self {
        switch self {
        case .declare(let declaration): .declare(declaration.withoutForwarding)
        case .group(let members): .group(members.map(\.withoutForwarding))
        default: self
        }
    }
}

extension ModelScript.Declaration {
    fileprivate var simpler: [Self] {
        var found: [Self] = []
        for place in clauses.indices {
            found.append(self)
            found[found.count - 1].clauses.remove(at: place)
            if case .returns(let values) = clauses[place].kind, values.count > 1 {
                found.append(self)
                found[found.count - 1].clauses[place].kind = .returns(Array(values.dropLast()))
            }
        }
        if pattern != .exactly(1) {
            found.append(self)
            found[found.count - 1].pattern = .exactly(1)
        }
        return found
    }

    fileprivate var withoutForwarding: Self {
        var copy = self
        copy.clauses.removeAll { $0.kind == .forwards }
        return copy
    }
}
