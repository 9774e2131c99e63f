import Testing

@testable import ExpectKit

@Suite struct CollectionMatcherTests {
    @Test func isEmptyAcceptsEmptyCollections() {
        let arg: Arg<[Int]> = .isEmpty
        #expect(arg.accepts([]))
        #expect(!arg.accepts([1]))
        #expect(arg.words == "empty")
        #expect(arg.lines(from: [1]) == ["expected empty, got [1]"])
        #expect(Arg<String>.isEmpty.accepts(""))
    }

    @Test func countNamesTheCount() {
        let arg: Arg<[Int]> = .count(.atLeast(2))
        #expect(arg.accepts([1, 1]))
        #expect(!arg.accepts([1]))
        #expect(arg.words == "a count of at least 2")
        #expect(arg.lines(from: [1]) == ["count: expected at least 2, got 1"])
        #expect(Arg<[Int]>.count(1).accepts([7]))
    }

    @Test func containsAcceptsACollectionWithTheElement() {
        let arg: Arg<[String]> = .contains(.hasPrefix("chashu"))
        #expect(arg.accepts(["nori", "chashu don"]))
        #expect(!arg.accepts(["nori"]))
        #expect(arg.words == #"an element a prefix "chashu""#)
        #expect(arg.lines(from: ["nori"]) == [#"expected an element a prefix "chashu", got ["nori"]"#])
        #expect(Arg<[String]>.contains("nori").accepts(["nori"]))
    }

    @Test func eachNamesTheIndicesOfRefusedElements() {
        let arg: Arg<[Int]> = .each(.atLeast(2))
        #expect(arg.accepts([]))
        #expect(arg.accepts([2, 3]))
        #expect(arg.words == "each at least 2")
        #expect(
            arg.lines(from: [2, 1, 3, 0]) == [
                "[1]: expected at least 2, got 1", "[3]: expected at least 2, got 0",
            ])
    }

    @Test func eachListsTheRefusedElementsOfASet() {
        let arg: Arg<Set<Int>> = .each(.atLeast(2))
        #expect(arg.accepts([2, 3]))
        #expect(
            arg.lines(from: [3, 1, 0]) == ["0, 1 are not expected"])
    }

    @Test func eachListsALimitedNumberOfElements() {
        let arg: Arg<[Int]> = .each(.atLeast(2))
        #expect(arg.lines(from: Array(repeating: 0, count: 100)).count == 5)
        let set: Arg<Set<Int>> = .each(.atLeast(9))
        #expect(
            set.lines(from: [1, 2, 3, 4, 5, 6, 7]) == [
                "1, 2, 3, 4, 5, … 2 more are not expected"
            ])
    }

    @Test func subsetRefusesOtherElements() {
        let arg: Arg<[Int]> = .subset(of: 1...3)
        #expect(arg.accepts([3, 1, 1]))
        #expect(arg.accepts([]))
        #expect(!arg.accepts([1, 4]))
        #expect(arg.words == "a subset of [1, 2, 3]")
        #expect(arg.lines(from: [1, 4]) == ["4 is not expected"])
    }

    @Test func supersetMissesElements() {
        let arg: Arg<Set<Int>> = .superset(of: [1, 2])
        #expect(arg.accepts([1, 2, 3]))
        #expect(!arg.accepts([1, 3]))
        #expect(arg.words == "a superset of [1, 2]")
        #expect(arg.lines(from: [1, 3]) == ["2 is missing"])
    }

    @Test func aCaptorGetsTheElementsThatItsMatcherReads() {
        let (counts, elements) = (Captor<Int>(), Captor<Int>())
        Arg<[Int]>.count(.capture(counts)).capture([7, 8])
        Arg<[Int]>.contains(.capture(elements, if: .atLeast(8))).capture([7, 8, 9])
        #expect(counts.all == [2])
        #expect(elements.all == [8])
        Arg<[Int]>.each(.capture(elements)).capture([1, 2])
        #expect(elements.all == [8, 1, 2])
    }

    @Test func aCaptorGetsTheElementsOfASetInAStableOrder() {
        let elements = Captor<Int>()
        Arg<Set<Int>>.each(.capture(elements)).capture([5, 3, 9, 1, 7])
        #expect(elements.all == [1, 3, 5, 7, 9])
    }

    @Test func matchersWithoutCaptorDoNotCapture() {
        #expect(!Arg<[Int]>.count(1).captures)
        #expect(!Arg<[Int]>.contains(1).captures)
        #expect(!Arg<[Int]>.each(1).captures)
        #expect(!Arg<[Int]>.containsInOrder(1).captures)
        #expect(!Arg<[Int]>.containsInAnyOrder(1).captures)
    }
}
