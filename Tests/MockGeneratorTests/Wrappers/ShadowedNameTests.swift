import Foundation
import Testing

@testable import MockGenerator

// Names of members and of mocks that hide types which the wrapper uses.

struct ShadowedNameTests {
    @Test func aMemberHidesATypeInTheBodiesOfOthers() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func Mock(_ count: Int)", "func add()"])
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        let text = try Wrapper.source(
            for: reader.read(try #require(reader.index.protocols(of: "Shop").first)))
        #expect(text.lacks("mock = ExpectKit.Mock(name, mode: mode)", "MockCall(.add)") == [])
    }

    @Test func aTypeInASuperclassHidesOtherTypes() throws {
        var shop = GraphFile(module: "Shop")
        let base = shop.addClass("Base", ["init()"])
        for name in ["Arg", "Bool", "Item"] { shop.addNestedType(name, in: base) }
        shop.addClass(
            "Store", ["func add(_ item: Item) -> Bool", "init()"], superclass: base,
            types: ["Item": "s:4Shop4ItemV", "Bool": "s:Sb"])
        shop.addClass("Other", ["func add(_ item: Item)", "init()"], types: ["Item": "s:4Shop4ItemV"])
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        func source(_ name: String) throws -> String {
            let symbol = try #require(reader.index.classes(of: "Shop").first { $0.names.title == name })
            return try Wrapper.source(for: reader.read(symbol, as: .class))
        }
        let text = try source("Store")
        #expect(
            text.lacks("func add(_ item: Shop.Item) -> Swift.Bool", "case add(ExpectKit.Arg<Shop.Item>)")
                == [])
        // It is not in scope of another class.
        let other = try source("Other")
        #expect(other.contains("case add(Arg<Item>)"))
    }

    @Test(arguments: ["Call", "Mode", "States", "Ordering"])
    func aMockDoesNotHideATypeOfTheLibrary(name: String) throws {
        #expect(
            throws: UnsupportedDeclaration(
                "its mock would have the name of the type Mock\(name) of ExpectKit; name it with --prefix or --suffix"
            )
        ) { try Wrapper.source(for: declared(name, ["func add()"])) }
        let text = try Wrapper.source(for: declared(name, ["func add()"]) { $0.affixes.prefix = "Fake" })
        #expect(text.contains("final class Fake\(name): \(name), TypedMocking"))
    }

    @Test func aMockDoesNotHideATypeOfTheStandardLibrary() throws {
        let declaration = try declared("Int", ["func add()"]) {
            $0.affixes = MockName(prefix: "U", suffix: "")
        }
        #expect(
            throws: UnsupportedDeclaration(
                "its mock would have the name of the type UInt of the standard library; name it with --prefix or --suffix"
            )
        ) { try Wrapper.source(for: declaration) }
    }

    @Test func allPublicTypesOfTheLibraryAreKnown() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/ExpectKit")
        var declared: Set<String> = []
        for case let file as URL in try #require(
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(
                of:
                    /(?m)^(?:@\w+(?:\([^)\n]*\))? )*public (?:final |indirect |nonisolated )*(?:struct|class|enum|protocol|actor) ([A-Z]\w*)/
            ) {
                declared.insert(String(match.1))
            }
        }
        #expect(declared.count > 20)
        #expect(declared.subtracting(publicTypes).sorted() == [])
    }

    @Test func theRealObjectHasANameOfItsOwn() throws {
        let text = try Wrapper.source(
            for: declared("Store", ["var real: Int { get }", "var realObject: Int { get }"]))
        #expect(text.contains("private let wrappedObject: _RealObject<any Store>"))
    }

    @Test func aLabelThatOccursTwiceIsReplacedByTheName() throws {
        let text = try Wrapper.source(for: declared("Store", ["func move(to x: Int, to y: Int)"]))
        #expect(
            text.lacks(
                "func move(to x: Int, to y: Int)", "case move(to: Arg<Int>, y: Arg<Int>)",
                "static func move(to x: Int, y: Int)") == [])
    }

    @Test func aReturnedFunctionTypeIsInParentheses() throws {
        let text = try Wrapper.source(for: declared("Store", ["func map<A, B>(_ f: A) -> (A) -> B"]))
        #expect(text.contains("returning _: ((A) -> B).Type = ((A) -> B).self"))
    }

    @Test func theExecutorOfAnActorIsNotMocked() throws {
        let requirements = ["nonisolated var unownedExecutor: UnownedSerialExecutor { get }", "func add()"]
        let text = try Wrapper.source(for: declared("Store", requirements) { $0.isActor = true })
        #expect(!text.contains("case unownedExecutor"))
        let other = try Wrapper.source(for: declared("Store", requirements))
        #expect(other.contains("case unownedExecutor"))
    }

    @Test func aVariadicClosureIsInParentheses() throws {
        let text = try Wrapper.source(for: declared("Store", ["func add(_ a: ((Int) -> Void)...)"]))
        #expect(
            text.lacks(
                "func add(_ a: ((Int) -> Void)...)", "case add(Arg<[(Int) -> Void]>)",
                "real.object.add(_:) as (((Int) -> Void)...) -> Void") == [])
    }
}
