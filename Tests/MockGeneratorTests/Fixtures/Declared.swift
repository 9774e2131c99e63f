@testable import MockGenerator

/// Returns a protocol declaration for requirements in source code, without a symbol graph.
func declared(
    _ name: String, _ requirements: [String], associatedTypes: [String] = [], primary: [String] = [],
    where constraints: String = "", change: (inout MockedDeclaration) -> Void = { _ in }
) throws -> MockedDeclaration {
    var declaration = MockedDeclaration(name: name, module: "Shop")
    declaration.requirements = try requirements.map { source in
        var requirement = try Requirement(source: source)
        requirement.owner = name
        return requirement
    }
    declaration.associatedTypes = associatedTypes.map {
        AssociatedType(name: $0, isPrimary: primary.contains($0))
    }
    if !constraints.isEmpty {
        var reader = TokenReader("where " + constraints)
        declaration.constraints = try reader.whereClause()
    }
    declaration.imports = ["Shop"]
    change(&declaration)
    return declaration
}

/// Returns the block of a wrapper whose first line starts with a prefix.
func part(_ start: String, of source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(start) }) else { return "" }
    let indentation = lines[first].prefix { $0 == " " }
    var end = first
    if lines[first].hasSuffix("{") || lines[first].hasSuffix("(") {
        end =
            lines[first...].dropFirst().firstIndex {
                $0.hasPrefix(indentation + "}") && !$0.hasSuffix("{")
                    || $0.hasPrefix(indentation + ")") && $0.hasSuffix("}")
            } ?? first
    }
    return lines[first...end].map { String($0.dropFirst(indentation.count)) }.joined(separator: "\n")
}
