// The cases of an enum.
extension TypeMetadata {
    private var isEnum: Bool { kind == .enumeration || kind == .optional }

    /// The number of cases that have a payload with a size, and of all other cases; nil for any other type.
    var caseCounts: (withStoredPayload: Int, other: Int)? {
        guard isEnum else { return nil }
        let stored = descriptor.load(fromByteOffset: Descriptor.storedPayloads, as: UInt32.self) & 0xFF_FFFF
        return (Int(stored), Int(descriptor.load(fromByteOffset: Descriptor.otherCases, as: UInt32.self)))
    }

    /// The number of cases in reflection metadata; nil for any other type, and without reflection metadata.
    var recordedCaseCount: Int? { isEnum ? fieldCount : nil }

    /// Reads the record of a case of an enum; nil for any other type, and without reflection metadata.
    func caseRecord(_ number: Int) -> FieldRecord? { isEnum ? field(number) : nil }
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
        // The function between them reads the payload.
        static var storeCaseNumber: Int { caseNumber + 2 * word }
        static let hasEnumFunctions: UInt32 = 0x20_0000
    }

    /// The value witness table of an enum, which stands before the record; nil if this is not the record of an enum.
    private var enumWitnesses: UnsafeRawPointer? {
        guard isEnum else { return nil }
        let witnesses = record.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
        let flags = witnesses.load(fromByteOffset: Witnesses.flags, as: UInt32.self)
        return flags & Witnesses.hasEnumFunctions == 0 ? nil : witnesses
    }

    /// The reader of the case numbers of values; nil if this is not the record of an enum.
    var caseReader: CaseReader? {
        enumWitnesses.map {
            CaseReader(
                witness: $0.load(fromByteOffset: Witnesses.caseNumber, as: CaseReader.Witness.self),
                record: record)
        }
    }

    /// Completes a value of an enum in memory, and returns whether this is the record of an enum.
    ///
    /// The memory begins with the payload of the case. A payload of an indirect case is in a box, to which the memory
    /// begins with a reference.
    func storeCase(_ number: Int, in memory: UnsafeMutableRawPointer) -> Bool {
        typealias Witness =
            @convention(c) (_ value: UnsafeMutableRawPointer, _ number: UInt32, _ type: UnsafeRawPointer) ->
            Void
        guard let witnesses = enumWitnesses else { return false }
        let store = witnesses.load(fromByteOffset: Witnesses.storeCaseNumber, as: Witness.self)
        store(memory, UInt32(number), record)
        return true
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
            let storedNumbers = (0..<3).map { number in
                var value = Probe.payload(1)
                guard record(Probe.self)?.storeCase(number, in: &value) == true else { return nil as UInt32? }
                return record(Probe.self)?.caseReader?.number(of: value)
            }
            // Without reflection metadata, the properties are nil.
            let properties = record(Sample.self)?.storedProperties
            return numbers == [0, 1, 2] && storedNumbers == [0, 1, 2]
                && properties.map { $0.map(\.offset) == [0, word] } ?? true
                && properties.map { $0[0].type == Int8.self && $0[1].type == Int.self } ?? true
        #endif
    }()

    private struct Sample { let first: Int8, second: Int }

    private enum Probe {
        case first, second, payload(Int)
    }
}
