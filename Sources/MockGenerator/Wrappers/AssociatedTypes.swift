/// Maps the associated types of a protocol to generic parameters of the wrapper, or to type aliases if the protocol fixes
/// them.
struct AssociatedTypes {
    /// The associated types that are generic parameters of the wrapper, primary ones first.
    var generics: [String] = []
    /// The associated types that the protocol fixes, with their types.
    var aliases: [(name: String, type: SwiftType)] = []
    var constraints: [GenericConstraint] = []
    /// Whether `any P<…>` specifies all generic parameters, because all of them are primary associated types.
    var isNamedByExistential = true
    /// The arguments of `any P<…>`.
    var existentialArguments: [SwiftType] = []

    /// The associated types of the renamed generic parameters.
    private var associatedNames: [String: String] = [:]
    private let names: Set<String>
    private let typealiases: [String: SwiftType]

    init(of declaration: MockedDeclaration) throws(UnsupportedDeclaration) {
        names = Set(declaration.associatedTypes.map(\.name))
        typealiases = declaration.typealiases
        for (name, place) in [("Void", "of the standard library"), ("Invocation", "in every mock")]
        where names.contains(name) {
            throw UnsupportedDeclaration(
                "its associated type \(name) has the name of a type \(place); rename it")
        }
        var rest: [GenericConstraint] = []
        for constraint in declaration.constraints {
            let normal = constraint.mapped { resolving($0) }
            if normal.right == .suppressed(.named("Copyable"))
                || normal.right == .suppressed(.named("Escapable"))
            {
                throw UnsupportedDeclaration(
                    "its associated type \(normal.left) may be noncopyable, and a mock stores only copyable values"
                )
            }
            if normal.relation == .equals { try fix(normal, &rest) } else { rest.append(normal) }
        }
        rest = fixingMembers(in: rest)
        generics = declaration.associatedTypes.map(\.name).filter { name in
            !aliases.contains { $0.name == name }
        }
        // The type of an alias may contain other aliases.
        for _ in aliases { aliases = aliases.map { ($0.name, resolving($0.type)) } }
        for constraint in rest {
            let resolved = constraint.mapped { resolving($0) }
            let isRelevant = generics.contains { resolved.left.mentions($0) || resolved.right.mentions($0) }
            if isRelevant, !constraints.contains(resolved) { constraints.append(resolved) }
        }
        let primary = declaration.associatedTypes.filter(\.isPrimary).map(\.name)
        isNamedByExistential = generics.allSatisfy(primary.contains)
        renameGenerics()
        if !generics.isEmpty { existentialArguments = primary.map { resolving(.named($0)) } }
    }

    /// Renames the generic parameters whose names have another meaning in a wrapper.
    private mutating func renameGenerics() {
        for (index, name) in generics.enumerated() where reservedTypeNames.contains(name) {
            let other = generics.contains("Other\(name)") ? "Other\(name)Type" : "Other\(name)"
            generics[index] = other
            associatedNames[other] = name
            aliases = aliases.map { ($0.name, $0.type.renaming(name, to: other)) }
            constraints = constraints.map { $0.mapped { $0.renaming(name, to: other) } }
            aliases.append((name, .named(other)))
        }
    }

    /// The associated type that a generic parameter of the wrapper stands for.
    func associatedName(of generic: String) -> String { associatedNames[generic] ?? generic }

    private mutating func fix(_ constraint: GenericConstraint, _ rest: inout [GenericConstraint])
        throws(UnsupportedDeclaration)
    {
        let isName = [constraint.left, constraint.right].contains { side in names.contains("\(side)") }
        if !isName, constraint.left.mentions("Self") || constraint.right.mentions("Self") {
            throw UnsupportedDeclaration(
                "it requires that \(constraint), which is circular: the mock would be its own generic argument"
            )
        }
        let sides = [(constraint.left, constraint.right), (constraint.right, constraint.left)]
        for (side, other) in sides {
            guard case .named(let name, in: nil, arguments: []) = side, names.contains(name),
                !aliases.contains(where: { $0.name == name || other == .named(name) && $0.type == side })
            else { continue }
            if other == side { return }
            // A member of another associated type is better expressed as a constraint on that one.
            if other.contains(where: { if case .named(_, in: .some, _) = $0 { true } else { false } }) {
                continue
            }
            // A type that contains itself would be infinite.
            if resolving(other).mentions(name) { continue }
            aliases.append((name, other))
            return
        }
        rest.append(constraint)
    }

    /// Fixes the associated types that equal a member of a fixed one: `Path.Element`, if `Path` is `[String]`.
    ///
    /// - Returns: The remaining constraints.
    private mutating func fixingMembers(in rest: [GenericConstraint]) -> [GenericConstraint] {
        var left = rest
        for _ in rest {
            for (index, constraint) in left.enumerated() where constraint.relation == .equals {
                let sides = [constraint.left, constraint.right].map(resolving)
                guard let name = sides.firstIndex(where: { names.contains("\($0)") }),
                    !names.contains(where: { sides[1 - name].mentions($0) })
                else { continue }
                aliases.append(("\(sides[name])", sides[1 - name].simplified))
                left.remove(at: index)
                break
            }
        }
        return left
    }

    /// Returns a type with fixed associated types and type aliases replaced, and without `Self.` before the others.
    func resolving(_ type: SwiftType) -> SwiftType {
        type.replacing { part in
            switch part {
            case .named(let name, in: .named("Self", in: nil, arguments: []), arguments: [])
            where names.contains(name),
                .named(let name, in: nil, arguments: []) where names.contains(name):
                aliases.first { $0.name == name }?.type ?? .named(name)
            case .named(let name, in: .named("Self", in: nil, arguments: []), arguments: []):
                typealiases[name].map(resolving)
            default: nil
            }
        }
    }

    // MARK: Source code

    /// The constraints of a generic parameter `Real` on the associated types of the mock.
    var realConstraints: [String] { generics.map { "Real.\(associatedName(of: $0)) == \($0)" } }

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

/// The names that a generic parameter of a wrapper must not have.
let reservedTypeNames = libraryTypes.union(standardTypes).union(["Real", "Handed", "Home"])

extension SwiftType {
    /// Returns the type with a generic parameter renamed.
    func renaming(_ name: String, to other: String) -> SwiftType {
        replacing { $0 == .named(name) ? .named(other) : nil }
    }

    /// The type with `[T].Element` simplified to `T`.
    fileprivate var simplified: SwiftType {
        if case .named("Element", in: .array(let element), arguments: []) = self { element } else { self }
    }
}
