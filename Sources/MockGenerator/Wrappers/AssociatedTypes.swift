/// What becomes of the associated types of a protocol: generic parameters of the wrapper, or aliases for what they are
/// said to be.
struct AssociatedTypes {
    /// The ones that a test chooses, in their order, the primary ones first.
    var generics: [String] = []
    /// The ones that the protocol fixes.
    var aliases: [(name: String, type: SwiftType)] = []
    var constraints: [GenericConstraint] = []
    /// Whether `any P<…>` names all that a test chooses.
    var isNamedByExistential = true
    /// What stands between the brackets of that.
    var existentialArguments: [SwiftType] = []

    /// What generic parameters stand for that have another name.
    private var associatedNames: [String: String] = [:]
    private let names: Set<String>
    private let typealiases: [String: SwiftType]

    init(of declaration: ProtocolDeclaration) throws(Obstacle) {
        names = Set(declaration.associatedTypes.map(\.name))
        typealiases = declaration.typealiases
        if names.contains("Void") {
            throw Obstacle(
                description: "its associated type Void has the name of a type of the standard library")
        }
        if names.contains("Invocation") {
            throw Obstacle(
                description: "its associated type Invocation has the name of a part of every wrapper")
        }
        var rest: [GenericConstraint] = []
        for constraint in declaration.constraints {
            let normal = constraint.mapped { resolving($0) }
            if normal.right == .suppressed(.named("Copyable"))
                || normal.right == .suppressed(.named("Escapable"))
            {
                throw Obstacle(
                    description:
                        "its associated type \(normal.left) need not be copyable, so that no engine can keep it"
                )
            }
            if normal.relation == .equals { try fix(normal, &rest) } else { rest.append(normal) }
        }
        rest = fixingWhatFollows(from: rest)
        generics = declaration.associatedTypes.map(\.name).filter { name in
            !aliases.contains { $0.name == name }
        }
        // What an alias stands for may be an alias itself.
        for _ in aliases { aliases = aliases.map { ($0.name, resolving($0.type)) } }
        for constraint in rest {
            let resolved = constraint.mapped { resolving($0) }
            let isOfUse = generics.contains { resolved.left.mentions($0) || resolved.right.mentions($0) }
            if isOfUse, !constraints.contains(resolved) { constraints.append(resolved) }
        }
        let primary = declaration.associatedTypes.filter(\.isPrimary).map(\.name)
        isNamedByExistential = generics.allSatisfy(primary.contains)
        renameGenerics()
        if !generics.isEmpty { existentialArguments = primary.map { resolving(.named($0)) } }
    }

    /// Gives another name to what has one that means something else in a wrapper.
    private mutating func renameGenerics() {
        for (index, name) in generics.enumerated() where takenNames.contains(name) {
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
        throws(Obstacle)
    {
        let isName = [constraint.left, constraint.right].contains { side in names.contains("\(side)") }
        if !isName, constraint.left.mentions("Self") || constraint.right.mentions("Self") {
            throw Obstacle(
                description:
                    "it asks that \(constraint), which goes in a circle: a wrapper would have to be its own argument"
            )
        }
        let sides = [(constraint.left, constraint.right), (constraint.right, constraint.left)]
        for (side, other) in sides {
            guard case .named(let name, in: nil, arguments: []) = side, names.contains(name),
                !aliases.contains(where: { $0.name == name || other == .named(name) && $0.type == side })
            else { continue }
            if other == side { return }
            // What belongs to another one reads better as what is asked of that one.
            if other.contains(where: { if case .named(_, in: .some, _) = $0 { true } else { false } }) {
                continue
            }
            // A type that holds itself has no end.
            if resolving(other).mentions(name) { continue }
            aliases.append((name, other))
            return
        }
        rest.append(constraint)
    }

    /// Fixes what is the same as a part of something that is fixed: `Path.Element`, where `Path` is `[String]`.
    ///
    /// - Returns: What is left to be asked.
    private mutating func fixingWhatFollows(from rest: [GenericConstraint]) -> [GenericConstraint] {
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

    /// Returns a type without `Self.` before associated types, and without those that are fixed.
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
}

/// The names that a generic parameter may not have in a wrapper.
let takenNames = libraryTypes.union(standardTypes).union(["Real", "Handed", "Home"])

extension SwiftType {
    /// The type with another name for a generic parameter.
    func renaming(_ name: String, to other: String) -> SwiftType {
        replacing { $0 == .named(name) ? .named(other) : nil }
    }

    /// The type under its usual name: the `Element` of `[String]` is `String`.
    fileprivate var simplified: SwiftType {
        if case .named("Element", in: .array(let element), arguments: []) = self { element } else { self }
    }
}
