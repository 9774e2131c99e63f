// Whether the arguments of a call can be encoded.

extension WrapperCall {
    /// The first argument that cannot be encoded, with the reason as a clause, such as `its argument done is a closure`;
    /// `nil` if all can.
    func obstacleToEncoding(in plan: WrapperPlan) -> String? {
        if let closure = requirement.parameters.first(where: \.isNonescapingClosure) {
            return "its argument \(closure.name) is a nonescaping closure, which only a real object calls"
        }
        return payload.lazy.compactMap { argument in
            plan.obstacleToEncoding(argument.type).map { "its argument \(argument.name) \($0)" }
        }.first
    }
}

extension WrapperPlan {
    /// Returns why values of a type cannot be encoded, as a predicate, or `nil` if no reason is known.
    ///
    /// A type of a module without a symbol graph counts as `Codable`.
    fileprivate func obstacleToEncoding(_ type: SwiftType) -> String? {
        type == mockType
            ? "is another mock, which is not Codable"
            : type.obstacleToEncoding(
                uncodable: declaration.uncodableTypes.union(declaration.isolatedTypes.keys))
    }

    /// The constraints under which the arguments of all encoded calls are `Codable`.
    var codabilityConstraints: [String] {
        var constraints: [String] = []
        for call in calls where call.obstacleToEncoding(in: self) == nil {
            for argument in call.payload {
                for part in argument.type.parameters(among: associated.generics) {
                    let constraint = "\(part): \(names("Codable"))"
                    if !constraints.contains(constraint) { constraints.append(constraint) }
                }
            }
        }
        return constraints
    }
}

extension SwiftType {
    /// Returns why values of the type cannot be encoded, as a predicate, or `nil` if no reason is known.
    ///
    /// - Parameter uncodable: The names of types that are known not to be `Codable`.
    func obstacleToEncoding(uncodable: Set<String>) -> String? {
        func inside(_ types: SwiftType...) -> String? {
            types.lazy.compactMap { $0.obstacleToEncoding(uncodable: uncodable) }.first
        }
        switch self {
        case .function: return "is a closure, which cannot be encoded"
        case .attributed(_, let type), .optional(let type), .implicitlyUnwrapped(let type), .array(let type):
            return inside(type)
        case .dictionary(let key, let value): return inside(key, value)
        case .tuple: return "is a tuple, which cannot be encoded"
        case .any, .some, .composition: return "has the type \(self), whose values cannot be decoded"
        case .suppressed, .pack, .each: return "has the type \(self), which is not Codable"
        case .named("Type", in: .some, arguments: _): return "is a type, which cannot be encoded"
        case .named(let name, in: let outer, let arguments):
            let qualified = outer.map { "\($0).\(name)" }
            if uncodable.contains(name) || qualified.map(uncodable.contains) == true
                || outer == nil && ["Any", "AnyObject", "AnyClass"].contains(name)
            {
                return "has the type \(self), which is not Codable"
            }
            return arguments.lazy.compactMap { $0.obstacleToEncoding(uncodable: uncodable) }.first
        }
    }

    /// Returns the generic parameters in the type, or their members: `Key`, `Path.Element`.
    fileprivate func parameters(among names: [String]) -> [SwiftType] {
        switch self {
        case .named(let name, in: nil, arguments: []) where names.contains(name): return [self]
        case .named(_, in: .some(let outer), arguments: []) where names.contains { outer.mentions($0) }:
            return [self]
        case .named(_, in: _, let arguments): return arguments.flatMap { $0.parameters(among: names) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type):
            return type.parameters(among: names)
        case .dictionary(let key, let value): return [key, value].flatMap { $0.parameters(among: names) }
        default: return []
        }
    }
}
