import Testing

@testable import ExpectKit

@Suite struct OrderedElementsTests {
    @Test func acceptsExactlyTheseElements() {
        let arg: Arg<[String]> = .containsInOrder("tamago", .hasPrefix("chashu"))
        #expect(arg.accepts(["tamago", "chashu don"]))
        #expect(!arg.accepts(["chashu don", "tamago"]))
        #expect(!arg.accepts(["tamago"]))
        #expect(!arg.accepts(["tamago", "chashu", "nori"]))
        #expect(arg.words == #"["tamago", a prefix "chashu"]"#)
    }

    @Test func namesTheIndexOfADifference() {
        let arg: Arg<[String]> = .containsInOrder("tamago", .hasPrefix("chashu"), "nori")
        #expect(
            arg.lines(from: ["tamago", "miso", "nori"]) == [#"[1]: expected a prefix "chashu", got "miso""#])
    }

    @Test func namesAMissingElement() {
        let arg: Arg<[Int]> = .containsInOrder(1, 2, 3)
        #expect(arg.lines(from: [1, 3]) == ["[1]: 2 is missing"])
        #expect(arg.lines(from: [1, 2]) == ["[2]: 3 is missing"])
        #expect(arg.lines(from: [2, 3]) == ["[0]: 1 is missing"])
    }

    @Test func namesASurplusElement() {
        let arg: Arg<[Int]> = .containsInOrder(1, 2)
        #expect(arg.lines(from: [9, 1, 2]) == ["[0]: 9 is not expected"])
        #expect(arg.lines(from: [1, 2, 9]) == ["[2]: 9 is not expected"])
        #expect(Arg<[Int]>.containsInOrder().lines(from: [9]) == ["[0]: 9 is not expected"])
    }

    @Test func namesADifferenceInsideAnElement() {
        let arg: Arg<[Dish]> = .containsInOrder(.any, .value(Dish(name: "ramen", cook: .init(name: "A"))))
        let actual = [Dish(name: "soba"), Dish(name: "ramen", cook: .init(name: "B"))]
        #expect(arg.lines(from: actual) == [#"[1].cook.name: expected "A", got "B""#])
    }

    @Test func eachCaptorGetsItsElement() {
        let (first, second) = (Captor<Int>(), Captor<Int>())
        Arg<[Int]>.containsInOrder(.capture(first), 5, .capture(second)).capture([4, 5, 6])
        #expect(first.all == [4])
        #expect(second.all == [6])
    }
}
