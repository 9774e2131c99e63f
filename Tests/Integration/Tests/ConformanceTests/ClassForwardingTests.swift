import ExpectKit
import Testing

@testable import FixtureProtocols

// The real object of a mock of a class is `super`.

struct ClassForwardingTests {
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func aPartialMockForwardsEveryCallWithoutAnAnswer() async throws {
        let mock = MockAquarium(mode: .partial, volume: 4)
        let owner = Diary("owner")
        mock.expect(.level).andReturn(100)
        let aquarium: Aquarium = mock

        #expect(try aquarium.feed(leo, times: 2) == 6)
        #expect(throws: FixtureError.closed) { try aquarium.feed(leo, times: 0) }
        #expect(await aquarium.clean())
        #expect(try await aquarium.move(to: "Rome") == "in Rome")
        await #expect(throws: FixtureError.escaped) { try await aquarium.move(to: "") }
        var amount = 1
        #expect(aquarium.refill(&amount) == 10)
        #expect(amount == 5)
        #expect(aquarium.count(leo, leo) == 2)
        #expect(aquarium.convert("a") == ["a"])
        #expect(aquarium.perform { 3 } == 3)
        #expect(throws: FixtureError.escaped) { try aquarium.perform { throw FixtureError.escaped } }
        aquarium.title = "sea"
        #expect(aquarium.title == "sea")
        #expect(aquarium[1] == "sea 1")
        #expect(aquarium[named: "crab"] == 4)
        aquarium.owner = owner
        #expect(aquarium.owner === owner)
        #expect(aquarium.plants == ["weed"])
        #expect(aquarium.visits == 3)
        #expect(try await aquarium.rating == 4.5)
        #expect(aquarium.level == 100)
        mock.verify()
    }

    @Test func callsOfTheSuperclassOnItselfReachTheMock() {
        let mock = MockAquarium(mode: .partial, volume: 4)
        mock.expect(.note("limit 2"))
        mock.expect(.note("level 5")).andDo { _ in }
        mock.limit = 2
        mock.level = 5
        mock.verify()
        // The mock answered the second note, and forwarded the first one, which has no answer.
        #expect(mock.diary.text == "opened;limit 2;")
    }

    @Test func aRejectedCallOfTheSuperclassOnItselfIsReported() {
        let mock = MockAquarium("tank", mode: .partial, volume: 4)
        mock.mock.reporter = failures
        mock.reject(.note("limit 2"))
        mock.limit = 2
        let line = #line - 1
        mock.verify()
        #expect(failures.headlines == ["tank: rejected note(\"limit 2\")"])
        #expect(failures.reports.map(\.location.line) == [line])
    }

    @Test func aStrictMockForwardsOneCall() throws {
        let mock = MockAquarium("tank", volume: 4)
        mock.mock.reporter = failures
        mock.expect(.feed(leo, times: 2)).andForward()
        mock.stub(.note(.any)).andForward()
        mock.expect(.setLimit(.any)).andForward()
        #expect(try mock.feed(leo, times: 2) == 6)
        mock.limit = 2
        #expect(mock.diary.text == "opened;limit 2;")
        mock.verify()
        #expect(failures.reports.isEmpty)
        mock.limit = 3
        #expect(failures.onlyReportContains("setLimit(3)"))
    }

    @Test func aCallCannotBeForwardedToAnotherObject() {
        let mock = MockAquarium("tank", volume: 4)
        mock.mock.reporter = failures
        mock.expect(.visits).andForward(to: Aquarium(volume: 5))
        _ = mock.visits
        #expect(
            failures.onlyReportContains(
                "andForward(to:), but the mock forwards this call only to its own object"))
    }

    @Test func aNiceMockDoesNotForward() throws {
        let mock = MockAquarium(mode: .nice, volume: 4)
        #expect(try mock.feed(leo, times: 2) == 0)
        #expect(mock.title == "")
        mock.title = "sea"
        mock.note("x")
        #expect(mock.diary.text == "opened;")
    }
}
