import ExpectKit
import Testing

@testable import FixtureProtocols

// The shapes of structs of closures: argument names, type aliases, closures with closures, generic structs, isolation.

struct ClientShapeTests {
    private let leo = Animal(name: "Leo")

    @Test func argumentNamesComeFromTheSourceCodeAndFromTypeAliases() async {
        let mock = MockParkClient()
        let (given, answered) = (Diary("a"), Diary("b"))
        mock.expect(.whistle(times: 2)).andReturn(true)
        mock.expect(.listen(event: "rain"))
        mock.expect(.visit(diary: .identical(to: given))).andReturn(answered)
        mock.expect(.walk(name: "Leo", minutes: 30)).andReturn(4)
        let client = mock.client
        #expect(await client.whistle(2))
        client.listen?("rain")
        #expect(await client.visit(given) === answered)
        #expect(client.walk("Leo", 30) == 4)
        mock.verify()
    }

    @Test func completionHandlersAreHeldOrCalled() async {
        let mock = MockGroomingClient()
        let completion = PendingCompletion<Bool>()
        mock.expect(.wash(animal: leo, done: .held(by: completion)))
        mock.expect(.later()).andDo { done in done?(.failure(FixtureError.closed)) }
        let washed = Mock<Bool>("washed", mode: .nice)
        let client = mock.client
        client.wash(leo) { washed.call($0) }
        #expect(washed.calls.isEmpty)
        completion.resume(returning: true)
        #expect(washed.calls == [true])
        let failed = Mock<Bool>("failed", mode: .nice)
        client.later { result in failed.call((try? result.get()) == nil) }
        #expect(failed.calls == [true])
        mock.verify()
    }

    @Test func argumentsOfEveryKindReachTheMock() throws {
        let mock = MockGroomingClient()
        mock.expect(.each).andReturn([leo, leo])
        mock.expect(.shave(animal: leo, blades: 3)).andReturn((animal: Animal(name: "bald"), result: 5))
        mock.expect(.log(text: "soap"))
        mock.expect(.tally([1, 2])).andReturn(3)
        mock.expect(.admit).andReturn(8)
        mock.expect(.keep)
        mock.expect(.describe(.any)).andReturn((name: "d", pages: 2))
        let client = mock.client
        var names: [String] = []
        client.each { names.append($0.name) }
        #expect(names == ["Leo", "Leo"])
        var animal = leo
        #expect(try client.shave(&animal, 3) == 5)
        #expect(animal.name == "bald")
        client.log("soap")
        #expect(client.tally(1, 2) == 3)
        #expect(client.admit(Ticket(number: 1)) == 8)
        client.keep(Ticket(number: 2))
        #expect(client.describe(Diary("")).pages == 2)
        mock.verify()
    }

    @Test func argumentsOfEveryKindAreForwarded() throws {
        let noted = Mock<String>("noted", mode: .nice)
        let mock = MockGroomingClient(
            wrapping: GroomingClient(
                wash: { _, done in done(false) }, later: { $0?(.failure(FixtureError.closed)) },
                each: { $0(Animal(name: "real")) },
                shave: { animal, blades in
                    animal.name += "\(blades)"
                    return blades
                },
                log: { noted.call($0()) }, tally: { (numbers: Int...) in numbers.count },
                admit: { $0.number }, keep: { noted.call("kept \($0.number)") },
                describe: { (name: $0.text, pages: 1) }))
        mock.stub(.tally(.any)).andReturn(9)
        let client = mock.client
        client.wash(leo) { noted.call("washed \($0)") }
        client.each { noted.call($0.name) }
        var animal = leo
        #expect(try client.shave(&animal, 2) == 2)
        #expect(animal.name == "Leo2")
        client.log("soap")
        #expect(client.tally(1, 2) == 9)
        #expect(client.admit(Ticket(number: 6)) == 6)
        client.keep(Ticket(number: 7))
        #expect(client.describe(Diary("d")).name == "d")
        #expect(noted.calls == ["washed false", "real", "soap", "kept 7"])
    }

    @MainActor @Test func isolatedClosuresAreCalledOnTheirActor() async throws {
        let mock = MockShiftClient()
        let diary = Diary("a")
        mock.expect(.show(diary: .identical(to: diary))).andDo { _ in
            MainActor.assertIsolated()
            return 1
        }
        mock.expect(.patrol(rounds: 3)).andReturn(4)
        mock.expect(.rest).andThrow(FixtureError.closed)
        let client = mock.client
        #expect(client.show(diary) == 1)
        #expect(await client.patrol(3) == 4)
        await #expect(throws: FixtureError.closed) { try await client.rest() }
        mock.verify()
    }

    @Test func namesOfTheMockAreNoObstacle() {
        let mock = MockCollidingClient(mode: 5, name: "n")
        mock.expect(.mock(real: 1)).andReturn(2)
        mock.expect(.client).andReturn(3)
        mock.expect(.call(4)).andReturn(5)
        mock.expect(.verify)
        mock.expect(.expect(call: 6))
        mock.expect(.default(in: 7)).andReturn(8)
        let client = mock.client
        #expect(client.mock(1) + client.client() + client.call(4) == 10)
        client.verify()
        client.expect(6)
        #expect(client.default(7) == 8)
        #expect((client.mode, client.name, client.real) == (5, "n", 1))
        mock.mode = .nice
        mock.verify()
    }

    @Test func aGenericStructIsAnswered() async throws {
        let mock = MockShelfClient<String, Int>(capacity: 2)
        mock.expect(.get(key: "a")).andReturn(1).andThrow(FixtureError.closed)
        mock.expect(.put("b", 2))
        let client = mock.client
        #expect(try await client.get("a") == 1)
        await #expect(throws: FixtureError.closed) { try await client.get("a") }
        client.put("b", 2)
        #expect(client.capacity == 2)
        mock.verify()
    }

    @Test func aGenericStructReportsADifferentArgument() {
        let mock = MockShelfClient<String, Int>(capacity: 2)
        let failures = FailureRecorder()
        mock.mock.reporter = failures
        mock.expect(.put("b", 2))
        mock.client.put("b", 3)
        mock.verify()
        #expect(failures.onlyReportContains("put(…): argument 1 is 3, expected 2"))
        #expect(failures.onlyReportContains("got: put(\"b\", 3)"))
    }
}
