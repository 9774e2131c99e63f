import Testing

@testable import MockGenerator

// The source code of `Codable` invocations. Tests/Integration records and plays tapes with such mocks.

struct CodableTextTests {
    @Test func aCallIsEncodedByItsNameAndItsLabels() throws {
        let source = try source([
            "func add(_ task: Task, at index: Int)", "func add(in `in`: String)",
            "var count: Int { get set }",
            "func `repeat`()",
        ])
        #expect(
            part("nonisolated extension MockStore.Invocation: Codable", of: source) == """
                nonisolated extension MockStore.Invocation: Codable {
                    func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .addAt(let task, let index): try _EncodedCall("addAt", encoder).put(task, "_0").put(index, "at")
                        case .add(let `in`): try _EncodedCall("add", encoder).put(`in`, "in")
                        case .count: _ = _EncodedCall("count", encoder)
                        case .setCount(let newValue): try _EncodedCall("setCount", encoder).put(newValue, "_0")
                        case .`repeat`: _ = _EncodedCall("repeat", encoder)
                        }
                    }

                    init(from decoder: any Decoder) throws {
                        let call = try _DecodedCall(decoder)
                        switch call.name {
                        case "addAt": self = .addAt(try call["_0"], at: try call["at"])
                        case "add": self = .add(in: try call["in"])
                        case "count": self = .count
                        case "setCount": self = .setCount(try call["_0"])
                        case "repeat": self = .`repeat`
                        default: throw call.isUnknown
                        }
                    }
                }
                """)
    }

    @Test func anArgumentNamedEncoderDoesNotHideTheEncoder() throws {
        let source = try source(["func use(encoder: Int)", "var count: Int { get }"])
        #expect(
            part("func encode(to", of: source) == """
                func encode(to _encoder: any Encoder) throws {
                    switch self {
                    case .use(let encoder): try _EncodedCall("use", _encoder).put(encoder, "encoder")
                    case .count: _ = _EncodedCall("count", _encoder)
                    }
                }
                """)
    }

    @Test func withoutTheOptionNothingIsAdded() throws {
        let source = try Wrapper.source(for: declared("Store", ["func add(_ task: Task)"]))
        #expect(source.has("Codable", "perform") == [])
    }

    @Test(arguments: [
        ("func f(_ done: @escaping () -> Void)", "its argument done is a closure, which cannot be encoded"),
        ("func f(_ done: (() -> Void)?)", "its argument done is a closure, which cannot be encoded"),
        (
            "func f(_ item: any Item)",
            "its argument item has the type any Item, whose values cannot be decoded"
        ),
        ("func f(_ item: [String: Any])", "its argument item has the type Any, which is not Codable"),
        (
            "func f<T: Encodable>(_ item: T)",
            "its argument item has the type any Encodable, whose values cannot be decoded"
        ),
        (
            "func f(_ item: some Item)",
            "its argument item has the type any Item, whose values cannot be decoded"
        ),
        ("func f(_ point: (x: Int, y: Int))", "its argument point is a tuple, which cannot be encoded"),
        ("func f(_ type: Int.Type)", "its argument type is a type, which cannot be encoded"),
        ("func f(_ other: Self)", "its argument other is another mock, which is not Codable"),
        ("func f(_ page: Page<Cursor>?)", "its argument page has the type Cursor, which is not Codable"),
        (
            "func f(_ body: (Int) -> Void)",
            "its argument body is a nonescaping closure, which only a real object calls"
        ),
    ])
    func aCallThatCannotBeEncodedIsRefusedWhenItIsRecorded(requirement: String, reason: String) throws {
        let declaration = try codable([requirement, "func plain()"])
        let source = try Wrapper.source(for: declaration)
        #expect(
            source.contains(
                "case .f: throw _EncodedCall.refusal(of: self, encoder, because: \"\(reason)\")"))
        #expect(!source.contains("case \"f\""))
        #expect(source.contains("case \"plain\": self = .plain"))
        let sentences = try WrapperPlan(declaration).unrecordableCalls
        #expect(sentences.count == 1)
        #expect(sentences[0].hasSuffix("cannot be recorded on a tape because \(reason)"))
    }

    @Test(arguments: [
        "_ item: Item?", "_ items: [String: [Item]]", "_ id: UUID", "_ items: Set<Item>", "_ items: Item...",
        "_ text: @autoclosure () -> String", "_ text: inout String", "_ range: ClosedRange<Int>",
    ])
    func anArgumentOfAnotherTypeIsEncoded(parameter: String) throws {
        #expect(try WrapperPlan(codable(["func f(\(parameter))"])).unrecordableCalls == [])
    }

    @Test func aGenericMockIsCodableIfItsArgumentsAre() throws {
        let source = try source(
            ["func put(_ values: [Key: Path.Element])", "func all() -> [Other]"],
            associatedTypes: ["Key", "Path", "Other"], where: "Key: Hashable, Path: Sequence")
        #expect(
            source.contains(
                "nonisolated extension MockStore.Invocation: Codable where Key: Codable, Path.Element: Codable {"
            ))
    }

    @Test func aMockWithoutCallsIsCodable() throws {
        let source = try source([], associatedTypes: ["Key"])
        #expect(
            source.contains(
                "    init(from decoder: any Decoder) throws {\n        let call = try _DecodedCall(decoder)\n        throw call.isUnknown\n    }"
            ))
    }

    @Test func aHiddenTypeIsQualified() throws {
        let declaration = try codable(["func add()"]) { $0.names.hidden = ["Encoder", "Decoder", "Codable"] }
        let source = try Wrapper.source(for: declaration)
        #expect(
            source.lacks(
                "nonisolated extension MockStore.Invocation: Swift.Codable {",
                "func encode(to encoder: any Swift.Encoder) throws {",
                "init(from decoder: any Swift.Decoder) throws {") == [])
    }

    private func source(
        _ requirements: [String], associatedTypes: [String] = [], where constraints: String = ""
    ) throws -> String {
        try Wrapper.source(
            for: declared("Store", requirements, associatedTypes: associatedTypes, where: constraints) {
                $0.isCodable = true
            })
    }
}

/// Returns a protocol with `Codable` invocations, in which the type `Cursor` is not `Codable`.
func codable(
    _ requirements: [String], change: (inout MockedDeclaration) -> Void = { _ in }
) throws -> MockedDeclaration {
    try declared("Store", requirements) {
        $0.isCodable = true
        $0.uncodableTypes = ["Cursor"]
        change(&$0)
    }
}
