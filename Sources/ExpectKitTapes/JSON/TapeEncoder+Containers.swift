import ExpectKit

/// The key under which a class encodes its superclass.
struct SuperclassKey: CodingKey {
    var stringValue: String { "super" }
    var intValue: Int? { nil }
    init() {}
    init?(stringValue: String) {}
    init?(intValue: Int) { return nil }
}

/// The key of an element in a list.
private struct PositionKey: CodingKey {
    let index: Int
    var stringValue: String { "\(index)" }
    var intValue: Int? { index }
    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { return nil }
    init?(intValue: Int) { index = intValue }
}

/// Encodes the fields of a value.
struct KeyedSlots<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: TapeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func field(_ key: some CodingKey) -> TapeEncoder {
        encoder.encoder(for: encoder.slot.field(key), key)
    }

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
    func superEncoder() -> any Encoder { field(SuperclassKey()) }
    func superEncoder(forKey key: Key) -> any Encoder { field(key) }
}

/// Encodes the elements of a value.
struct ListedSlots: UnkeyedEncodingContainer {
    let encoder: TapeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.slot.count }

    private func element() -> TapeEncoder {
        encoder.encoder(for: encoder.slot.element(), PositionKey(count - 1))
    }

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

/// Encodes a value that is represented by a single other value.
struct SingleSlot: SingleValueEncodingContainer {
    let encoder: TapeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    // One level deeper, because a type may encode itself in its single-value container without end.
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
