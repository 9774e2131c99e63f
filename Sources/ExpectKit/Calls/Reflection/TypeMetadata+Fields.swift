// The stored properties of a struct and the cases of an enum, read from the descriptor of the type.
extension TypeMetadata {
    /// A stored property of a struct, or an element of a tuple.
    struct Member {
        /// The name of a stored property; nil for an element, and if the module was built without names.
        var name: String?
        let type: Any.Type
        let offset: Int
        var ownership = Ownership.strong
    }

    /// How a stored property refers to an object.
    enum Ownership { case strong, weak, unowned }

    /// The reflection metadata of a stored property, or of one case of an enum: flags, then two distances.
    struct FieldRecord {
        private static let typeOffset = 4
        private static let nameOffset = 8
        private static let indirect: UInt32 = 1

        fileprivate let place: UnsafeRawPointer

        /// The name, unless the module was built without names.
        var name: String? {
            target(ofDistanceAt: place + Self.nameOffset).map {
                String(cString: $0.assumingMemoryBound(to: CChar.self))
            }
        }

        var hasPayload: Bool { mangledType != nil }
        /// Whether the payload of the case is stored in a box.
        var isIndirect: Bool { place.load(as: UInt32.self) & Self.indirect != 0 }
        fileprivate var mangledType: UnsafeRawPointer? { target(ofDistanceAt: place + Self.typeOffset) }
    }

    /// The offsets of the fields in the descriptor of an enum or of a struct. Flags, parent, name and accessor take
    /// four bytes each, as does each of these.
    enum Descriptor {
        /// The distance to the field descriptor, or zero if the module has no reflection metadata.
        fileprivate static let fields = 16
        /// For a struct, the word of its record at which the offsets of its stored properties begin.
        fileprivate static let (propertyCount, propertyOffsets) = (20, 24)
        /// For an enum, the number of its cases with a stored payload, in the lower three bytes, and of the others.
        static let (storedPayloads, otherCases) = (20, 24)
    }

    /// The offsets of the fields in a field descriptor.
    private enum Fields {
        /// The type and its superclass take four bytes each, the kind takes two.
        static let recordSize = 10
        static let count = 12
        static let records = 16
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

    /// Whether a stored property may have another form in memory than a value of the type in generic code, as functions
    /// and metatypes have, and tuples and optionals that contain them: a property of type `Int.Type` has no size, and
    /// generic code calls a function with another calling convention.
    var hasSeveralForms: Bool {
        let metatype = 0x304
        switch kind {
        case .tuple: return tupleElements?.contains { TypeMetadata(of: $0.type)?.hasSeveralForms ?? true } ?? true
        case .optional: return wrapped.hasSeveralForms
        case .structure, .enumeration: return false
        case nil: return functionResult != nil || record.load(as: Int.self) == metatype
        }
    }

    /// Whether this is an optional function. All forms of `nil` are alike.
    var isOptionalFunction: Bool { kind == .optional && wrapped.functionResult != nil }

    /// What a function returns; nil for any other type.
    var functionResult: Any.Type? {
        let function = 0x302
        return record.load(as: Int.self) == function ? type(at: record + 2 * Self.word) : nil
    }

    /// The record of the type that an optional contains.
    private var wrapped: TypeMetadata {
        TypeMetadata(record: record.load(fromByteOffset: 2 * Self.word, as: UnsafeRawPointer.self))
    }

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

    /// Returns the number of bytes of a mangled name, which a zero ends, and the ownership with which it ends. A byte
    /// below 0x20 begins a reference, whose bytes may be zero (docs/ABI/Mangling.rst, symbolic references).
    private static func extent(ofMangledNameAt start: UnsafeRawPointer) -> (Int, Ownership) {
        var length = 0
        // The last two characters outside of references.
        var ending: (UInt8, UInt8) = (0, 0)
        while true {
            let byte = start.load(fromByteOffset: length, as: UInt8.self)
            switch byte {
            case 0:
                guard ending.0 == UInt8(ascii: "X") else { return (length, .strong) }
                switch ending.1 {
                case UInt8(ascii: "w"): return (length, .weak)
                case UInt8(ascii: "o"), UInt8(ascii: "u"): return (length, .unowned)
                default: return (length, .strong)
                }
            case 0x01...0x1F:
                length += 1 + (byte < 0x18 ? MemoryLayout<Int32>.size : word)
                ending = (0, 0)
            default:
                length += 1
                ending = (ending.1, byte)
            }
        }
    }
}

/// Follows a distance in memory; nil if the distance is zero.
private func target(ofDistanceAt place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
}
