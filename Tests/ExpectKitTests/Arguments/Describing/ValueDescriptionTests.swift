import Testing

@testable import ExpectKit

@Suite struct ValueDescriptionTests {
    @Test func textsAreQuoted() {
        #expect(describe("miso") == #""miso""#)
        #expect(describe("a\nb \"c\"") == #""a\nb \"c\"""#)
        #expect(describe("miso".dropFirst()) == #""iso""#)
        #expect(describe(Character("m")) == #""m""#)
    }

    @Test func structsShowTheirMembersAndNoModule() {
        #expect(
            describe(Dish(name: "ramen", cook: .init(name: "A")))
                == #"Dish(name: "ramen", price: 1, cook: Cook(name: "A"))"#)
        struct Empty {}
        #expect(describe(Empty()) == "Empty()")
        struct Box<Content> { var content: Content }
        #expect(describe(Box(content: Dish.Cook(name: "A"))) == #"Box<Cook>(content: Cook(name: "A"))"#)
    }

    @Test func optionalsAreDescribedByTheirValues() {
        #expect(describe(Int?.none as Any) == "nil")
        #expect(describe(Int?.some(1) as Any) == "1")
        #expect(describe(String?.some("a") as Any) == #""a""#)
        #expect(describe(Int??.some(.none) as Any) == "nil")
        #expect(describe(Opaque?.some(Opaque()) as Any) == "Opaque(number: 1)")
        #expect(describe([1, nil]) == "[1, nil]")
    }

    @Test func setsAndDictionariesAreSorted() {
        #expect(describe(Set(["c", "a", "b"])) == #"["a", "b", "c"]"#)
        #expect(describe(["c": 1, "a": 2, "b": 3]) == #"["a": 2, "b": 3, "c": 1]"#)
        #expect(describe([String: Int]()) == "[:]")
        #expect(describe(Set<Int>()) == "[]")
        #expect(describe(["b": [2: "x"], "a": [:]]) == #"["a": [:], "b": [2: "x"]]"#)
    }

    @Test func tuplesShowTheirLabels() {
        #expect(describe((1, "a")) == #"(1, "a")"#)
        #expect(describe((x: 1, y: 2)) == "(x: 1, y: 2)")
        #expect(describe(()) == "()")
    }

    @Test func longTextsAreShortenedInsideTheirQuotationMarks() {
        let text = String(repeating: "a", count: 300)
        #expect(describe(text) == "\"\(String(repeating: "a", count: 200))…\" (300 characters)")
        #expect(describe(String(repeating: "a", count: 200)) == "\"\(String(repeating: "a", count: 200))\"")
    }

    @Test func longCollectionsAreCut() {
        let shown = (1...20).map(String.init).joined(separator: ", ")
        #expect(describe(Array(1...1000)) == "[\(shown), … 980 more]")
        #expect(describe((1...1000).map { _ in "0123456789" }).count < 240)
    }

    @Test func longCustomDescriptionsAreShortened() {
        struct Long: CustomStringConvertible {
            var description: String { "x\n" + String(repeating: "y", count: 300) }
        }
        #expect(describe(Long()) == "x\\n\(String(repeating: "y", count: 198))…")
    }

    @Test func deepValuesAreCut() {
        indirect enum Chain { case end, link(Chain) }
        var chain = Chain.end
        for _ in 0..<50_000 { chain = .link(chain) }
        #expect(describe(chain) == "link(link(link(link(link(link(link(link(…))))))))")
        // Released link by link, because releasing it at once would need a stack as deep as the chain.
        while case .link(let rest) = chain { chain = rest }
    }

    @Test func closuresAndTypes() {
        #expect(describe({ (number: Int) in number }) == "a closure")
        #expect(describe({} as (() -> Void)? as Any) == "a closure")
        #expect(describe(Int.self) == "Int.self")
        #expect(describe(Dish.Cook.self) == "Cook.self")
    }

    @Test func objectsAreDescribedByTheirType() {
        #expect(describe(Bowl()) == "Bowl")
        #expect(describe(BigBowl(size: 1)) == "BigBowl")
        final class Named: CustomStringConvertible { var description: String { "the bowl" } }
        #expect(describe(Named()) == "the bowl")
    }

    @Test func errorsAreDescribedAsValues() {
        enum StoreError: Error { case gone, locked(by: String) }
        struct Failure: Error { var code = 3 }
        #expect(describe(StoreError.gone as any Error) == "gone")
        #expect(describe(StoreError.locked(by: "A") as any Error) == #"locked(by: "A")"#)
        #expect(describe(Failure() as any Error) == "Failure(code: 3)")
    }

    @Test func enumsAreDescribedAsTheyAreWritten() {
        enum Topping { case none, egg(Int), meat(cut: String, Int), pair((Int, Int)), maybe(Int?) }
        #expect(describe(Topping.none) == "none")
        #expect(describe(Topping.egg(2)) == "egg(2)")
        #expect(describe(Topping.meat(cut: "belly", 2)) == #"meat(cut: "belly", 2)"#)
        #expect(describe(Topping.maybe(nil)) == "maybe(nil)")
    }

    @Test func aCustomDescriptionIsUsed() {
        struct Named: CustomStringConvertible { var description: String { "the dish" } }
        struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "a dish" } }
        #expect(describe(Named()) == "the dish")
        #expect(describe([Debugged()]) == "[a dish]")
    }

    @Test func rangesAreDescribedAsTheyAreWritten() {
        #expect(describe(1...3) == "1...3")
        #expect(describe("a"..<"b") == #""a"..<"b""#)
        #expect(describe(2...) == "2...")
        #expect(describe(...2) == "...2")
        #expect(describe(..<2) == "..<2")
    }

    @Test func matchersInsideValuesAreDescribedByTheirWords() {
        #expect(describe([Arg<Int>.any, 2]) == "[any, 2]")
        #expect(describe(Arg<Int>.atLeast(2)) == "at least 2")
        #expect("\(Arg<String>.value("a"))" == #""a""#)
    }

    @Test func callsAreDescribedAsTheyAreWritten() {
        enum Call { case add(task: Dish.Cook), move(Int, to: Int), count }
        #expect(describeCall(Call.add(task: .init(name: "A"))) == #"add(task: Cook(name: "A"))"#)
        #expect(describeCall(Call.move(1, to: 2)) == "move(1, to: 2)")
        #expect(describeCall(Call.count) == "count")
        #expect(
            describeCall(FunctionInvocation.function("visit(_:didReach:)", 1, "Delphi"))
                == #"visit(1, didReach: "Delphi")"#)
        #expect(describeCall(7) == "7")
    }
}
