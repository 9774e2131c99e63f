/// The record of a type in Swift's stable binary interface (docs/ABI/TypeMetadata.rst in the Swift repository). A field
/// is read only after the kind, because each kind has its own fields. If the layout differs, no parts are found.
struct TypeMetadata {
    enum Kind: Int {
        case structure = 0x200
        case enumeration = 0x201
        case optional = 0x202
        case tuple = 0x301
    }

    static var word: Int { MemoryLayout<Int>.size }

    let record: UnsafeRawPointer
    /// nil for classes, functions, existentials and all other kinds that are not read here.
    let kind: Kind?

    /// - Returns: nil if the layout of records is not known.
    init?(of type: Any.Type) {
        guard Self.isReadable else { return nil }
        self.init(type)
    }

    private init(_ type: Any.Type) {
        // A metatype is the address of the record.
        record = unsafeBitCast(type, to: UnsafeRawPointer.self)
        kind = Kind(rawValue: record.load(as: Int.self))
    }

    private func type(at place: UnsafeRawPointer) -> Any.Type {
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

    /// nil for a value of another type, or in an existential. `Mirror` would allocate a label for each element.
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

    /// Whether records have the documented layout. Each check reads only what the checks before it have confirmed.
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

    private var isEnum: Bool { kind == .enumeration || kind == .optional }

    /// The number of cases that have a payload with a size, and of all other cases; nil for any other type.
    var caseCounts: (withStoredPayload: Int, other: Int)? {
        guard isEnum else { return nil }
        let stored = descriptor.load(fromByteOffset: Descriptor.storedPayloads, as: UInt32.self) & 0xFF_FFFF
        return (Int(stored), Int(descriptor.load(fromByteOffset: Descriptor.otherCases, as: UInt32.self)))
    }

    var enumFunctions: EnumFunctions? { isEnum ? EnumFunctions(of: record) : nil }
}

extension TypeMetadata {
    struct Member {
        /// The name of a stored property; nil for an element, and if the module was built without names.
        var name: String?
        let type: Any.Type
        let offset: Int
        var ownership = Ownership.strong
    }

    enum Ownership { case strong, weak, unowned }

    /// The reflection metadata of a stored property, or of one case of an enum: flags, then two distances.
    struct FieldRecord {
        private static let (typeOffset, nameOffset) = (4, 8)

        fileprivate let place: UnsafeRawPointer

        /// The name, unless the module was built without names.
        var name: String? {
            let start = target(ofDistanceAt: place + Self.nameOffset)
            return start.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        }

        var hasPayload: Bool { mangledType != nil }
        /// Whether the payload is stored in a box, as the lowest flag says.
        var isIndirect: Bool { place.load(as: UInt32.self) & 1 != 0 }
        fileprivate var mangledType: UnsafeRawPointer? { target(ofDistanceAt: place + Self.typeOffset) }
    }

    /// In the descriptor of an enum or of a struct. Flags, parent, name and accessor take four bytes each, as do these.
    enum Descriptor {
        /// The distance to the field descriptor, or zero if the module has no reflection metadata.
        fileprivate static let fields = 16
        /// For a struct, the word of its record at which the offsets of its stored properties begin.
        fileprivate static let (propertyCount, propertyOffsets) = (20, 24)
        /// For an enum, the number of its cases with a stored payload, in the lower three bytes, and of the others.
        static let (storedPayloads, otherCases) = (20, 24)
    }

    private enum Fields {
        /// The type and its superclass take four bytes each, the kind takes two.
        static let (recordSize, count, records) = (10, 12, 16)
    }

    var descriptor: UnsafeRawPointer { record.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self) }

    private var fields: UnsafeRawPointer? {
        kind == nil || kind == .tuple ? nil : target(ofDistanceAt: descriptor + Descriptor.fields)
    }

    /// The number of stored properties or cases in reflection metadata; nil without it, and for any other type.
    var fieldCount: Int? { fields.map { Int($0.load(fromByteOffset: Fields.count, as: UInt32.self)) } }

    /// Returns the record of a stored property or a case; nil without reflection metadata, and beyond the last record.
    func field(_ number: Int) -> FieldRecord? {
        guard let fields, let fieldCount, number < fieldCount else { return nil }
        let size = Int(fields.load(fromByteOffset: Fields.recordSize, as: UInt16.self))
        return FieldRecord(place: fields + Fields.records + number * size)
    }

    /// The stored properties of a struct; nil without reflection metadata for one of them, and for any other type.
    var storedProperties: [Member]? {
        guard kind == .structure else { return nil }
        let count = Int(descriptor.load(fromByteOffset: Descriptor.propertyCount, as: UInt32.self))
        guard fieldCount == count else { return nil }
        let start = Int(descriptor.load(fromByteOffset: Descriptor.propertyOffsets, as: UInt32.self))
        var members: [Member] = []
        for number in 0..<count {
            guard let field = field(number), let (type, ownership) = type(of: field) else { return nil }
            let offset = record.load(
                fromByteOffset: start * Self.word + number * MemoryLayout<UInt32>.size, as: UInt32.self)
            members.append(Member(name: field.name, type: type, offset: Int(offset), ownership: ownership))
        }
        return members
    }

    /// Whether a stored property may have another form in memory than a value of the type in generic code: a property of
    /// type `Int.Type` has no size, and generic code calls a function with another calling convention.
    var hasSeveralForms: Bool {
        let metatype = 0x304
        switch kind {
        case .tuple: return tupleElements?.contains { TypeMetadata(of: $0.type)?.hasSeveralForms ?? true } ?? true
        case .optional: return wrapped.hasSeveralForms
        case .structure, .enumeration: return false
        case nil: return isFunction || record.load(as: Int.self) == metatype
        }
    }

    /// Whether this is an optional function. All forms of `nil` are alike.
    var isOptionalFunction: Bool { kind == .optional && wrapped.isFunction }

    private var isFunction: Bool {
        let function = 0x302
        return record.load(as: Int.self) == function
    }

    /// - Precondition: The type is an optional.
    private var wrapped: TypeMetadata { TypeMetadata(type(at: record + 2 * Self.word)) }

    /// Returns the type of a stored property, or of the payload of a case; nil if the runtime does not find it.
    func type(of field: FieldRecord) -> (type: Any.Type, ownership: Ownership)? {
        guard let start = field.mangledType else { return nil }
        let (length, ownership) = Self.extent(ofMangledNameAt: start)
        // The arguments of a generic type follow the kind and the descriptor. Other types have none, and none is read.
        let type = _getTypeByMangledNameInContext(
            start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
            genericArguments: record + 2 * Self.word)
        return type.map { ($0, ownership) }
    }

    /// A byte below 0x20 begins a reference, whose bytes may be zero (docs/ABI/Mangling.rst, symbolic references).
    private static func extent(ofMangledNameAt start: UnsafeRawPointer) -> (Int, Ownership) {
        var (length, endOfReferences) = (0, 0)
        while case let byte = start.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
            length += 1
            guard byte < 0x20 else { continue }
            length += byte < 0x18 ? MemoryLayout<Int32>.size : word
            endOfReferences = length
        }
        let text = UnsafeRawBufferPointer(start: start + endOfReferences, count: length - endOfReferences)
        switch String(decoding: text.suffix(2), as: UTF8.self) {
        case "Xw": return (length, .weak)
        case "Xo", "Xu": return (length, .unowned)
        default: return (length, .strong)
        }
    }
}

/// Follows a distance in memory; nil if the distance is zero.
private func target(ofDistanceAt place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
}
