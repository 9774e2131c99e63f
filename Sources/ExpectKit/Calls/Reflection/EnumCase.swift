struct EnumCase {
    /// The name as it is declared, also for an enum that describes itself.
    let name: String
    /// The number among the cases of the enum, which distinguishes cases with one name.
    let number: UInt32
    /// The declared type of the only argument without a label, or of a tuple of all arguments; nil without arguments.
    let payload: Any.Type?
    private let isIndirect: Bool
    private let functions: EnumFunctions

    /// nil for a value that is no enum, or of a module without the names of cases. Its type must be no existential.
    init?<Value>(of value: Value) {
        guard let metadata = TypeMetadata(of: Value.self), let functions = metadata.enumFunctions else { return nil }
        number = functions.number(of: value)
        guard let record = metadata.field(Int(number)), let name = record.name else { return nil }
        payload = metadata.type(of: record)?.type
        if record.hasPayload, payload == nil { return nil }
        (self.name, self.functions, isIndirect) = (name, functions, record.isIndirect)
    }

    /// - Precondition: The value has this case.
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

indirect enum IndirectPayload<Content> { case boxed(Content) }

/// The functions in the value witness table of an enum. Cases with a payload come first, as in reflection metadata. The
/// number distinguishes `move((Int, Int))` from `move(Int, Int)`.
struct EnumFunctions {
    /// In a value witness table: eight functions, the size and the stride, the flags, and the functions of an enum.
    private enum Offset {
        static var flags: Int { 10 * TypeMetadata.word }
        static var number: Int { flags + 8 }
        static var payload: Int { number + TypeMetadata.word }
        static var store: Int { payload + TypeMetadata.word }
        static let hasEnumFunctions: UInt32 = 0x20_0000
    }

    // Value witnesses have the calling convention of C.
    private typealias Number = @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32
    private typealias Payload = @convention(c) (_ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer) -> Void
    private typealias Store =
        @convention(c) (_ value: UnsafeMutableRawPointer, _ number: UInt32, _ type: UnsafeRawPointer) -> Void

    private let record: UnsafeRawPointer
    private let numberOfValue: Number
    private let table: UnsafeRawPointer

    init?(of record: UnsafeRawPointer) {
        // The table stands before the record.
        table = record.load(fromByteOffset: -TypeMetadata.word, as: UnsafeRawPointer.self)
        let flags = table.load(fromByteOffset: Offset.flags, as: UInt32.self)
        guard flags & Offset.hasEnumFunctions != 0 else { return nil }
        self.record = record
        numberOfValue = table.load(fromByteOffset: Offset.number, as: Number.self)
    }

    /// - Precondition: The type of the value has these functions.
    func number<Value>(of value: Value) -> UInt32 { withUnsafePointer(to: value) { numberOfValue($0, record) } }

    /// Calls a closure with the memory of the payload, or of the reference to its box. There must be a payload.
    func withPayload<Value, Result>(of value: Value, _ body: (UnsafeRawPointer) -> Result) -> Result {
        let number = number(of: value)
        var copy = value
        return withUnsafeMutablePointer(to: &copy) { place in
            table.load(fromByteOffset: Offset.payload, as: Payload.self)(place, record)
            // The copy is destroyed as a value of the enum.
            defer { store(number, in: place) }
            return body(place)
        }
    }

    /// Completes a value in memory that begins with the payload of the case, or with the reference to its box.
    func store(_ number: UInt32, in memory: UnsafeMutableRawPointer) {
        table.load(fromByteOffset: Offset.store, as: Store.self)(memory, number, record)
    }
}

/// Enums are read from type metadata, because `Mirror` does not show every case: none of an enum with a custom mirror,
/// and not which of two cases with one name it is. Without readable metadata, an enum has no case.
enum Reflection {
    enum Kind { case `enum`, `struct`, tuple, other }

    static func kind(of value: Any) -> Kind {
        switch TypeMetadata(of: type(of: value))?.kind {
        case .enumeration, .optional: .enum
        case .structure: .struct
        case .tuple: .tuple
        case nil: .other
        }
    }
}

/// Whether a value is a case of an enum without a payload, or of an enum from a module without the names of cases.
package func isPlainCase<Value>(_ value: Value) -> Bool {
    Reflection.kind(of: value) == .enum && EnumCase(of: value)?.payload == nil
}
