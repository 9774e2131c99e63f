import Foundation
import Testing

@testable import ExpectKit

/// A mock with a `static` requirement.
private final class MockSluice: TypedMocking, Sendable {
    enum Invocation { case gates, open(gate: Arg<Int>) }
    let mock = Mock<Invocation>()

    static var gates: Int { boundMock.call(.gates) }
    func open(gate: Int) { call(.open(gate: .value(gate))) }
}

extension MockCall where Invocation == MockSluice.Invocation {
    fileprivate static var gates: MockCall<Invocation, Int, Never> { .init(.gates) }
    fileprivate static func open(gate: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.open(gate: gate))
    }
}

/// A mock that no other test makes, so that its numbers can be counted.
private final class MockWeir: Mocking, Sendable {
    enum Invocation: Equatable { case open }
    let mock = Mock<Invocation>()
}

/// An object that a test has made, which must not outlive the test.
private struct Made {
    let name: String
    weak var object: AnyObject?
}

/// Nothing is kept of a test that has ended, so the memory of a run does not grow with its tests.
struct EndedTestTests {
    private let made = Lock<[Made]>([])

    /// What is still alive, without repetitions.
    private var kept: [String] {
        Set(made.withLock { $0.filter { $0.object != nil }.map(\.name) }).sorted()
    }

    private func note<Invocation>(_ mock: Mock<Invocation>, _ name: String) {
        let engine = mock.engine
        let context = (engine.framework as? TestFrameworkReporter)?.context
        made.withLock { made in
            made.append(Made(name: "\(name)'s engine", object: engine))
            made.append(Made(name: "\(name)'s context", object: context))
            made.append(Made(name: "\(name)'s scope", object: MadeMocks.current))
        }
    }

    /// Runs tests with the trait, one after the other.
    private func run(_ count: Int = 100, _ body: @Sendable (Int) async -> Void) async throws {
        for number in 0..<count {
            try await verifiedByTrait { await body(number) }
        }
        #expect(made.withLock { $0.count } == 3 * count)
        #expect(made.withLock { $0.filter { $0.object == nil }.count } > 0)
    }

    @Test func aMockOfATestWithTheTraitIsNotKept() async throws {
        try await run { number in
            let sluice = MockSluice()
            note(sluice.mock, "mock")
            sluice.expect(.open(gate: .value(number)))
            sluice.open(gate: number)
        }
        #expect(kept == [])
    }

    @Test func aMockOfATestWithoutTheTraitIsNotKept() {
        for number in 0..<100 {
            let sluice = MockSluice()
            note(sluice.mock, "mock")
            sluice.expect(.open(gate: .value(number)))
            sluice.open(gate: number)
            sluice.verify()
        }
        #expect(kept == [])
    }

    @Test func aBoundMockOfATestWithTheTraitIsNotKept() async throws {
        try await run { number in
            let sluice = MockSluice.boundMock
            note(sluice.mock, "bound mock")
            sluice.expect(.gates).andReturn(number)
            #expect(MockSluice.gates == number)
        }
        #expect(kept == [])
    }

    @Test func aMockThatIsBoundForAClosureIsNotKept() async throws {
        try await run { number in
            MockSluice.withBoundMock { sluice in
                note(sluice.mock, "bound mock")
                sluice.expect(.gates).andReturn(number)
                #expect(MockSluice.gates == number)
            }
        }
        #expect(kept == [])
    }

    @Test func aBoundMockThatAChildTaskDeclaresOnIsNotKept() async throws {
        try await run(10) { number in
            await MockSluice.withBoundMock { sluice in
                note(sluice.mock, "bound mock")
                await withTaskGroup { $0.addTask { _ = sluice.expect(.gates).andReturn(number) } }
                #expect(MockSluice.gates == number)
            }
        }
        #expect(kept == [])
    }

    @Test func aMockWithAnActionThatUsesItIsNotKept() async throws {
        try await run { _ in
            let sluice = MockSluice()
            note(sluice.mock, "mock")
            sluice.stub(.gates).andDo { _ in sluice.callCount(.open(gate: .any)) }
            _ = sluice.call(.gates)
        }
        #expect(kept == [])
    }

    @Test func aMockThatFailedItsTestIsNotKept() async throws {
        let failures = FailureRecorder()
        try await run(10) { number in
            let sluice = MockSluice()
            note(sluice.mock, "mock")
            sluice.mock.reporter = failures
            sluice.open(gate: number)
            sluice.expect(.gates).andReturn(1)
        }
        #expect(failures.reports.count == 20)
        #expect(kept == [])
    }

    @Test func theNumbersOfMocksAreForgottenWithTheMocks() {
        let names = (0..<100).map { _ in
            let weirs = [MockWeir(), MockWeir()]
            return weirs.map(\.mock.name) + ["\(MockNumber.testCount(withMocksNamed: "MockWeir"))"]
        }
        #expect(Set(names) == [["MockWeir", "MockWeir 2", "1"]])
        #expect(MockNumber.testCount(withMocksNamed: "MockWeir") == 0)
    }

    @Test func aSharedMockKeepsOnlyItsLastTest() async throws {
        let shared = MockSluice()
        try await run { number in
            shared.expect(.open(gate: .value(number)))
            note(shared.mock, "shared")
            shared.open(gate: number)
            shared.verify()
            shared.reset()
        }
        #expect(kept == ["shared's context", "shared's engine"])
    }

    @Test func theNoteOfMocksForTheEndOfTheProcessIsBounded() {
        var mocks = WatchedMocks()
        var alive = MockSluice().mock.engine
        for _ in 0..<2_000 {
            alive = MockSluice().mock.engine
            mocks.insert(alive)
        }
        #expect(mocks.entries.count < 200)
        #expect(mocks.alive.map(ObjectIdentifier.init) == [ObjectIdentifier(alive)])
    }
}
