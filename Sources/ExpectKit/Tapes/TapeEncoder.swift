/// Encodes a value as `JSONEncoder` does, with three differences.
///
/// No digit of a number is lost. The names of fields that are values of the program, such as the keys of a dictionary,
/// are told apart from those that are code, as only the former may be secrets. And a value that lies too deep is refused,
/// however deep it is, before there is no stack left.
struct TapeEncoder: Encoder {
    /// How deep a value may lie: as deep as a file may be, less what the file puts around it.
    static let depthLimit = TapeFile.depthLimit - 6

    let slot: Slot
    let depth: Int
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Encodes a value, whose dictionaries can be told from its objects.
    ///
    /// - Throws: An error of the value, or that it lies too deep.
    static func encode<Value: Encodable>(_ value: Value) throws -> JSONValue {
        let slot = Slot()
        try TapeEncoder(slot: slot, depth: 0, codingPath: []).put(value)
        let json = slot.json
        guard json.isWithin(depth: depthLimit) else { throw tooDeep(value, []) }
        return json
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.content = .object
        return KeyedEncodingContainer(KeyedSlots<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.content = .list
        return ListedSlots(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleSlot(encoder: self) }

    /// Encodes a value into its place.
    func put<Value: Encodable>(_ value: Value) throws {
        if let plain = plainJSON(of: value) {
            slot.content = .value(plain)
            return
        }
        // What wraps a value, such as an optional, takes a step here and none in the file.
        guard depth <= 3 * Self.depthLimit else { throw Self.tooDeep(value, codingPath) }
        try value.encode(to: self)
        if case .nothing = slot.content { slot.content = .object }
    }

    private static func tooDeep(_ value: Any, _ path: [any CodingKey]) -> EncodingError {
        .invalidValue(
            value,
            .init(
                codingPath: path,
                debugDescription: "its values lie more than \(depthLimit) deep in one another"))
    }

    func within(_ slot: Slot, _ key: any CodingKey) -> TapeEncoder {
        TapeEncoder(slot: slot, depth: depth + 1, codingPath: codingPath + [key])
    }
}
