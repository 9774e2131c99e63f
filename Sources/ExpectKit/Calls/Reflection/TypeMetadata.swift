/// The record that the Swift runtime keeps of a type.
///
/// Only this type reads raw metadata, and it never writes any. The layout is part of Swift's stable binary interface
/// (docs/ABI/TypeMetadata.rst in the Swift repository). A field is read only after the kind of the record, because
/// each kind has its own fields. If the layout is not the documented one, the initializers return `nil` (see
/// ``isReadable``), and callers take a slower path.
struct TypeMetadata {
    /// The kinds of records that are read here.
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
    init?(of type: Any.Type, isReadable: Bool = Self.isReadable) {
        guard isReadable else { return nil }
        self.init(record: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    // A metatype is the address of the record.
    init(record: UnsafeRawPointer) {
        self.record = record
        kind = Kind(rawValue: record.load(as: Int.self))
    }

    /// Finds the record of the type with which a value was put into an `Any`.
    ///
    /// This may be an existential type, which `type(of:)` never returns, because it looks into nested existentials.
    /// The type is stored after the three words of the value (docs/ABI/TypeLayout.rst, opaque existential containers).
    init?(ofBox value: Any, isReadable: Bool = Self.isReadable) {
        guard isReadable else { return nil }
        self = withUnsafeBytes(of: Box(content: value)) { bytes in
            TypeMetadata(record: bytes.load(fromByteOffset: 3 * Self.word, as: UnsafeRawPointer.self))
        }
    }

    /// Prevents Swift from opening an existential value that is passed to a generic function.
    private struct Box {
        let content: Any
    }
}

// MARK: Tuples

extension TypeMetadata {
    /// The elements of a tuple type; nil for any other type.
    var tupleElements: [Member]? {
        kind == .tuple ? (0..<tupleCount).map(tupleElement) : nil
    }

    private var tupleCount: Int { record.load(fromByteOffset: Self.word, as: Int.self) }

    private func tupleElement(_ index: Int) -> Member {
        // The kind, the number of elements, the labels; then the type and the offset of each element. On platforms
        // other than Apple's an offset has 32 bits, and the other half of its word is undefined.
        let element = record + Self.word * (3 + 2 * index)
        return Member(
            type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
            offset: Int(element.load(fromByteOffset: Self.word, as: UInt32.self)))
    }

    /// Calls a closure with each element of a tuple until it returns false.
    ///
    /// ``RuntimeMember`` could copy the elements as well, but it allocates a label for each of them.
    ///
    /// - Parameter tuple: A tuple as its own type, and not as an existential.
    /// - Returns: Whether the closure returned true for all elements; nil for a value of another type.
    static func allElements<Tuple>(
        of tuple: Tuple, satisfy body: (_ index: Int, _ element: Any) -> Bool
    ) -> Bool? {
        guard let metadata = TypeMetadata(of: Tuple.self), metadata.kind == .tuple else { return nil }
        return withUnsafePointer(to: tuple) { start in
            (0..<metadata.tupleCount).allSatisfy { index in
                let element = metadata.tupleElement(index)
                let place = UnsafeRawPointer(start) + element.offset
                func copy<Element>(_ type: Element.Type) -> Any { place.load(as: type) }
                return body(index, _openExistential(element.type, do: copy))
            }
        }
    }

    /// The number of elements of a tuple type or of stored properties of a struct; nil for any other type.
    var memberCount: Int? {
        switch kind {
        case .tuple: tupleCount
        case .structure: storedPropertyCount
        case .enumeration, .optional, nil: nil
        }
    }
}
