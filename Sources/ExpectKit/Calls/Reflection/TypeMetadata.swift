/// The record that the Swift runtime keeps of a type.
///
/// Only this type reads raw metadata, and it never writes any. The layout is part of Swift's stable binary interface
/// (docs/ABI/TypeMetadata.rst in the Swift repository). A field is read only after the kind of the record, because each
/// kind has its own fields. If the layout is not the documented one, callers find no parts.
struct TypeMetadata {
    enum Kind: Int {
        case structure = 0x200
        case enumeration = 0x201
        case optional = 0x202
        case tuple = 0x301
    }

    /// The size of a pointer and of an integer in a record.
    static var word: Int { MemoryLayout<Int>.size }

    let record: UnsafeRawPointer
    /// The kind of the record; nil for classes, functions, existentials and all other kinds that are not read here.
    let kind: Kind?

    /// Finds the record of a type; nil if the layout of records is not known.
    init?(of type: Any.Type) {
        guard Self.isReadable else { return nil }
        self.init(type)
    }

    private init(_ type: Any.Type) {
        // A metatype is the address of the record.
        self.init(record: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    init(record: UnsafeRawPointer) {
        self.record = record
        kind = Kind(rawValue: record.load(as: Int.self))
    }

    /// Reads a reference to another record.
    func type(at place: UnsafeRawPointer) -> Any.Type {
        unsafeBitCast(place.load(as: UnsafeRawPointer.self), to: Any.Type.self)
    }

    /// The elements of a tuple type; nil for any other type.
    var tupleElements: [Member]? { kind == .tuple ? (0..<tupleCount).map(tupleElement) : nil }

    private var tupleCount: Int { record.load(fromByteOffset: Self.word, as: Int.self) }

    private func tupleElement(_ index: Int) -> Member {
        // The kind, the number of elements, the labels; then the type and the offset of each element. On platforms
        // other than Apple's an offset has 32 bits, and the other half of its word is undefined.
        let element = record + Self.word * (3 + 2 * index)
        return Member(type: type(at: element), offset: Int(element.load(fromByteOffset: Self.word, as: UInt32.self)))
    }

    /// Whether all elements of a tuple pass a test; nil for a value of another type, or in an existential. `Mirror`
    /// could copy the elements as well, but it allocates a label for each of them.
    static func allElements<Tuple>(of tuple: Tuple, satisfy test: (_ index: Int, _ element: Any) -> Bool) -> Bool? {
        guard let metadata = TypeMetadata(of: Tuple.self), metadata.kind == .tuple else { return nil }
        return withUnsafePointer(to: tuple) { start in
            (0..<metadata.tupleCount).allSatisfy { index in
                let element = metadata.tupleElement(index)
                let place = UnsafeRawPointer(start) + element.offset
                func copy<Element>(_ type: Element.Type) -> Any { place.load(as: type) }
                return test(index, _openExistential(element.type, do: copy))
            }
        }
    }

    /// Whether records have the documented layout, checked with types whose records are known. Each check reads only
    /// memory whose layout the checks before it have confirmed.
    static let isReadable: Bool = {
        #if _ptrauth(_arm64e)
            // The pointers in a record are signed on this processor.
            return false
        #else
            let (sample, probe, tuple) = (Self(Sample.self), Self(Probe.self), Self((Int8, Int).self))
            guard sample.kind == .structure, probe.kind == .enumeration, Self(Int?.self).kind == .optional,
                let elements = tuple.tupleElements, elements.map(\.offset) == [0, word], elements[0].type == Int8.self,
                elements[1].type == Int.self, let counts = probe.caseCounts, counts == (1, 2),
                probe.fieldCount ?? 3 == 3, let functions = probe.enumFunctions,
                [Probe.payload(1), .first, .second].map(functions.number) == [0, 1, 2],
                functions.withPayload(of: Probe.payload(7), { $0.load(as: Int.self) }) == 7
            else { return false }
            // Without reflection metadata, the properties are nil.
            guard let properties = sample.storedProperties else { return true }
            return properties.map(\.offset) == [0, word] && properties[0].type == Int8.self
                && properties[1].type == Int.self
        #endif
    }()

    private struct Sample { let first: Int8, second: Int }

    private enum Probe { case first, second, payload(Int) }
}

// The cases of an enum.
extension TypeMetadata {
    private var isEnum: Bool { kind == .enumeration || kind == .optional }

    /// The number of cases that have a payload with a size, and of all other cases; nil for any other type.
    var caseCounts: (withStoredPayload: Int, other: Int)? {
        guard isEnum else { return nil }
        let stored = descriptor.load(fromByteOffset: Descriptor.storedPayloads, as: UInt32.self) & 0xFF_FFFF
        return (Int(stored), Int(descriptor.load(fromByteOffset: Descriptor.otherCases, as: UInt32.self)))
    }

    /// The functions of an enum; nil for any other type.
    var enumFunctions: EnumFunctions? { isEnum ? EnumFunctions(of: record) : nil }
}

/// The functions in the value witness table of an enum that read and set the cases of its values. Cases with a payload
/// come first, in the order of their declaration, as in reflection metadata. The number distinguishes `move((Int,
/// Int))` from `move(Int, Int)`, whose names and payloads are alike.
struct EnumFunctions {
    /// The offsets of the fields in a value witness table: eight functions, the size and the stride of a word each, the
    /// flags and the spare values of four bytes each, and the functions of an enum.
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

    fileprivate init?(of record: UnsafeRawPointer) {
        // The table stands before the record.
        table = record.load(fromByteOffset: -TypeMetadata.word, as: UnsafeRawPointer.self)
        let flags = table.load(fromByteOffset: Offset.flags, as: UInt32.self)
        guard flags & Offset.hasEnumFunctions != 0 else { return nil }
        self.record = record
        numberOfValue = table.load(fromByteOffset: Offset.number, as: Number.self)
    }

    /// Returns the number of the case of a value, whose type has these functions.
    func number<Value>(of value: Value) -> UInt32 { withUnsafePointer(to: value) { numberOfValue($0, record) } }

    /// Calls a closure with the memory of the payload, or of the reference to its box.
    ///
    /// - Precondition: The type of the value has these functions, and its case has a payload.
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
