// Values that are made of their parts, in memory that the metadata of the type describes.
extension PlaceholderMaker {
    /// Makes a tuple; nil if one of its elements cannot be made.
    func tuple<Value>(of elements: [TypeMetadata.Member]) -> Value? {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        return write(elements, to: UnsafeMutableRawPointer(memory)) ? memory.move() : nil
    }

    /// Makes a struct or an enum without an initializer; nil if a part cannot be made, and for any other type. Only the
    /// initializers of a type of the system know which values are valid.
    func assembled<Value>(_ type: Value.Type) -> Value? {
        // A value that contains itself has no end, so another value of its type cannot be made either.
        guard let metadata = TypeMetadata(of: type), !budget.containing.contains(where: { $0 == type }),
            budget.countRequest()
        else { return nil }
        budget.containing.append(type)
        defer { budget.containing.removeLast() }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let place = UnsafeMutableRawPointer(memory)
        let size = MemoryLayout<Value>.size
        let obstacle = budget.obstacle
        // A weak reference or a case without a payload does not write all bytes.
        place.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        // Swift has an initializer for each plain struct of C, which sets it to zero.
        let isPlainStructOfC = _isPOD(type) && String(reflecting: type).hasPrefix("__C.")
        let isWritten =
            switch metadata.kind {
            case .structure where isPlainStructOfC: true
            case .structure where !isOfSystem(type, metadata) && !hasInitialValues(type):
                metadata.storedProperties.map { write($0, to: place, ofSize: size) } ?? false
            case .enumeration where !isOfSystem(type, metadata): writeCase(of: metadata, to: place, ofSize: size)
            default: false
            }
        guard isWritten else { return nil }
        // A case that could be made has replaced one that could not.
        budget.obstacle = obstacle
        if !mayRunClientCode { budget.comesAfterReport = true }
        return memory.move()
    }

    /// Writes a case, if one can be made. Cases without a payload are tried first.
    private func writeCase(of metadata: TypeMetadata, to place: UnsafeMutableRawPointer, ofSize size: Int) -> Bool {
        guard let counts = metadata.caseCounts, let count = metadata.fieldCount,
            count == counts.withStoredPayload + counts.other, let functions = metadata.enumFunctions
        else { return false }
        let cases = (0..<count).compactMap { number in metadata.field(number).map { (number, $0) } }
        func writePayload(of record: TypeMetadata.FieldRecord) -> Bool {
            guard let (type, ownership) = metadata.type(of: record) else { return false }
            let payload = TypeMetadata.Member(name: record.name, type: type, offset: 0, ownership: ownership)
            return write([payload], to: place, ofSize: size, isIndirect: record.isIndirect)
        }
        let ordered = cases.filter { !$0.1.hasPayload } + cases.filter { $0.1.hasPayload }
        let written = ordered.first { !$0.1.hasPayload || writePayload(of: $0.1) }
        if let written { functions.store(UInt32(written.0), in: place) }
        return written != nil
    }

    /// Writes values of all members. If one of them cannot be made, those already written are released.
    ///
    /// - Parameters:
    ///   - size: The size; nil for a tuple, whose elements have the form of values in generic code.
    ///   - isIndirect: Whether the memory gets a box that contains the value.
    private func write(
        _ members: [TypeMetadata.Member], to place: UnsafeMutableRawPointer, ofSize size: Int? = nil,
        isIndirect: Bool = false
    ) -> Bool {
        var undo: [() -> Void] = []
        func keep<Part>(_ value: Part, at offset: Int) -> () -> Void {
            let memory = (place + offset).initializeMemory(as: Part.self, to: value)
            return { memory.deinitialize(count: 1) }
        }
        for (index, member) in members.enumerated() {
            budget.path.append(member.name ?? "\(index)")
            defer { budget.path.removeLast() }
            let end = members.dropFirst(index + 1).first?.offset ?? size ?? Int.max
            func open<Part>(_ type: Part.Type) -> (() -> Void)? {
                if member.ownership == .weak { return keep(NoObject(), at: member.offset) }
                guard member.ownership == .strong, let value = inner.part(type, isProperty: size != nil)
                else { return nil }
                if isIndirect { return keep(IndirectPayload.boxed(value), at: 0) }
                guard member.offset + MemoryLayout<Part>.size <= end else { return nil }
                return keep(value, at: member.offset)
            }
            guard let release = _openExistential(member.type, do: open) else {
                let path = budget.path.joined(separator: ".")
                budget.obstacle = budget.obstacle ?? .init(path: path, type: "\(member.type)")
                undo.forEach { $0() }
                return false
            }
            undo.append(release)
        }
        return true
    }

    /// Makes a member. A property or a payload whose form in memory is not known can only be `nil`.
    private func part<Part>(_ type: Part.Type, isProperty: Bool) -> Part? {
        guard isProperty, let metadata = TypeMetadata(of: type), metadata.hasSeveralForms else {
            return value(of: type)
        }
        return metadata.isOptionalFunction ? simple(type).flatMap { $0 as? Part } : nil
    }
}

/// A weak reference to nothing. A weak reference to a protocol has more words, which are not read then.
private struct NoObject {
    weak var object: AnyObject?
}

/// A case of an enum that stores no payload in any case. If the metadata is not readable, no case is found.
struct PlainCase: Equatable {
    let number: Int
    /// The name, unless the module was built without names.
    let name: String?

    /// The plain cases of an enum that stores no payloads; an empty array for any other type. A case whose payload has
    /// no size is left out, because the payload may be uninhabited, such as `Never`.
    static func all(of type: Any.Type) -> [PlainCase] {
        guard let (metadata, count) = storedCases(of: type), metadata.fieldCount == count else { return [] }
        return (0..<count).compactMap { number in
            guard let record = metadata.field(number), !record.hasPayload else { return nil }
            return PlainCase(number: number, name: record.name)
        }
    }

    /// nil if values are not stored as the numbers of their cases, in as few bytes as possible, as in an imported enum.
    func value<Value>(as type: Value.Type) -> Value? {
        guard let (metadata, count) = Self.storedCases(of: type), number < count,
            MemoryLayout<Value>.size == (count == 1 ? 0 : count <= 256 ? 1 : 2), let functions = metadata.enumFunctions
        else { return nil }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        functions.store(UInt32(number), in: memory)
        return memory.move()
    }

    private static func storedCases(of type: Any.Type) -> (metadata: TypeMetadata, count: Int)? {
        guard let metadata = TypeMetadata(of: type), metadata.kind == .enumeration,
            let counts = metadata.caseCounts, counts.withStoredPayload == 0, counts.other > 0
        else { return nil }
        return (metadata, counts.other)
    }
}
