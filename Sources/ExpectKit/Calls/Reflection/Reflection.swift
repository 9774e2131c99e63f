/// A reader of the stored parts of enums, tuples and structs, which ignores custom mirrors.
///
/// It reads type metadata and calls one function of the runtime. If one of them is unavailable, it uses `Mirror`, which
/// is slower and shows less: it shows no case of an enum with a custom mirror, and no case without a payload if the
/// enum has a custom description. Such a value is reported as not comparable where it is declared, so no wrong
/// comparison happens. Without metadata, a payload of type `Any` that holds a tuple counts as several arguments.
struct Reflection: Sendable {
    /// The reflection for this process, which reads metadata and calls the runtime if both are available.
    static let shared = Reflection(member: RuntimeMember(), readsMetadata: TypeMetadata.isReadable)

    private let member: RuntimeMember?
    private let readsMetadata: Bool

    /// - Parameters:
    ///   - member: The runtime's function that copies members; nil to use `Mirror` instead.
    ///   - readsMetadata: Whether type metadata is read.
    init(member: RuntimeMember?, readsMetadata: Bool) {
        (self.member, self.readsMetadata) = (member, readsMetadata)
    }

    /// The kinds of types that reflection reads.
    enum Kind {
        case `enum`, `struct`, tuple, other
    }

    /// Returns the kind of a value's type.
    func kind(of value: Any) -> Kind {
        guard let metadata = TypeMetadata(of: type(of: value), isReadable: readsMetadata) else {
            return mirroredKind(of: value)
        }
        return switch metadata.kind {
        case .enumeration, .optional: .enum
        case .structure: .struct
        case .tuple: .tuple
        case nil: .other
        }
    }

    /// The case of an enum's value.
    struct EnumCase {
        /// The name as it is declared, also for an enum that describes itself.
        let name: String
        /// The number among the cases of the enum, if it is known.
        let number: UInt32?
        let hasPayload: Bool
    }

    /// Returns the case of an enum's value; nil for a value of another type, and for an enum whose module was built
    /// without the names of its cases.
    ///
    /// - Precondition: `Value` is not an existential type.
    func enumCase<Value>(of value: Value) -> EnumCase? {
        guard let metadata = TypeMetadata(of: Value.self, isReadable: readsMetadata) else {
            return mirroredCase(of: value)
        }
        // A module may be built without reflection metadata, or without names.
        guard metadata.recordedCaseCount != nil, let number = metadata.caseReader?.number(of: value),
            let record = metadata.caseRecord(Int(number)), let name = record.name
        else { return nil }
        return EnumCase(name: String(cString: name), number: number, hasPayload: record.hasPayload)
    }

    // MARK: Members

    /// Returns the arguments of a case that has a payload, with their labels.
    func arguments<Enum>(of value: Enum) -> [(label: String?, value: Any)] {
        guard let payload = payload(of: value) else { return [] }
        return isDeclaredAsTuple(payload) ? members(of: payload) : [(nil, payload)]
    }

    /// Returns whether each argument of a case that has a payload passes the test at its position.
    func areArguments<Enum>(of value: Enum, acceptedBy tests: [(Any) -> Bool]) -> Bool {
        guard let payload = payload(of: value) else { return tests.isEmpty }
        guard isDeclaredAsTuple(payload) else { return tests.count == 1 && tests[0](payload) }
        guard readsMetadata else {
            let values = members(of: payload)
            return values.count == tests.count && tests.indices.allSatisfy { tests[$0](values[$0].value) }
        }
        func open<Tuple>(_ payload: Tuple) -> Bool {
            TypeMetadata(of: Tuple.self)?.memberCount == tests.count
                && TypeMetadata.allElements(of: payload) { tests[$0]($1) } ?? false
        }
        return open(payload)
    }

    /// Returns the elements of a tuple, or the stored properties of a struct, with their labels.
    func members(of value: Any) -> [(label: String?, value: Any)] {
        guard let member, let count = memberCount(of: value) else { return mirroredMembers(of: value) }
        return (0..<count).map { index in
            let (name, value) = member.named(of: value, at: index)
            return (name.flatMap(memberLabel), value)
        }
    }

    /// Returns the payload of a case that has one: its only argument without a label, or a tuple of all arguments.
    private func payload<Enum>(of value: Enum) -> Any? {
        if let member { return member.payload(of: value) }
        return Mirror(reflecting: value).children.first?.value
    }

    private func memberCount(of value: Any) -> Int? {
        TypeMetadata(of: type(of: value), isReadable: readsMetadata)?.memberCount
    }

    /// Returns whether a payload is declared as a tuple.
    ///
    /// A payload of type `Any` is one argument, even if it holds a tuple in one call and something else in another.
    private func isDeclaredAsTuple(_ payload: Any) -> Bool {
        guard let metadata = TypeMetadata(ofBox: payload, isReadable: readsMetadata) else {
            return mirroredKind(of: payload) == .tuple
        }
        return metadata.kind == .tuple
    }
}

/// Returns the label of a member by its name in reflection, where members without a label have names such as `.0`.
func memberLabel(_ name: String) -> String? { name.hasPrefix(".") ? nil : name }

/// Whether a value is a case of an enum without a payload.
///
/// The case is not known if the module was built without the names of cases. It then counts as one without a payload.
package func isPlainCase<Value>(_ value: Value) -> Bool {
    let hasPayload = Reflection.shared.enumCase(of: value)?.hasPayload ?? false
    return Reflection.shared.kind(of: value) == .enum && !hasPayload
}
