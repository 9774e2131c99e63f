import ExpectKit
import Testing

@testable import FixtureProtocols

// The mock of a class is a subclass. Its members are expected, answered, verified and forwarded to `super`.

struct ClassTests {
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func methodsAreExpectedAndAnswered() async throws {
        let mock = MockAquarium(volume: 4)
        mock.expect(.feed(leo, times: 2)).andReturn(7).andThrow(FixtureError.closed)
        mock.expect(.clean).andReturn(false)
        mock.expect(.move(to: .hasPrefix("R"))).andReturn("moved").andThrow(.closed)
        mock.expect(.convert(1)).andReturn([2])
        mock.expect(.count([leo])).andReturn(9)

        let aquarium: Aquarium = mock
        #expect(try aquarium.feed(leo, times: 2) == 7)
        #expect(throws: FixtureError.closed) { try aquarium.feed(leo, times: 2) }
        #expect(await aquarium.clean() == false)
        #expect(try await aquarium.move(to: "Rome") == "moved")
        await #expect(throws: FixtureError.closed) { try await aquarium.move(to: "Riga") }
        #expect(aquarium.convert(1) == [2])
        #expect(aquarium.count(leo) == 9)
        mock.verify()
        // The answers came from the mock, not from the superclass.
        #expect(mock.diary.text == "opened;")
    }

    @Test func anArgumentWithADefaultValueCanBeLeftOutInATokenAndInACall() throws {
        let mock = MockAquarium(volume: 4)
        mock.expect(.feed(leo)).andReturn(5)
        mock.expect(.feed(leo, times: 1)).andReturn(6)
        let aquarium: Aquarium = mock
        #expect(try aquarium.feed(leo, times: 3) == 5)
        #expect(try aquarium.feed(leo) == 6)
        mock.verify()
    }

    @Test func closuresAndInoutArgumentsAreAnswered() throws {
        let mock = MockAquarium(volume: 4)
        mock.expect(.refill(1)).andReturn((amount: 8, result: 9))
        mock.expect(.perform)
        mock.expect(.later()).andDo { action in action() }

        let aquarium: Aquarium = mock
        var amount = 1
        #expect(aquarium.refill(&amount) == 9)
        #expect(amount == 8)
        #expect(aquarium.perform { 3 } == 3)
        var isDone = false
        aquarium.later { isDone = true }
        #expect(isDone)
        mock.verify()
    }

    @Test func propertiesAndSubscriptsAreExpectedAndAnswered() async throws {
        let mock = MockAquarium(volume: 4)
        let owner = Diary("owner")
        mock.expect(.title).andReturn("sea")
        mock.expect(.setTitle("lake"))
        mock.expect(.level).andReturn(1)
        mock.expect(.setLevel(.within(5...6)))
        mock.expect(.visits).andReturn(30)
        mock.expect(.setLimit(2))
        mock.expect(.plants).andReturn(["reed"])
        mock.expect(.owner).andReturn(owner)
        mock.expect(.rating).andThrow(FixtureError.escaped)
        mock.expect(.item(0)).andReturn("stone")
        mock.expect(.setItem(1, to: "shell"))
        mock.expect(.item(named: "crab")).andReturn(nil)

        let aquarium: Aquarium = mock
        #expect(aquarium.title == "sea")
        aquarium.title = "lake"
        #expect(aquarium.level == 1)
        aquarium.level = 6
        #expect(aquarium.visits == 30)
        aquarium.limit = 2
        #expect(aquarium.plants == ["reed"])
        #expect(aquarium.owner === owner)
        await #expect(throws: FixtureError.escaped) { try await aquarium.rating }
        #expect(aquarium[0] == "stone")
        aquarium[1] = "shell"
        #expect(aquarium[named: "crab"] == nil)
        mock.verify()
        #expect(mock.diary.text == "opened;")
    }

    @Test func membersThatCannotBeOverriddenAreThoseOfTheClass() {
        let mock = MockAquarium(volume: 4)
        #expect(mock.seal() == "sealed")
        #expect(mock.drain() == 4)
        #expect(mock.copy() === mock)
        #expect(MockAquarium.largest() == 1000)
        mock.verify()
    }

    @Test func anUnexpectedCallOfAStrictMockFails() throws {
        let mock = MockAquarium("tank", volume: 4)
        mock.mock.reporter = failures
        mock.expect(.feed(leo, times: 2)).andReturn(1)
        let aquarium: Aquarium = mock
        #expect(try aquarium.feed(Animal(name: "Ada"), times: 2) == 1)
        #expect(aquarium.visits == 0)
        mock.verify()
        #expect(
            failures.headlines == [
                #"tank: feed(…): animal.name is "Ada", expected "Leo""#,
                "tank: unexpected visits",
            ])
        #expect(
            failures.reports.first?.unwrappedText.contains(
                "got: feed(Animal(name: \"Ada\"), times: 2)") == true)
    }

    @Test func aWrongArgumentIsReportedWhole() throws {
        let mock = MockAquarium("tank", volume: 4)
        mock.mock.reporter = failures
        mock.expect(.feed(leo, times: 2)).andReturn(1)
        let declared = #line - 1
        mock.expect(.title).andReturn("sea")
        let aquarium: Aquarium = mock
        _ = try aquarium.feed(Animal(name: "Ada"), times: 2)
        let called = #line - 1
        _ = aquarium.title
        mock.verify()
        #expect(failures.reports.map(\.location.line) == [called])
        #expect(
            failures.reports.first?.text == """
                tank: feed(…): animal.name is "Ada", expected "Leo"
                  expected: 1 of 2, feed(…), once, never called (Tests/ConformanceTests/ClassTests.swift:\(declared))
                  got:      feed(Animal(name: "Ada"), times: 2)
                  answered: 1, reused from 1 of 2

                    expected                                    called so far
                  1 feed(Animal(name: "Leo"), times: 2) → 1  ≠  feed(Animal(name: "Ada"), times: 2)
                  2 title → "sea"                               not yet
                """)
    }

    @Test func aCallThatDidNotComeFails() {
        let mock = MockAquarium("tank", volume: 4)
        mock.mock.reporter = failures
        mock.expect(.setTitle("sea"))
        mock.verify()
        #expect(failures.headlines == ["tank: missing setTitle(\"sea\")"])
    }

    @Test func aMockIsVerifiedWhenItIsDeallocated() {
        weak var dead: MockAquarium?
        do {
            let mock = MockAquarium("tank", volume: 4)
            mock.mock.reporter = failures
            mock.expect(.clean)
            dead = mock
        }
        #expect(dead == nil)
        #expect(failures.onlyReportContains("clean"))
    }

    @Test func theNearestOverrideIsMocked() {
        let mock = MockPond(volume: 2)
        mock.expect(.feed(leo)).andReturn(5)
        mock.expect(.freeze).andReturn(true)
        mock.expect(.level).andReturn(3)
        #expect(mock.feed(leo, times: 1) == 5)
        #expect(mock.freeze())
        #expect(mock.level == 3)
        // It is final in the subclass.
        mock.note("x")
        #expect(mock.diary.text == "pond opened;pond x;")
        mock.verify()
    }

    @Test func aGenericClassHasAGenericMock() {
        let mock = MockBasket(mockName: "basket", ["a"])
        mock.mock.reporter = failures
        mock.expect(.put("b", at: 0))
        mock.expect(.take()).andReturn("c").andForward()
        let basket: Basket<String> = mock
        basket.put("b", at: 0)
        #expect(basket.take() == "c")
        mock.mode = .partial
        #expect(basket.take() == "a")
        mock.verify()
        #expect(failures.reports.isEmpty)

        let animals = MockAnimalBasket([leo])
        animals.expect(.names).andReturn(["Ada"])
        animals.expect(.put(leo, at: 1))
        #expect(animals.names() == ["Ada"])
        animals.put(leo, at: 1)
        animals.verify()
    }

    @Test func aNestedClassIsMocked() {
        let mock = MockAquariumFilter()
        mock.expect(.change).andReturn(2)
        let filter: Aquarium.Filter = mock
        #expect(filter.change() == 2)
        mock.verify()
    }
}
