import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The reader, the writer and the encoder of tapes, compared with those of Foundation.
struct JSONTests {
    private static var foundation: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return encoder
    }

    private enum Kind: String, Codable { case small, large }
    private enum Part: Codable { case none, named(String, at: Int), list([Double?]) }
    private class Base: Codable {
        var base = 1
    }
    private final class Derived: Base {
        var more = 2
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(more, forKey: .more)
            try super.encode(to: container.superEncoder())
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try list.encodeNil()
            try list.encode(true)
            var inner = list.nestedContainer(keyedBy: Key.self)
            try inner.encodeNil(forKey: .more)
        }
        private enum Key: CodingKey { case more, list }
    }
    private struct Everything: Encodable {
        var text = "a/b \"\\ \u{1}\u{7f}\n\u{2028} é🦀"
        var flag = true
        var small: Int8 = -7
        var numbers: [Double] = [1, 1.5, -0.25, 1e300, 1.5e-300, 0.1, 1e15, 123456.789, .nan, .infinity]
        var floats: [Float] = [0.1, 3, 1e3, -.infinity]
        var limits: [UInt64] = [.max, 0]
        var signed: [Int64] = [.min, .max]
        var date = Date(timeIntervalSinceReferenceDate: 1.25)
        var data = Data([0, 1, 255])
        var url = URL(string: "https://a.b/c?d=e")
        var uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        var price = Decimal(string: "19.99")
        var missing: String?
        var byName = ["b": 1, "a": 2, "é": 3, "B": 4]
        var byNumber = [1: "x"]
        var byCase = [Kind.small: 1]
        var nested: [[String: [Int]]] = [[:], ["a": []]]
        var kind = Kind.large
        var parts: [Part] = [.none, .named("x", at: 3), .list([1, nil])]
        var object = Derived()
        var cgFloat: CGFloat = 2.5
        var set: Set<Int> = [3]
        var range = 1..<3
    }

    @Test func valuesAreEncodedAsByFoundation() throws {
        let text = String(decoding: try Self.foundation.encode(Everything()), as: UTF8.self)
        let own = try TapeEncoder.encode(Everything()).text
        #expect(own == text, "\(own.split(separator: "\n").difference(from: text.split(separator: "\n")))")
        #expect(try JSONValue.read(Data(text.utf8)) == TapeEncoder.encode(Everything()).plain)
    }

    /// The order of a set is another one in each process, and with another capacity.
    @Test func setsAndListedDictionariesHaveAFixedOrder() throws {
        struct Bag: Codable { var numbers: Set<Double>?, names: [Double: String] }
        let numbers = (0..<40).map { Double($0) / 2 }
        var (set, names) = (Set<Double>(minimumCapacity: 5000), [Double: String](minimumCapacity: 5000))
        for number in numbers.reversed() {
            set.insert(number)
            names[number] = "\(number)"
        }
        let plainNames = Dictionary(uniqueKeysWithValues: numbers.map { ($0, "\($0)") })
        #expect(Array(set) != Array(Set(numbers)))
        #expect(Array(names.keys) != Array(plainNames.keys))

        let encoded = try TapeEncoder.encode(Bag(numbers: set, names: names))
        #expect(try encoded == TapeEncoder.encode(Bag(numbers: Set(numbers), names: plainNames)))
        let decoded = try encoded.decoded(as: Bag.self)
        #expect(decoded.numbers == set)
        #expect(decoded.names == names)
        // A list keeps its order.
        #expect(try TapeEncoder.encode([2, 1]) == .array([.number(2), .number(1)]))
    }

    @Test func keysOfDataAreDistinguishedFromKeysOfCode() throws {
        struct Loose: Encodable {
            struct Key: CodingKey {
                var stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(1, forKey: Key(stringValue: "x"))
            }
        }
        struct All: Encodable {
            var own = ["x": 1]
            var loose = Loose()
            var part = Part.named("x", at: 1)
        }
        #expect(
            try TapeEncoder.encode(All())
                == .object([
                    "own": .dictionary(["x": .number(1)]), "loose": .dictionary(["x": .number(1)]),
                    "part": .object(["named": .object(["_0": .string("x"), "at": .number(1)])]),
                ]))
    }

    @Test func keysThatAreRedactedToTheSameTextAreBothKept() {
        let value = JSONValue.dictionary(["sk-1": .number(1), "sk-2": .number(2), "id": .string("sk-3")])
        #expect(
            value.mapTexts { $0.hasPrefix("sk-") ? "…" : $0 }
                == .dictionary(["…": .number(1), "… (2)": .number(2), "id": .string("…")]))
    }

    @Test func randomValuesAreWrittenAndReadAgain() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let value = Self.value(&random, depth: 4)
            let text = value.text
            #expect(try JSONValue.read(Data(text.utf8)) == value)
            // Foundation can read it as well.
            let other = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8))
            #expect((other as? [Any])?.count == 1)
        }
    }

    private static func value(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
        case 0: return .null
        case 1: return .bool(.random(using: &random))
        case 2: return .number(Decimal(Int.random(in: .min ... .max, using: &random)))
        case 3: return .init(floating: Double(bitPattern: .random(in: 0 ... .max, using: &random)))
        case 4:
            return .number(Decimal(string: "\(UInt64.max)\(Int.random(in: 0...9, using: &random)).125") ?? 0)
        case 5:
            return .string(
                String(
                    String.UnicodeScalarView(
                        (0..<5).compactMap { _ in
                            Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &random))
                        })))
        case 6: return .array((0..<3).map { _ in value(&random, depth: depth - 1) })
        default:
            return .object(["a": value(&random, depth: depth - 1), "\"": value(&random, depth: depth - 1)])
        }
    }

    @Test(
        arguments: [
            ("1", .number(1)), ("-0", .double(-0.0)), ("1.0", .number(1)), ("1e3", .number(1000)),
            ("0.10", decimal("0.1")),
            ("18446744073709551615", .number(Decimal(UInt64.max))),
            (
                "340282366920938463463374607431768211455",
                decimal("340282366920938463463374607431768211455")
            ), ("9007199254740993.0", decimal("9007199254740993")),
            ("0.12345678901234567890123456789012345678", decimal("0.12345678901234567890123456789012345678")),
            ("1e300", .double(1e300)), ("5e-324", .double(.leastNonzeroMagnitude)), ("0.0000", .number(0)),
            (" [ 1 , \"\\u00e9\\ud83e\\udd80\\/\" ] ", .array([.number(1), .string("é🦀/")])),
            ("\u{FEFF}{}", .object([:])),
        ] as [(String, JSONValue)])
    func aTextIsRead(text: String, value: JSONValue) throws {
        #expect(try JSONValue.read(Data(text.utf8)) == value)
    }

    @Test(arguments: [
        "", " ", "01", "-", "+1", "1.", ".5", "1e", "1e400", "nul", "[1", "{", "{\"a\"}", "{a:1}", "\"",
        "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
        "\"\n\"", "1 2", "[1}", "NaN", "'a'",
    ])
    func invalidJSONIsRefused(text: String) {
        #expect(throws: TapeFlaw.self) { try JSONValue.read(Data(text.utf8)) }
    }

    @Test(arguments: [
        #"{"a": 1, "a": 2}"#, #"[{"b": [{"a": "x", "a": "y"}]}]"#, #"{"a": true, "a": false}"#,
        #"{"a": null, "a": 0}"#,
        #"{"a": [1], "a": [1, 2]}"#, #"{"a": {}, "a": {"b": 1}}"#, #"{"a": 1e300, "a": 1e301}"#,
    ])
    func twoValuesOfOneFieldAreRefused(text: String) {
        #expect(throws: TapeFlaw("“a” appears twice in an object")) { try JSONValue.read(Data(text.utf8)) }
    }

    @Test func bytesThatAreNotUTF8AreRefused() {
        for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
            #expect(throws: TapeFlaw.self) { try JSONValue.read(Data(bytes)) }
        }
    }

    /// Foundation reads 512 levels, for which the stack of a thread may be too small.
    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")]) func deepNestingIsRefused(open: String, close: String)
        throws
    {
        func text(_ depth: Int) -> Data {
            Data((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
        }
        _ = try JSONValue.read(text(TapeLimits.depth))
        #expect(throws: TapeFlaw.tooDeep(limit: TapeLimits.depth)) {
            try JSONValue.read(text(TapeLimits.depth + 1))
        }
    }

    /// What earlier versions wrote stays as it is.
    @Test func theTapesOfTheRepositoryAreReadAndWrittenAgain() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let files = try #require(FileManager.default.subpaths(atPath: "\(root)/Tests"))
            .filter { $0.contains("__Tapes__") && $0.hasSuffix(".json") }
        #expect(files.count >= 10)
        for file in files {
            let text = try Data(contentsOf: URL(fileURLWithPath: "\(root)/Tests/\(file)"))
            #expect(try TapeFile(text).text() == text, "\(file)")
        }
    }

    private static func decimal(_ text: String) -> JSONValue {
        Decimal(string: text).map(JSONValue.number) ?? .null
    }
}
