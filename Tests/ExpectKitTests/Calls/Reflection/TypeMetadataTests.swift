import Testing

@testable import ExpectKit

struct TypeMetadataTests {
    private struct Bowl { var size = 1, name = "" }
    private final class Pot {}
    private enum Order { case none, soup(Int), rest(of: String, to: Int), last }
    private struct Drawer<Content> {
        let content: Content, isOpen: Bool, count: UInt32
        weak var weak: Pot?
        unowned let unowned: Pot
        unowned(unsafe) let unmanaged: Pot
    }
    private enum Filling<Content> { case one(Content), empty; indirect case two(Int, to: Content?) }
    private indirect enum Boxed { case list([Int]) }
    private enum Alike { case move((Int, Int)), swap, moved(Int, Int) }

    @Test func theLayoutOfThisProcessIsKnown() {
        #expect(TypeMetadata.isReadable)
    }

    @Test func theKindOfAType() {
        func kind(_ type: Any.Type) -> TypeMetadata.Kind? { TypeMetadata(of: type)?.kind }
        #expect(kind(Bowl.self) == .structure)
        #expect(kind(Order.self) == .enumeration)
        #expect(kind(Never.self) == .enumeration)
        #expect(kind(Order?.self) == .optional)
        #expect(kind((Int, Bowl).self) == .tuple)
        #expect(kind(Void.self) == .tuple)
        #expect(kind(Pot.self) == nil)
        #expect(kind((any Error).self) == nil)
        #expect(kind(Any.self) == nil)
        #expect(kind((() -> Void).self) == nil)
        #expect(kind(Int.Type.self) == nil)
    }

    @Test func theElementsOfATuple() throws {
        let elements = try #require(TypeMetadata(of: (Int8, name: String, Int16).self)?.tupleElements)
        #expect(elements.map(\.offset) == [0, 8, 24])
        #expect(elements.map { "\($0.type)" } == ["Int8", "String", "Int16"])
        #expect(TypeMetadata(of: Void.self)?.tupleElements?.count == 0)
        #expect(TypeMetadata(of: Bowl.self)?.tupleElements == nil)
        #expect(TypeMetadata(of: Order.self)?.tupleElements == nil)
    }

    @Test func theElementsOfATupleValue() {
        let value = (UInt8(1), name: "a text that is longer than a word", nested: (2, Pot()), any: 3.5 as Any)
        var texts: [String] = []
        let isComplete = TypeMetadata.allElements(of: value) { index, element in
            texts.append("\(index) \(type(of: element))")
            return true
        }
        #expect(isComplete == true)
        #expect(texts == ["0 UInt8", "1 String", "2 (Int, Pot)", "3 Double"])
    }

    @Test func theElementsAreReadUntilOneIsRefused() {
        var seen: [Int] = []
        let isComplete = TypeMetadata.allElements(of: (1, 2, 3)) { index, _ in
            seen.append(index)
            return index < 1
        }
        #expect(isComplete == false)
        #expect(seen == [0, 1])
        #expect(TypeMetadata.allElements(of: Bowl()) { _, _ in true } == nil)
    }

    @Test func theStoredPropertiesOfAStruct() throws {
        let properties = try #require(TypeMetadata(of: Drawer<Bowl>.self)?.storedProperties)
        #expect(properties.map(\.name) == ["content", "isOpen", "count", "weak", "unowned", "unmanaged"])
        #expect(properties.map(\.offset) == [0, 24, 28, 32, 40, 48])
        #expect(
            properties.map { "\($0.type)" } == [
                "Bowl", "Bool", "UInt32", "Optional<Pot>", "Pot", "Pot",
            ])
        #expect(properties.map(\.ownership) == [.strong, .strong, .strong, .weak, .unowned, .unowned])
        #expect(TypeMetadata(of: Drawer<Int8>.self)?.storedProperties?.prefix(3).map(\.offset) == [0, 1, 4])
        #expect(TypeMetadata(of: Order.self)?.storedProperties == nil)
        #expect(TypeMetadata(of: (Int, Int).self)?.storedProperties == nil)
    }

    @Test func thePayloadOfACase() throws {
        let metadata = try #require(TypeMetadata(of: Filling<Bowl>.self))
        let records = try (0..<3).map { try #require(metadata.field($0)) }
        #expect(
            records.map { metadata.type(of: $0).map { "\($0.type)" } } == [
                "Bowl", "(Int, to: Optional<Bowl>)", nil,
            ])
        #expect(records.map(\.isIndirect) == [false, true, false])
    }

    @Test func theTypesWithSeveralForms() {
        func forms(_ type: Any.Type) -> Bool? { TypeMetadata(of: type)?.hasSeveralForms }
        let several: [Any.Type] = [
            (() -> Void).self, (() -> Void)?.self, ((() -> Void), Int).self, (Int, (Bool, () -> Int))?.self,
            Int.Type.self, Int.Type?.self, Pot.Type.self,
        ]
        for type in several { #expect(forms(type) == true) }
        let one: [Any.Type] = [
            Int.self, Int?.self, (Int, Bowl).self, Void.self, [() -> Void].self, Any.self, Any.Type.self,
            Pot.self,
            Drawer<() -> Void>.self,
        ]
        for type in one { #expect(forms(type) == false) }
        #expect(TypeMetadata(of: (() -> Void)?.self)?.isOptionalFunction == true)
        for type in one + [several[0], several[3], several[5]] {
            #expect(TypeMetadata(of: type)?.isOptionalFunction == false)
        }
    }

    @Test func aCaseIsStored() {
        func stored<Value>(_ number: UInt32, over value: Value) -> String? {
            var value = value
            guard let functions = TypeMetadata(of: Value.self)?.enumFunctions else { return nil }
            withUnsafeMutablePointer(to: &value) { functions.store(number, in: UnsafeMutableRawPointer($0)) }
            return "\(value)"
        }
        #expect(stored(3, over: Order.none) == "last")
        #expect(stored(2, over: Order.last) == "none")
        #expect(stored(0, over: Bowl()) == nil)
    }

    @Test func anIndirectCaseIsAReferenceToABox() {
        // An indirect case without other cases is a reference to its box.
        let value = unsafeBitCast(IndirectPayload.boxed([1, 2]), to: Boxed.self)
        guard case .list(let list) = value else { return }
        #expect(list == [1, 2])
    }

    @Test func theCasesOfAnEnum() throws {
        let metadata = try #require(TypeMetadata(of: Order.self))
        #expect(metadata.fieldCount == 4)
        let counts = try #require(metadata.caseCounts)
        #expect(counts == (2, 2))
        let records = (0..<5).map { metadata.field($0) }
        #expect(
            records.map { $0?.name } == ["soup", "rest", "none", "last", nil])
        #expect(records.map { $0?.hasPayload } == [true, true, false, false, nil])
        #expect(TypeMetadata(of: (Int, Int).self)?.field(0) == nil)
        #expect(TypeMetadata(of: Bowl.self)?.caseCounts == nil)
        #expect(TypeMetadata(of: Pot.self)?.fieldCount == nil)
    }

    @Test func theCaseOfAValue() throws {
        func numbers<Value>(_ values: Value...) -> [UInt32?] {
            let cases = TypeMetadata(of: Value.self)?.enumFunctions
            return values.map { cases?.number(of: $0) }
        }
        #expect(numbers(Order.soup(1), .rest(of: "", to: 1), .none, .last) == [0, 1, 2, 3])
        #expect(numbers(Alike.move((1, 2)), .moved(1, 2), .swap) == [0, 1, 2])
        #expect(numbers(Int?.some(1), nil) == [0, 1])
        #expect(numbers(Bowl()) == [nil])
        #expect(numbers((1, 2)) == [nil])
        #expect(numbers(Pot()) == [nil])
    }
}
