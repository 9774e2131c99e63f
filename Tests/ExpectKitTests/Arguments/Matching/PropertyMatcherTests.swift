import Testing

@testable import ExpectKit

@Suite struct PropertyMatcherTests {
    @Test func havingMatchesAProperty() {
        let arg: Arg<Dish> = .having(\.name, .hasPrefix("ra"))
        #expect(arg.accepts(Dish(name: "ramen")))
        #expect(!arg.accepts(Dish(name: "soba")))
        #expect(arg.words == #"a Dish with name a prefix "ra""#)
        #expect(arg.lines(from: Dish(name: "soba")) == [#"name: expected a prefix "ra", got "soba""#])
    }

    @Test func havingTakesALiteral() {
        let arg: Arg<Dish> = .having(\.price, 3)
        #expect(arg.accepts(Dish(name: "ramen", price: 3)))
        #expect(arg.words == "a Dish with price 3")
    }

    @Test func havingFollowsAPath() {
        let arg: Arg<Dish> = .having(\.cook?.name, .some("A"))
        #expect(arg.accepts(Dish(name: "ramen", cook: .init(name: "A"))))
        #expect(arg.words == #"a Dish with cook?.name "A""#)
        #expect(arg.lines(from: Dish(name: "ramen")) == [#"cook?.name: expected "A", got nil"#])
    }

    @Test func havingNests() {
        let arg: Arg<Dish> = .having(\.cook, .some(.having(\.name, "A")))
        let dish = Dish(name: "ramen", cook: .init(name: "B"))
        #expect(arg.words == #"a Dish with cook a Cook with name "A""#)
        #expect(arg.lines(from: dish) == [#"cook.name: expected "A", got "B""#])
    }

    @Test func havingDescribesAPropertyWithoutAKnownName() {
        let arg: Arg<Dish> = .having(\.isCheap, false)
        #expect(arg.words == "a Dish with a property false")
        #expect(arg.lines(from: Dish(name: "ramen")) == ["expected a property false, got true"])
    }

    @Test func havingCapturesTheProperty() {
        let names = Captor<String>()
        Arg<Dish>.having(\.name, .capture(names)).capture(Dish(name: "ramen"))
        #expect(names.all == ["ramen"])
    }

    @Test func instanceAcceptsAValueOfTheType() {
        let arg: Arg<Bowl> = .instance(of: BigBowl.self)
        #expect(arg.accepts(BigBowl(size: 1)))
        #expect(!arg.accepts(Bowl()))
        #expect(arg.words == "a BigBowl")
        #expect(arg.lines(from: Bowl()) == ["expected a BigBowl, got a Bowl"])
    }

    @Test func instanceMatchesTheCastValue() {
        let arg: Arg<Bowl> = .instance(of: BigBowl.self, .having(\.size, .atLeast(2)))
        #expect(arg.accepts(BigBowl(size: 2)))
        #expect(!arg.accepts(BigBowl(size: 1)))
        #expect(arg.words == "a BigBowl with size at least 2")
        #expect(arg.lines(from: BigBowl(size: 1)) == ["size: expected at least 2, got 1"])
        #expect(Arg<Any>.instance(of: Int.self, .atLeast(2)).words == "an Int, at least 2")
    }

    @Test func instanceDistinguishesTypesOfErrors() {
        struct Burnt: Error {}
        struct Cold: Error {}
        let arg: Arg<any Error> = .instance(of: Burnt.self)
        #expect(arg.accepts(Burnt()))
        #expect(!arg.accepts(Cold()))
        #expect(arg.lines(from: Cold()) == ["expected a Burnt, got Cold() of type Cold"])
    }

    @Test func instanceCapturesTheCastValue() {
        let bowls = Captor<BigBowl>()
        let bowl = BigBowl(size: 3)
        Arg<Bowl>.instance(of: BigBowl.self, .capture(bowls)).capture(bowl)
        #expect(bowls.all.map(ObjectIdentifier.init) == [ObjectIdentifier(bowl)])
    }
}
