import Testing

@testable import ExpectKit

@Suite struct UnorderedElementsTests {
    @Test func acceptsTheseElementsInAnyOrder() {
        let arg: Arg<[String]> = .containsInAnyOrder("tamago", .hasPrefix("chashu"))
        #expect(arg.accepts(["tamago", "chashu don"]))
        #expect(arg.accepts(["chashu don", "tamago"]))
        #expect(!arg.accepts(["chashu don"]))
        #expect(!arg.accepts(["chashu don", "tamago", "tamago"]))
        #expect(arg.words == #"in any order ["tamago", a prefix "chashu"]"#)
    }

    @Test func namesTheMatchersAndElementsWithoutAPartner() {
        let arg: Arg<[String]> = .containsInAnyOrder("tamago", .hasPrefix("chashu"))
        #expect(
            arg.lines(from: ["chashu don", "nori"]) == [
                #""tamago" is missing, "nori" is not expected"#
            ])
    }

    @Test func namesOnlyMissingOrOnlySurplusElements() {
        let arg: Arg<[Int]> = .containsInAnyOrder(1, 2)
        #expect(arg.lines(from: [2]) == ["1 is missing"])
        #expect(
            arg.lines(from: [2, 1, 1]) == ["1 is not expected"])
    }

    @Test func aWildcardDoesNotTakeTheElementThatAnotherNeeds() {
        let arg: Arg<[Int]> = .containsInAnyOrder(.any, .atLeast(2), 3)
        #expect(arg.accepts([3, 2, 1]))
        #expect(arg.accepts([3, 1, 2]))
        #expect(!arg.accepts([1, 1, 3]))
    }

    @Test func ninetyNineWildcardsAndOneExactValueTakeLessThanASecond() {
        let wildcards = (1...99).map { _ in Arg<Int>.any }
        let arg = Arg<[Int]>.inAnyOrder(wildcards + [0], words: { "" })
        let elapsed = ContinuousClock().measure {
            #expect(arg.accepts(Array(0..<100)))
            #expect(!arg.accepts(Array(1...100)))
        }
        #expect(elapsed < .seconds(1))
    }

    @Test func eachCaptorGetsTheElementThatItWasAssigned() {
        let (wildcard, exact) = (Captor<Int>(), Captor<Int>())
        let arg: Arg<[Int]> = .containsInAnyOrder(.capture(wildcard), .capture(exact, if: 1))
        arg.capture([1, 2])
        #expect(wildcard.all == [2])
        #expect(exact.all == [1])
    }

    @Test func theElementsOfASetAreReportedInAStableOrder() {
        let arg: Arg<Set<Int>> = .containsInAnyOrder(9, 8)
        #expect(
            arg.lines(from: [5, 3, 1]) == [
                "9, 8 are missing, 1, 3, 5 are not expected"
            ])
    }
}
