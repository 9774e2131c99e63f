/// The record that the Swift runtime keeps of a type.
///
/// This type makes all raw reads of metadata. The layout is part of Swift's stable binary interface
/// (docs/ABI/TypeMetadata.rst in the Swift repository). A field is read only after the kind of the record, because
/// each kind has its own fields, and nothing is ever written. If the layout is not the documented one, there is no
/// record (see ``isReadable``), and callers take a slower path.
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
    /// The kind of the record; nil for classes, functions, existentials and all others that are not read here.
    let kind: Kind?

    /// Finds the record of a type; nil if the layout of records is not known.
    init?(of type: Any.Type, isReadable: Bool = Self.isReadable) {
        guard isReadable else { return nil }
        self.init(record: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    // A metatype is the address of its record.
    private init(record: UnsafeRawPointer) {
        self.record = record
        kind = Kind(rawValue: record.load(as: Int.self))
    }

    /// Finds the record of the type with which a value was put into an `Any`.
    ///
    /// `type(of:)` looks into an `Any` inside an `Any`. The outer type stands after the three words of the value
    /// (docs/ABI/TypeLayout.rst, opaque existential containers).
    init?(ofBox value: Any, isReadable: Bool = Self.isReadable) {
        guard isReadable else { return nil }
        self = withUnsafeBytes(of: Box(content: value)) { bytes in
            TypeMetadata(record: bytes.load(fromByteOffset: 3 * Self.word, as: UnsafeRawPointer.self))
        }
    }

    /// Keeps an existential value from being opened.
    private struct Box {
        let content: Any
    }
}

// MARK: Tuples

extension TypeMetadata {
    /// One element of a tuple type.
    struct TupleElement {
        let type: Any.Type
        let offset: Int
    }

    /// The elements of a tuple type; nil for any other type.
    var tupleElements: [TupleElement]? {
        kind == .tuple ? (0..<tupleCount).map(tupleElement) : nil
    }

    private var tupleCount: Int { record.load(fromByteOffset: Self.word, as: Int.self) }

    private func tupleElement(_ index: Int) -> TupleElement {
        // The kind, the number of elements, the labels; then the type and the offset of each element. Outside of
        // Apple's platforms an offset has 32 bits, and the other half of its word may be anything.
        let element = record + Self.word * (3 + 2 * index)
        return TupleElement(
            type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
            offset: Int(element.load(fromByteOffset: Self.word, as: UInt32.self)))
    }

    /// Calls a closure with each element of a tuple until it returns false.
    ///
    /// The runtime's function does the same, and allocates a label for each element.
    ///
    /// - Parameter tuple: A tuple in its own type, and not in an existential.
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
