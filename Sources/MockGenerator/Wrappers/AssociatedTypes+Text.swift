extension AssociatedTypes {
    /// The source code of the generic parameters of the wrapper and of their constraints.
    var parameterClause: (parameters: String, constraints: String) {
        guard !generics.isEmpty else { return ("", "") }
        let parameters = generics.map { name in
            let bounds = simpleBounds(of: name)
            return bounds.isEmpty ? name : "\(name): \(bounds.joined(separator: " & "))"
        }
        let rest = constraints.filter { !isSimple($0) }
        return ("<\(list(parameters))>", rest.isEmpty ? "" : " where \(list(rest))")
    }

    private func simpleBounds(of name: String) -> [String] {
        constraints.filter { $0.left == .named(name) && isSimple($0) }.map { "\($0.right)" }
    }

    private func isSimple(_ constraint: GenericConstraint) -> Bool {
        guard constraint.relation == .conforms,
            case .named(let name, in: nil, arguments: []) = constraint.left
        else {
            return false
        }
        return generics.contains(name)
    }
}
