import ExpectKit
import FixtureBase
import Testing

@testable import FixtureProtocols

// A protocol that inherits from protocols of another module, and has requirements with the names of library methods. A
// test calls the library methods on the engine.

private struct RealFeeder: Feeder {
    var mode = "slow"
    var keeper = Keeper(name: "Ada")
    let log = Mock<String>("log", mode: .nice)
    var description: String { "a real feeder" }
    func feed(_ food: String) throws -> Int {
        if food.isEmpty { throw FixtureError.closed }
        return food.count
    }
    func verify() -> Bool { true }
    func expect(_ food: String) { log.call("expect \(food)") }
    func reset() { log.call("reset") }
    func call(_ name: String) -> Bool { name == keeper.name }
    func _quietly() { log.call("quietly") }
}

struct InheritanceTests {
    private let feeder = MockFeeder<String>()
    private let failures = FailureRecorder()

    @Test func requirementsNamedLikeLibraryMethodsAreMocked() {
        feeder.expect(.mode()).andReturn("slow")
        feeder.expect(.setMode("fast"))
        feeder.expect(.verify()).andReturn(true)
        feeder.expect(.expect("hay"))
        feeder.expect(.reset())
        feeder.expect(.call("Ada")).andReturn(true)

        var known: any Feeder<String> = feeder
        #expect(known.mode == "slow")
        known.mode = "fast"
        #expect(known.verify())
        known.expect("hay")
        known.reset()
        #expect(known.call("Ada"))
        feeder.mock.verify()
        #expect(feeder.callCount(.reset()) == 1, "the mock has not forgotten its calls")
    }

    @Test func requirementsOfAnotherModuleAreMocked() throws {
        feeder.expect(.feed("hay")).andReturn(3).andThrow(FixtureError.closed)
        feeder.expect(.keeper()).andReturn(Keeper(name: "Ada"))
        feeder.expect(.setKeeper(Keeper(name: "Ben")))
        feeder.expect(._quietly())

        var fed: any Fed<String> = feeder
        #expect(try fed.feed("hay") == 3)
        #expect(throws: FixtureError.closed) { try feeder.feed("hay") }
        #expect(fed.keeper == Keeper(name: "Ada"))
        fed.keeper = Keeper(name: "Ben")
        fed._quietly()
        feeder.mock.verify()
    }

    @Test func theDescriptionIsNotACall() {
        let known: any Feeder<String> = feeder
        #expect("\(known)" == "MockFeeder")
        feeder.mock.verify()
        #expect(feeder.mock.calls.isEmpty)
    }

    @Test func callsAndChangesAreForwardedToTheRealValue() throws {
        let real = RealFeeder()
        let mock = MockFeeder(wrapping: real)
        var known: any Feeder<String> = mock
        known.mode = "fast"
        known.keeper.name = "Ben"
        #expect(known.mode == "fast")
        #expect(known.call("Ben"))
        #expect(!known.call("Ada"))
        #expect(try known.feed("hay") == 3)
        #expect(throws: FixtureError.closed) { try mock.feed("") }
        #expect(known.verify())
        known.expect("hay")
        known.reset()
        known._quietly()
        #expect(real.log.calls == ["expect hay", "reset", "quietly"])
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() throws {
        let mock = MockFeeder(wrapping: RealFeeder())
        mock.stub(.feed(.hasPrefix("h"))).andReturn(99)
        mock.stub(.verify()).andReturn(false)
        let known: any Feeder<String> = mock
        #expect(try [known.feed("hay"), known.feed("corn")] == [99, 4])
        #expect(!known.verify())
    }

    @Test func aDifferentFoodIsReported() {
        feeder.mock.reporter = failures
        feeder.expect(.expect("hay"))
        let known: any Feeder<String> = feeder
        known.expect("corn")
        feeder.mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == [#"MockFeeder<String>: expect(…): food is "corn", expected "hay""#])
        #expect(failures.onlyReportContains(#"got: expect("corn")"#))
    }

    @Test func aMissingCallIsReportedByTheEngine() {
        feeder.mock.reporter = failures
        feeder.expect(.verify()).andReturn(true)
        let line = #line - 1
        feeder.mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.reports.map(\.location.line) == [line])
    }
}
