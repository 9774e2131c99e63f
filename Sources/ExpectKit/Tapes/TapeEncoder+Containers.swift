/// The place of one value, which is filled when it is encoded.
final class Slot {
    enum Content {
        case nothing, object, list
        case value(JSONValue)
    }

    var content = Content.nothing
    private var fields: [String: Slot] = [:]
    private var isDictionary = false
    private var elements: [Slot] = []

    func field(_ key: any CodingKey) -> Slot {
        let slot = Slot()
        fields[key.stringValue] = slot
        if !isDeclared(key) { isDictionary = true }
        return slot
    }

    func element() -> Slot {
        elements.append(Slot())
        return elements[elements.count - 1]
    }

    var count: Int { elements.count }

    var json: JSONValue {
        switch content {
        case .nothing: .object([:])
        case .value(let value): value
        case .object where isDictionary: .dictionary(fields.mapValues(\.json))
        case .object: .object(fields.mapValues(\.json))
        case .list: .array(elements.map(\.json))
        }
    }
}

/// Whether a key is a case of an enum, and so stands in the code; any other may be made of a value.
private func isDeclared(_ key: some CodingKey) -> Bool {
    key is Superclass || isEnum(key) && !hasPayload(key)
}

/// The key of what a class inherits.
private struct Superclass: CodingKey {
    var stringValue: String { "super" }
    var intValue: Int? { nil }
    init() {}
    init?(stringValue: String) {}
    init?(intValue: Int) { return nil }
}

/// The key of an element.
private struct Position: CodingKey {
    let index: Int
    var stringValue: String { "\(index)" }
    var intValue: Int? { index }
    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { return nil }
    init?(intValue: Int) { index = intValue }
}

/// The fields of a value.
struct KeyedSlots<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: TapeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func field(_ key: some CodingKey) -> TapeEncoder { encoder.within(encoder.slot.field(key), key) }

    func encodeNil(forKey key: Key) { field(key).slot.content = .value(.null) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try field(key).put(value) }
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    func encode(_ value: Int128, forKey key: Key) throws { try field(key).put(value) }
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try field(key).put(value) }
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { field(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        field(key).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { field(Superclass()) }
    func superEncoder(forKey key: Key) -> any Encoder { field(key) }
}

/// The elements of a value.
struct ListedSlots: UnkeyedEncodingContainer {
    let encoder: TapeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.slot.count }

    private func element() -> TapeEncoder { encoder.within(encoder.slot.element(), Position(count - 1)) }

    func encodeNil() { element().slot.content = .value(.null) }
    func encode<Value: Encodable>(_ value: Value) throws { try element().put(value) }
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    func encode(_ value: Int128) throws { try element().put(value) }
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    func encode(_ value: UInt128) throws { try element().put(value) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        element().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }
    func superEncoder() -> any Encoder { element() }
}

/// The only part of a value.
struct SingleSlot: SingleValueEncodingContainer {
    let encoder: TapeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    // One level deeper: a value may go on for ever with itself as its only value.
    private var only: TapeEncoder {
        TapeEncoder(slot: encoder.slot, depth: encoder.depth + 1, codingPath: codingPath)
    }

    func encodeNil() { encoder.slot.content = .value(.null) }
    func encode<Value: Encodable>(_ value: Value) throws { try only.put(value) }
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    func encode(_ value: Int128) throws { try only.put(value) }
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    func encode(_ value: UInt128) throws { try only.put(value) }
}
