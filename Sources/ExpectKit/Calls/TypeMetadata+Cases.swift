// The cases of an enum and the number of stored properties of a struct, read from the descriptor of the type.
extension TypeMetadata {
    /// The reflection metadata of one case of an enum.
    struct CaseRecord {
        /// The name, unless the module was built without names.
        let name: UnsafePointer<CChar>?
        let hasPayload: Bool
    }

    /// The offsets of the fields in the descriptor of an enum or of a struct.
    ///
    /// Flags, parent, name, accessor and the distance to the field descriptor take four bytes each.
    private enum Descriptor {
        /// The distance to the field descriptor, or zero if the module has no reflection metadata.
        static let fields = 16
        /// A struct has the number of its stored properties here.
        static let propertyCount = 20
        /// An enum has the number of its cases with a stored payload here, in the lower three bytes.
        static let storedPayloads = 20
        /// An enum has the number of its other cases here.
        static let otherCases = 24
    }

    /// The offsets of the fields in a field descriptor.
    private enum Fields {
        /// The type and its superclass take four bytes each, the kind takes two.
        static let recordSize = 10
        static let count = 12
        static let records = 16
    }

    /// The offsets of the fields in the record of a case: flags, then two distances.
    private enum Case {
        /// The distance to the type of the payload, or zero if there is none.
        static let payload = 4
        /// The distance to the name, or zero if there is none.
        static let name = 8
    }

    private var isEnum: Bool { kind == .enumeration || kind == .optional }

    private var descriptor: UnsafeRawPointer {
        record.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self)
    }

    private var fields: UnsafeRawPointer? { Self.target(ofDistanceAt: descriptor + Descriptor.fields) }

    /// Follows a distance in memory; nil if the distance is zero.
    private static func target(ofDistanceAt place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(place.load(as: Int32.self))
        return distance == 0 ? nil : place + distance
    }

    /// The number of stored properties of a struct; zero without reflection metadata, and nil for any other type.
    var storedPropertyCount: Int? {
        guard kind == .structure else { return nil }
        return fields == nil
            ? 0 : Int(descriptor.load(fromByteOffset: Descriptor.propertyCount, as: UInt32.self))
    }

    /// The number of cases that have a payload with a size, and of all other cases; nil for any other type.
    var caseCounts: (withStoredPayload: Int, other: Int)? {
        guard isEnum else { return nil }
        let stored = descriptor.load(fromByteOffset: Descriptor.storedPayloads, as: UInt32.self) & 0xFF_FFFF
        return (Int(stored), Int(descriptor.load(fromByteOffset: Descriptor.otherCases, as: UInt32.self)))
    }

    /// The number of cases in reflection metadata; nil for any other type, and without reflection metadata.
    var recordedCaseCount: Int? {
        guard isEnum, let fields else { return nil }
        return Int(fields.load(fromByteOffset: Fields.count, as: UInt32.self))
    }

    /// Reads the record of a case of an enum; nil for any other type, and without reflection metadata.
    func caseRecord(_ number: Int) -> CaseRecord? {
        guard isEnum, let fields, number < fields.load(fromByteOffset: Fields.count, as: UInt32.self) else {
            return nil
        }
        let size = Int(fields.load(fromByteOffset: Fields.recordSize, as: UInt16.self))
        let record = fields + Fields.records + number * size
        return CaseRecord(
            name: Self.target(ofDistanceAt: record + Case.name)?.assumingMemoryBound(to: CChar.self),
            hasPayload: record.load(fromByteOffset: Case.payload, as: Int32.self) != 0)
    }
}

// MARK: The case of a value

extension TypeMetadata {
    /// A reader of the case numbers of one enum's values.
    ///
    /// Cases with a payload come first, in the order of their declaration, as in reflection metadata. A `switch`
    /// reads the same number. The number therefore distinguishes `move((Int, Int))` from `move(Int, Int)`, whose names
    /// and payloads are alike.
    struct CaseReader {
        // Value witnesses have the calling convention of C.
        fileprivate typealias Witness =
            @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32

        fileprivate let witness: Witness
        fileprivate let record: UnsafeRawPointer

        /// Returns the number of a value's case.
        ///
        /// - Precondition: This is a reader for `Value`.
        func number<Value>(of value: Value) -> UInt32 {
            withUnsafePointer(to: value) { witness($0, record) }
        }
    }

    /// The offsets of the fields in a value witness table.
    ///
    /// Eight functions, the size and the stride take a word each, the flags and the spare values four bytes each. The
    /// functions of an enum follow.
    private enum Witnesses {
        static var flags: Int { 10 * word }
        static var caseNumber: Int { flags + 8 }
        static let hasEnumFunctions: UInt32 = 0x20_0000
    }

    /// The reader of the case numbers of values; nil if this is not the record of an enum.
    var caseReader: CaseReader? {
        guard isEnum else { return nil }
        // The table stands before the record.
        let witnesses = record.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
        let flags = witnesses.load(fromByteOffset: Witnesses.flags, as: UInt32.self)
        guard flags & Witnesses.hasEnumFunctions != 0 else { return nil }
        let witness = witnesses.load(fromByteOffset: Witnesses.caseNumber, as: CaseReader.Witness.self)
        return CaseReader(witness: witness, record: record)
    }
}

// MARK: Whether all of this can be read

extension TypeMetadata {
    /// Whether records have the documented layout, checked with types whose records are known.
    ///
    /// Each check reads only memory whose layout the checks before it have confirmed.
    static let isReadable: Bool = {
        #if _ptrauth(_arm64e)
            // The pointers in a record are signed on this processor.
            return false
        #else
            func record(_ type: Any.Type) -> TypeMetadata? { TypeMetadata(of: type, isReadable: true) }
            let kinds = ([Sample.self, Probe.self, Int?.self, (Int8, Int).self] as [Any.Type])
                .map { record($0)?.kind }
            guard kinds == [.structure, .enumeration, .optional, .tuple],
                let elements = record((Int8, Int).self)?.tupleElements, elements.count == 2,
                elements[0].type == Int8.self, elements[1].type == Int.self, elements[1].offset == word,
                let counts = record(Probe.self)?.caseCounts, counts == (1, 2),
                record(Probe.self)?.recordedCaseCount ?? 3 == 3
            else { return false }
            let numbers = [Probe.payload(1), .first, .second].map {
                record(Probe.self)?.caseReader?.number(of: $0)
            }
            return numbers == [0, 1, 2]
        #endif
    }()

    private struct Sample {}

    private enum Probe {
        case first, second, payload(Int)
    }
}
