import Foundation

extension Arg where Value: StringProtocol {
    /// Accepts a text that is the same JSON, whatever its spaces and the order of its keys are.
    ///
    /// `.json(#"{"bread": "rye", "loaves": 2}"#)` accepts `{"loaves":2,"bread":"rye"}`. Numbers are equal if their values are. A
    /// refused text is compared part by part. A text that is no JSON accepts nothing, and the report says so.
    ///
    /// - Parameter text: The JSON.
    public static func json(_ text: String) -> Arg { Arg(jsonMatcher(text) { Data(String($0).utf8) }) }
}

extension Arg where Value == Data {
    /// Accepts data that are the same JSON, whatever their spaces and the order of their keys are.
    ///
    /// Numbers are equal if their values are. Refused data are compared part by part. A text that is no JSON accepts nothing, and
    /// the report says so.
    ///
    /// - Parameter text: The JSON.
    public static func json(_ text: String) -> Arg { Arg(jsonMatcher(text) { $0 }) }
}

private func jsonMatcher<Value>(_ text: String, _ data: @escaping (Value) -> Data) -> ArgMatcher<Value> {
    let expected = JSONLeaves(Data(text.utf8))
    let flaw = expected == nil ? ", which is no JSON" : ""
    return ArgMatcher(
        "the JSON \(shortened(text))\(flaw)",
        differences: { value in
            guard let expected, let actual = JSONLeaves(data(value)) else { return [] }
            return expected.differences(from: actual)
        },
        matches: { value in
            guard let expected, let actual = JSONLeaves(data(value)) else { return false }
            return expected == actual
        })
}

/// The values in a JSON text, by their paths.
private struct JSONLeaves: Equatable {
    private var leaves: [String: Leaf] = [:]

    /// A value without parts, or a list or an object that is empty.
    private enum Leaf: Equatable, CustomStringConvertible {
        case null, bool(Bool), number(Decimal), text(String), emptyList, emptyObject

        var description: String {
            switch self {
            case .null: "null"
            case .bool(let value): "\(value)"
            case .number(let value): "\(value)"
            case .text(let value): describe(value)
            case .emptyList: "[]"
            case .emptyObject: "{}"
            }
        }
    }

    /// - Returns: `nil` if the data are no JSON.
    init?(_ data: Data) {
        guard let value = try? JSONDecoder().decode(JSONPart.self, from: data) else { return nil }
        // Without recursion, because the nesting is that of client data.
        var left = [("", value)]
        while let (path, part) = left.popLast() {
            switch part {
            case .object(let members) where !members.isEmpty:
                left += members.map { (Self.path(to: $0, in: path), $1) }
            case .list(let elements) where !elements.isEmpty:
                left += elements.enumerated().map { ("\(path)[\($0)]", $1) }
            case .object: leaves[path] = .emptyObject
            case .list: leaves[path] = .emptyList
            case .text(let text): leaves[path] = .text(text)
            case .number(let number): leaves[path] = .number(number)
            case .bool(let bool): leaves[path] = .bool(bool)
            case .null: leaves[path] = .null
            }
        }
    }

    /// Two members never have the same path, whatever characters are in their keys.
    private static func path(to key: String, in path: String) -> String {
        let isPlain =
            !key.isEmpty && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return isPlain ? (path.isEmpty ? key : "\(path).\(key)") : "\(path)[\(describe(key))]"
    }

    func differences(from actual: JSONLeaves) -> [Difference] {
        Set(leaves.keys).union(actual.leaves.keys).sorted().filter { leaves[$0] != actual.leaves[$0] }.map {
            Difference(
                path: $0, expected: leaves[$0].map { "\($0)" } ?? "nothing",
                got: actual.leaves[$0].map { "\($0)" } ?? "nothing")
        }
    }
}

private indirect enum JSONPart: Decodable {
    case null, bool(Bool), number(Decimal), text(String), list([JSONPart]), object([String: JSONPart])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONPart].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONPart].self))
        }
    }
}
