// Finds the parameters that a caller can leave out, because an extension of the protocol gives them a default value.

extension DeclarationReader {
    /// Marks the parameters of requirements that a function in an extension gives a default value, or does not have.
    mutating func findOmissibleArguments(of usr: String) {
        let ancestors = index.ancestors(of: usr)
        let defaults = ancestors.flatMap(index.requirements).flatMap {
            index.defaults(of: $0.identifier.precise)
        }
        let symbols = (defaults + ancestors.flatMap(index.members)).filter {
            ["swift.method", "swift.type.method"].contains($0.kind.identifier)
        }
        for symbol in symbols {
            // A function that cannot be parsed is none that a requirement has to match.
            guard
                let function = try? Requirement(source: source(of: symbol), title: symbol.names.title)
            else { continue }
            declaration.markOmissibleArguments(by: function)
        }
    }
}

extension MockedDeclaration {
    /// Marks the parameters that callers of a function in an extension can leave out.
    ///
    /// The function has the labels of the requirement, or some of them. If several requirements come into question, such
    /// as overloads, it also has the same types. A function without parameters has no types to tell them apart.
    mutating func markOmissibleArguments(by function: Requirement) {
        let named = requirements.indices.filter {
            let other = requirements[$0]
            return other.kind == .function && other.name == function.name
                && other.isStatic == function.isStatic
        }
        let same = named.filter { requirements[$0].title == function.title }
        var matches: [Int: [Int: Int]] = [:]
        for index in same.isEmpty ? named : same {
            matches[index] = requirements[index].parameterIndices(of: function)
        }
        for (index, positions) in matches {
            let hasSameTypes =
                !positions.isEmpty
                && positions.allSatisfy {
                    requirements[index].parameters[$0].type == function.parameters[$1].type
                }
            guard matches.count == 1 || hasSameTypes else { continue }
            for own in requirements[index].parameters.indices {
                guard positions[own].map({ function.parameters[$0].isOmissible }) ?? true else { continue }
                requirements[index].parameters[own].isOmissible = true
            }
        }
    }
}

extension Requirement {
    /// Returns, by the index of a parameter, the index of the parameter of a function with the same label.
    ///
    /// - Returns: `nil` if the function has other labels, or the same ones in another order.
    fileprivate func parameterIndices(of function: Requirement) -> [Int: Int]? {
        var positions: [Int: Int] = [:]
        var next = 0
        for (index, parameter) in parameters.enumerated() where next < function.parameters.count {
            guard parameter.label == function.parameters[next].label else { continue }
            positions[index] = next
            next += 1
        }
        return next == function.parameters.count ? positions : nil
    }
}
