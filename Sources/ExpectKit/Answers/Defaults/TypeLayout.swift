/// What a type's metadata says that no public function does: the elements of a tuple, the cases of an enum.
///
/// The layout read here is part of Swift's stable binary interface (docs/ABI/TypeMetadata.rst). It is read to
/// synthesize a value where the only other way out is a trap, and never to change anything.
enum TypeLayout {
    private enum Kind {
        static let `enum` = 0x201
        static let tuple = 0x301
    }

    /// One element of a tuple type.
    struct TupleElement {
        let type: Any.Type
        let offset: Int
    }

    /// The elements of a tuple type; nothing for any other type.
    static func tupleElements(of type: Any.Type) -> [TupleElement]? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == Kind.tuple else { return nil }
        let word = MemoryLayout<Int>.size
        let count = metadata.load(fromByteOffset: word, as: Int.self)
        // The kind, the number of elements, the labels; then each element's type and offset. Outside of Apple's
        // platforms an offset has 32 bits, and what stands beside it is anything.
        return (0..<count).map { index in
            let element = metadata + word * (3 + 2 * index)
            return TupleElement(
                type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
                offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
        }
    }

    /// A case of an enum that carries no value.
    struct PlainCase: Equatable {
        /// What is stored for the case.
        let number: Int
        /// Its name, unless the type was built without names.
        let name: String?
    }

    /// The cases without a payload of an enum that stores no payloads; empty for any other type.
    ///
    /// A payload without a size is not stored, but it counts: it may be uninhabited, as `Never` is, and then no code
    /// handles its case. An enum that was built without reflection does not show its cases, so it has none here.
    static func plainCases(of type: Any.Type) -> [PlainCase] {
        guard let count = caseCountWithoutStoredPayloads(of: type), let fields = fields(of: type),
            fields.count == count
        else { return [] }
        return fields.enumerated().compactMap { number, field in
            // The payload's type, then the name: each is a distance, or zero where there is none.
            guard field.load(fromByteOffset: 4, as: Int32.self) == 0 else { return nil }
            let name = target(ofDistanceAt: field + 8).map {
                String(cString: $0.assumingMemoryBound(to: CChar.self))
            }
            return PlainCase(number: number, name: name)
        }
    }

    /// Makes a case without a payload of an enum that stores no payloads.
    ///
    /// Such a case is stored as its number, in as few bytes as can hold it. An enum of another size is an
    /// imported one, whose numbers mean something else.
    static func value<Value>(of plainCase: PlainCase, as type: Value.Type) -> Value? {
        guard let count = caseCountWithoutStoredPayloads(of: type), plainCase.number < count else {
            return nil
        }
        switch MemoryLayout<Value>.size {
        case 0 where count == 1: return unsafeBitCast((), to: Value.self)
        case 1 where count > 1:
            return unsafeBitCast(UInt8(truncatingIfNeeded: plainCase.number), to: Value.self)
        case 2 where count > 256:
            return unsafeBitCast(UInt16(truncatingIfNeeded: plainCase.number), to: Value.self)
        default: return nil
        }
    }

    /// How many cases an enum has that stores no payload in any; nothing for any other type.
    private static func caseCountWithoutStoredPayloads(of type: Any.Type) -> Int? {
        guard let descriptor = enumDescriptor(of: type) else { return nil }
        // Flags, parent, name, accessor and fields take four bytes each.
        let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let count = descriptor.load(fromByteOffset: 24, as: UInt32.self)
        return payloads == 0 && count > 0 ? Int(count) : nil
    }

    private static func enumDescriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == Kind.enum else { return nil }
        return metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    }

    /// The records of an enum's cases, in the order of their numbers; nothing without reflection metadata.
    private static func fields(of type: Any.Type) -> [UnsafeRawPointer]? {
        guard let descriptor = enumDescriptor(of: type), let fields = target(ofDistanceAt: descriptor + 16)
        else {
            return nil
        }
        // The type and its superclass take four bytes each, the kind and the size of a record two.
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).map { fields + 16 + $0 * size }
    }

    /// Follows a distance that is stored in memory; nothing where it is zero.
    private static func target(ofDistanceAt place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(place.load(as: Int32.self))
        return distance == 0 ? nil : place + distance
    }
}
