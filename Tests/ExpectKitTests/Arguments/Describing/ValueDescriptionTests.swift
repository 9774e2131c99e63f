import Testing

@testable import ExpectKit

struct ValueDescriptionTests {
    /// Expects how each value is described.
    private func expect(_ rows: (Any, String)..., sourceLocation: SourceLocation = #_sourceLocation) {
        for (value, words) in rows { #expect(describe(value) == words, sourceLocation: sourceLocation) }
    }

    @Test func textsAreQuoted() {
        expect(
            ("miso", #""miso""#), ("a\nb \"c\"", #""a\nb \"c\"""#), ("miso".dropFirst(), #""iso""#),
            (Character("m"), #""m""#))
    }

    @Test func anArticleFitsTheSoundOfTheNoun() {
        let nouns = ["Int", "Box", "HTTPRequest", "URL", "SQLQuery", "X"]
        #expect(
            nouns.map(withArticle) == ["an Int", "a Box", "an HTTPRequest", "a URL", "an SQLQuery", "a X"])
    }

    @Test func structsShowTheirMembersAndNoModule() {
        struct Empty {}
        struct Box<Content> { var content: Content }
        expect(
            (
                Dish(name: "ramen", cook: .init(name: "A")),
                #"Dish(name: "ramen", price: 1, cook: Cook(name: "A"))"#
            ), (Empty(), "Empty()"),
            (Box(content: Dish.Cook(name: "A")), #"Box<Cook>(content: Cook(name: "A"))"#))
    }

    @Test func optionalsAreDescribedByTheirValues() {
        expect(
            (Int?.none as Any, "nil"), (Int?.some(1) as Any, "1"), (String?.some("a") as Any, #""a""#),
            (Int??.some(.none) as Any, "nil"), (Opaque?.some(Opaque()) as Any, "Opaque(number: 1)"),
            ([1, nil], "[1, nil]"))
    }

    @Test func setsAndDictionariesAreSorted() {
        expect(
            (Set(["c", "a", "b"]), #"["a", "b", "c"]"#),
            (["c": 1, "a": 2, "b": 3], #"["a": 2, "b": 3, "c": 1]"#), ([String: Int](), "[:]"),
            (Set<Int>(), "[]"), (["b": [2: "x"], "a": [:]], #"["a": [:], "b": [2: "x"]]"#))
    }

    @Test func tuplesShowTheirLabels() {
        expect(((1, "a"), #"(1, "a")"#), ((x: 1, y: 2), "(x: 1, y: 2)"), ((), "()"))
    }

    @Test func longTextsAndCollectionsAreCut() {
        let text = String(repeating: "a", count: 200)
        struct Long: CustomStringConvertible {
            var description: String { "x\n" + String(repeating: "y", count: 300) }
        }
        let shown = (1...20).map(String.init).joined(separator: ", ")
        // The quotation marks are around what is shown.
        expect(
            (text + text.prefix(100), "\"\(text)…\" (300 characters)"), (text, "\"\(text)\""),
            (Array(1...1000), "[\(shown), … 980 more]"),
            (Long(), "x\\n\(String(repeating: "y", count: 198))…"))
        #expect(describe((1...1000).map { _ in "0123456789" }).count < 240)
    }

    @Test func deepValuesAreCut() {
        indirect enum Chain { case end, link(Chain) }
        var chain = Chain.end
        for _ in 0..<50_000 { chain = .link(chain) }
        #expect(describe(chain) == "link(link(link(link(link(link(link(link(…))))))))")
        // Released link by link, because releasing it at once would need a stack as deep as the chain.
        while case .link(let rest) = chain { chain = rest }
    }

    @Test func closuresObjectsAndTypes() {
        final class Named: CustomStringConvertible { var description: String { "the bowl" } }
        expect(
            ({ (number: Int) in number }, "a closure"), ({} as (() -> Void)? as Any, "a closure"),
            (Int.self, "Int.self"), (Int??.self, "Int??.self"), (Dish.Cook.self, "Cook.self"), (Bowl(), "Bowl"),
            (BigBowl(size: 1), "BigBowl"), (Named(), "the bowl"))
    }

    @Test func errorsAreDescribedAsValues() {
        enum StoreError: Error { case gone, locked(by: String) }
        struct Failure: Error { var code = 3 }
        expect(
            (StoreError.gone as any Error, "gone"),
            (StoreError.locked(by: "A") as any Error, #"locked(by: "A")"#),
            (Failure() as any Error, "Failure(code: 3)"))
    }

    @Test func enumsAreDescribedAsTheyAreWritten() {
        enum Topping { case none, egg(Int), meat(cut: String, Int), pair((Int, Int)), maybe(Int?) }
        expect(
            (Topping.none, "none"), (Topping.egg(2), "egg(2)"),
            (Topping.meat(cut: "belly", 2), #"meat(cut: "belly", 2)"#), (Topping.maybe(nil), "maybe(nil)"))
    }

    @Test func aCustomDescriptionIsUsed() {
        struct Named: CustomStringConvertible { var description: String { "the dish" } }
        struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "a dish" } }
        expect((Named(), "the dish"), ([Debugged()], "[a dish]"))
    }

    @Test func rangesAreDescribedAsTheyAreWritten() {
        expect(
            (1...3, "1...3"), ("a"..<"b", #""a"..<"b""#), (2..., "2..."), (...2, "...2"), (..<2, "..<2"))
    }

    @Test func matchersInsideValuesAreDescribedByTheirWords() {
        expect(([Arg<Int>.any, 2], "[any, 2]"), (Arg<Int>.atLeast(2), "at least 2"))
        #expect("\(Arg<String>.value("a"))" == #""a""#)
    }

    @Test func callsAreDescribedAsTheyAreWritten() {
        enum Call { case add(task: Dish.Cook), move(Int, to: Int), count }
        expectTexts(
            (describeCall(Call.add(task: .init(name: "A"))), #"add(task: Cook(name: "A"))"#),
            (describeCall(Call.move(1, to: 2)), "move(1, to: 2)"), (describeCall(Call.count), "count"),
            (describeCall(7), "7"))
    }
}
