/// A case without a payload of an enum that stores no payload in any case.
///
/// Swift has no public way to list the cases of an enum. They are read from type metadata, and a value is synthesized
/// from one of them if a call without an answer would stop the process otherwise. Without readable metadata there are
/// no cases, and a default has to be registered for the type.
struct PlainCase: Equatable {
    /// The number that is stored for the case.
    let number: Int
    /// The name, unless the module was built without names.
    let name: String?

    /// Returns the plain cases of an enum that stores no payloads; an empty array for any other type.
    ///
    /// A payload without a size is not stored. Its case is left out, because the payload may be uninhabited, as
    /// `Never` is, and no code handles such a case. An enum from a module without reflection metadata has no cases
    /// here.
    static func all(of type: Any.Type) -> [PlainCase] {
        guard let metadata = TypeMetadata(of: type), metadata.kind == .enumeration,
            let count = storedCaseCount(of: metadata), metadata.recordedCaseCount == count
        else { return [] }
        return (0..<count).compactMap { number in
            guard let record = metadata.caseRecord(number), !record.hasPayload else { return nil }
            return PlainCase(number: number, name: record.name.map { String(cString: $0) })
        }
    }

    /// Makes a value of the case; nil if values of the type are not stored as the numbers of their cases.
    ///
    /// The number is stored in as few bytes as can hold the numbers of all cases. The sizes are compared, because an
    /// imported enum has another size, and its numbers mean something else.
    func value<Value>(as type: Value.Type) -> Value? {
        guard let metadata = TypeMetadata(of: type), metadata.kind == .enumeration,
            let count = Self.storedCaseCount(of: metadata), number < count
        else { return nil }
        switch MemoryLayout<Value>.size {
        case 0 where count == 1: return unsafeBitCast((), to: Value.self)
        case 1 where count > 1: return unsafeBitCast(UInt8(truncatingIfNeeded: number), to: Value.self)
        case 2 where count > 256: return unsafeBitCast(UInt16(truncatingIfNeeded: number), to: Value.self)
        default: return nil
        }
    }

    /// Returns the number of cases of an enum that stores no payloads; nil for any other type.
    private static func storedCaseCount(of metadata: TypeMetadata) -> Int? {
        guard let counts = metadata.caseCounts, counts.withStoredPayload == 0, counts.other > 0 else {
            return nil
        }
        return counts.other
    }
}
