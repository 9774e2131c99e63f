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
