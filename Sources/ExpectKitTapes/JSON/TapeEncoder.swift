import ExpectKit
import Foundation

/// Encodes a value as `JSONEncoder` does, with four differences.
///
/// Numbers lose no digits. Keys that are data of the program, such as those of a dictionary, are distinguished from keys
/// in the source code, because only data can contain secrets. Sets, and dictionaries that are encoded as lists, have the
/// same order in each process, so that two recordings of equal values are equal. And a value that is nested too deeply is
/// refused before it overflows the stack.
struct TapeEncoder: Encoder {
    let slot: Slot
    let depth: Int
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Encodes a value. Keys that are data become a `JSONValue.dictionary`.
    ///
    /// - Throws: The error of the value, or one that says that the value is nested too deeply.
    static func encode<Value: Encodable>(_ value: Value) throws -> JSONValue {
        let slot = Slot()
        try TapeEncoder(slot: slot, depth: 0, codingPath: []).put(value)
        let json = slot.json
        guard json.isWithin(depth: TapeLimits.valueDepth) else { throw tooDeep(value, []) }
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

    /// Encodes a value into the slot.
    func put<Value: Encodable>(_ value: Value) throws {
        if let plain = plainJSON(of: value) {
            slot.content = .value(plain)
            return
        }
        guard depth <= TapeLimits.encodingDepth else { throw Self.tooDeep(value, codingPath) }
        try value.encode(to: self)
        if case .list = slot.content {
            if value is any UnorderedElements { slot.groupSize = 1 }
            // A dictionary whose keys are not texts is a list of keys and values by turns.
            if value is any UnorderedPairs { slot.groupSize = 2 }
        }
        if case .nothing = slot.content { slot.content = .object }
    }

    private static func tooDeep(_ value: Any, _ path: [any CodingKey]) -> EncodingError {
        .invalidValue(
            value,
            .init(
                codingPath: path,
                debugDescription: TapeFlaw.tooDeep(limit: TapeLimits.valueDepth).words))
    }

    /// Returns the encoder for a part of the value.
    func encoder(for slot: Slot, _ key: any CodingKey) -> TapeEncoder {
        TapeEncoder(slot: slot, depth: depth + 1, codingPath: codingPath + [key])
    }
}

/// The JSON of a value that `JSONEncoder` converts without calling `encode(to:)`, or nil for other values.
private func plainJSON(of value: some Encodable) -> JSONValue? {
    switch value {
    case let flag as Bool: return .bool(flag)
    case let text as String: return .string(text)
    case let number as Double: return .init(floating: number)
    case let number as Float: return .init(floating: number)
    case let number as Decimal: return number.isNaN ? .string("NaN") : .number(number)
    case let data as Data: return .string(data.base64EncodedString())
    case let url as URL: return .string(url.absoluteString)
    case is Int, is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64:
        break
    default:
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else { return nil }
        guard value is Int128 || value is UInt128 else { return nil }
    }
    return Decimal(string: "\(value)").map(JSONValue.number)
}

/// A set, whose elements are encoded in an order that means nothing.
private protocol UnorderedElements {}

extension Set: UnorderedElements {}

/// A dictionary, which may be encoded as a list of keys and values in an order that means nothing.
private protocol UnorderedPairs {}

extension Dictionary: UnorderedPairs {}
