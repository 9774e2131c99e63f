/// The case of an enum's value, read from the metadata of the enum.
struct EnumCase {
    /// The name as it is declared, also for an enum that describes itself.
    let name: String
    /// The number among the cases of the enum, which distinguishes cases with one name.
    let number: UInt32
    /// How the payload is read; nil for a case without one.
    let payload: EnumPayload?

    /// Reads the case of a value, whose type is no existential; nil for a value of another type, and for an enum whose module
    /// was built without the names of its cases.
    init?<Value>(of value: Value) {
        guard let metadata = TypeMetadata(of: Value.self), let functions = metadata.enumFunctions else { return nil }
        number = functions.number(of: value)
        guard let record = metadata.field(Int(number)), let name = record.name else { return nil }
        self.name = name
        let type = metadata.type(of: record)?.type
        if record.hasPayload, type == nil { return nil }
        payload = type.map { EnumPayload(type: $0, isIndirect: record.isIndirect, functions: functions) }
    }

    /// Returns the arguments of a value of this case, with their labels.
    func arguments<Enum>(of value: Enum) -> [InvocationShape.Argument] {
        guard let payload else { return [] }
        func open<Content>(_ type: Content.Type) -> Any { payload.load(type, from: value) }
        let content = _openExistential(payload.type, do: open)
        // A payload of type `Any` is one argument, even if it holds a tuple in one call and something else in another.
        return TypeMetadata(of: payload.type)?.kind == .tuple
            ? members(of: Mirror(reflecting: content)).arguments : [.init(label: nil, value: content)]
    }
}

/// The payload of a case: its only argument without a label, or a tuple of all arguments.
struct EnumPayload {
    /// The type as it is declared.
    fileprivate let type: Any.Type
    /// Whether the payload is stored in a box.
    fileprivate let isIndirect: Bool
    fileprivate let functions: EnumFunctions

    /// Returns whether each argument of a value passes the test at its position.
    ///
    /// - Precondition: The value has this case, which has as many arguments as there are tests, and at least one.
    func passes<Enum>(_ tests: [(Any) -> Bool], in value: Enum) -> Bool {
        func open<Content>(_ type: Content.Type) -> Bool {
            let content = load(type, from: value)
            return TypeMetadata.allElements(of: content) { tests[$0]($1) } ?? tests[0](content)
        }
        return _openExistential(type, do: open)
    }

    fileprivate func load<Content, Enum>(_: Content.Type, from value: Enum) -> Content {
        functions.withPayload(of: value) { place in
            guard isIndirect else { return place.load(as: Content.self) }
            switch place.load(as: IndirectPayload<Content>.self) {
            case .boxed(let content): return content
            }
        }
    }
}

/// The payload of an indirect case. Both are stored as a reference to a box with the payload.
indirect enum IndirectPayload<Content> {
    case boxed(Content)
}
