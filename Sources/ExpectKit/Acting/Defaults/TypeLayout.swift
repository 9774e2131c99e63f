/// What a type's metadata says that no public function does: the elements of a tuple, the cases of an enum.
///
/// The layout read here is part of Swift's stable binary interface (docs/ABI/TypeMetadata.rst). It is read to
/// make up a value where the only other way out is a trap, and never to change anything.
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

    /// How many cases an enum has none of which carries a value; nothing for any other type.
    static func plainCaseCount(of type: Any.Type) -> Int? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == Kind.enum else { return nil }
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
        // Flags, parent, name, accessor and fields take four bytes each.
        let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let count = descriptor.load(fromByteOffset: 24, as: UInt32.self)
        return payloads == 0 && count > 0 ? Int(count) : nil
    }

    /// Makes a case of an enum none of whose cases carries a value.
    ///
    /// Such a case is stored as its number, in as few bytes as can hold it. An enum of another size is an
    /// imported one, whose numbers mean something else.
    static func plainCase<Value>(_ number: Int, of type: Value.Type) -> Value? {
        guard let count = plainCaseCount(of: type), number < count else { return nil }
        switch MemoryLayout<Value>.size {
        case 0 where count == 1: return unsafeBitCast((), to: Value.self)
        case 1 where count > 1: return unsafeBitCast(UInt8(truncatingIfNeeded: number), to: Value.self)
        case 2 where count > 256: return unsafeBitCast(UInt16(truncatingIfNeeded: number), to: Value.self)
        default: return nil
        }
    }
}
