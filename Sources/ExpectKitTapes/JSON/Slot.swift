import ExpectKit

/// The place of a value in the output, which is filled while the value is encoded.
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

    /// The number of elements that stay together in a list whose order means nothing; nil if the order means something.
    var groupSize: Int?

    var json: JSONValue {
        switch content {
        case .nothing: .object([:])
        case .value(let value): value
        case .object where isDictionary: .dictionary(fields.mapValues(\.json))
        case .object: .object(fields.mapValues(\.json))
        case .list:
            groupSize.map { .sorted(elements.map(\.json), by: $0) } ?? .array(elements.map(\.json))
        }
    }
}

/// Whether a key comes from the source code: it is a name in a call of a generated mock, or a case of an enum
/// without payload. Other keys may be created from data.
private func isDeclared(_ key: some CodingKey) -> Bool {
    if key is SuperclassKey || key is CallKey { return true }
    return isPlainCase(key)
}
