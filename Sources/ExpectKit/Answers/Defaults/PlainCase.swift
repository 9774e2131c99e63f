/// A case without a payload, in an enum that stores no payload in any case.
///
/// Swift has no public way to list the cases of an enum, so they are read from type metadata. Without readable metadata
/// no case is found, and the test has to register a default for the type.
struct PlainCase: Equatable {
    /// The number that is stored for the case.
    let number: Int
    /// The name, unless the module was built without names.
    let name: String?

    /// Returns the plain cases of an enum that stores no payloads; an empty array for any other type.
    ///
    /// A payload without a size is not stored. Its case is left out, because the payload may be uninhabited, such as
    /// `Never`, and no code handles such a case.
    static func all(of type: Any.Type) -> [PlainCase] {
        guard let (metadata, count) = storedCases(of: type), metadata.fieldCount == count else { return [] }
        return (0..<count).compactMap { number in
            guard let record = metadata.field(number), !record.hasPayload else { return nil }
            return PlainCase(number: number, name: record.name)
        }
    }

    /// Makes a value of the case; nil if values of the type are not stored as the numbers of their cases.
    ///
    /// The number is stored in as few bytes as can hold the numbers of all cases. The size of the type is checked,
    /// because an imported enum has another size, and stores raw values instead of these numbers.
    func value<Value>(as type: Value.Type) -> Value? {
        guard let (metadata, count) = Self.storedCases(of: type), number < count,
            MemoryLayout<Value>.size == (count == 1 ? 0 : count <= 256 ? 1 : 2), let functions = metadata.enumFunctions
        else { return nil }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        functions.store(UInt32(number), in: memory)
        return memory.move()
    }

    /// The number of cases of an enum that stores no payloads; nil for any other type.
    private static func storedCases(of type: Any.Type) -> (metadata: TypeMetadata, count: Int)? {
        guard let metadata = TypeMetadata(of: type), metadata.kind == .enumeration,
            let counts = metadata.caseCounts, counts.withStoredPayload == 0, counts.other > 0
        else { return nil }
        return (metadata, counts.other)
    }
}
