/// The case of an enum's value, read from the metadata of the enum.
struct EnumCase {
    /// The name as it is declared, also for an enum that describes itself.
    let name: String
    /// The number among the cases of the enum, which distinguishes cases with one name.
    let number: UInt32
    /// The declared type of the only argument without a label, or of a tuple of all arguments; nil without arguments.
    let payload: Any.Type?
    /// Whether the payload is stored in a box.
    private let isIndirect: Bool
    private let functions: EnumFunctions

    /// Reads the case of a value, whose type is no existential; nil for a value of another type, and for an enum whose
    /// module was built without the names of its cases.
    init?<Value>(of value: Value) {
        guard let metadata = TypeMetadata(of: Value.self), let functions = metadata.enumFunctions else { return nil }
        number = functions.number(of: value)
        guard let record = metadata.field(Int(number)), let name = record.name else { return nil }
        payload = metadata.type(of: record)?.type
        if record.hasPayload, payload == nil { return nil }
        (self.name, self.functions, isIndirect) = (name, functions, record.isIndirect)
    }

    /// Returns the arguments of a value of this case, with their labels.
    func arguments<Enum>(of value: Enum) -> [InvocationShape.Argument] {
        guard let payload else { return [] }
        func open<Content>(_ type: Content.Type) -> Any { load(type, from: value) }
        let content = _openExistential(payload, do: open)
        // A payload of type `Any` is one argument, even if it holds a tuple in one call and something else in another.
        return TypeMetadata(of: payload)?.kind == .tuple
            ? members(of: Mirror(reflecting: content)).arguments : [.init(label: nil, value: content)]
    }

    /// Whether a value has this case, and each argument passes its test. There are as many tests as arguments.
    func isCase<Enum>(of value: Enum, passing tests: [(Any) -> Bool]) -> Bool {
        guard functions.number(of: value) == number else { return false }
        guard let payload, !tests.isEmpty else { return tests.isEmpty }
        func open<Content>(_ type: Content.Type) -> Bool {
            let content = load(type, from: value)
            return TypeMetadata.allElements(of: content) { tests[$0]($1) } ?? tests[0](content)
        }
        return _openExistential(payload, do: open)
    }

    private func load<Content, Enum>(_: Content.Type, from value: Enum) -> Content {
        functions.withPayload(of: value) { place in
            guard isIndirect else { return place.load(as: Content.self) }
            switch place.load(as: IndirectPayload<Content>.self) {
            case .boxed(let content): return content
            }
        }
    }
}

/// The payload of an indirect case. Both are stored as a reference to a box with the payload.
indirect enum IndirectPayload<Content> { case boxed(Content) }
