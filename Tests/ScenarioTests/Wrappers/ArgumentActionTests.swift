import ExpectKit
import Testing

// Closures of andDo that receive the arguments of a requirement.

private enum RoadError: Error, Equatable { case closed, flooded }
private struct Fire: Error {}

private protocol Messenger {
    var distance: Int { get }
    func deliver(_ parcel: String, to street: String) throws -> Int
    func rest(hours: Int)
    func route(from street: String) throws(RoadError) -> [String]
    func wait(hours: Int) async throws(RoadError) -> Int
}

private final class MockMessenger: Messenger, TypedMocking {
    enum Invocation {
        case distance, deliver(Arg<String>, to: Arg<String>), rest(hours: Arg<Int>), route(from: Arg<String>)
        case wait(hours: Arg<Int>)
    }
    let mock = Mock<Invocation>()

    var distance: Int { call(.distance) }
    func deliver(_ parcel: String, to street: String) throws -> Int {
        try call(.deliver(.value(parcel), to: .value(street)))
    }
    func rest(hours: Int) { call(.rest(hours: .value(hours))) }
    func route(from street: String) throws(RoadError) -> [String] {
        try call(.route(from: .value(street)))
    }
    func wait(hours: Int) async throws(RoadError) -> Int { try await call(.wait(hours: .value(hours))) }
}

extension TypedCall where Invocation == MockMessenger.Invocation {
    fileprivate static var distance: TypedCall<Invocation, Void, Int, Never> {
        .init(.distance) { if case .distance = $0 { () } else { nil } }
    }
    fileprivate static func deliver(
        _ parcel: Arg<String>, to street: Arg<String>
    ) -> TypedCall<Invocation, (String, String), Int, any Error> {
        .init(.deliver(parcel, to: street)) {
            if case .deliver(let parcel, let street) = $0 { (parcel.value, street.value) } else { nil }
        }
    }
    fileprivate static func rest(hours: Arg<Int>) -> TypedCall<Invocation, Int, Void, Never> {
        .init(.rest(hours: hours)) { if case .rest(let hours) = $0 { hours.value } else { nil } }
    }
    fileprivate static func route(
        from street: Arg<String>
    ) -> TypedCall<Invocation, String, [String], RoadError> {
        .init(.route(from: street)) { if case .route(let street) = $0 { street.value } else { nil } }
    }
    fileprivate static func wait(hours: Arg<Int>) -> TypedCall<Invocation, Int, Int, RoadError> {
        .init(.wait(hours: hours)) { if case .wait(let hours) = $0 { hours.value } else { nil } }
    }
    /// A token with a mistake: it looks for another case.
    fileprivate static func mistakenRest(hours: Arg<Int>) -> TypedCall<Invocation, Int, Void, Never> {
        .init(.rest(hours: hours)) { if case .wait(let hours) = $0 { hours.value } else { nil } }
    }
}

struct ArgumentActionTests {
    private let messenger = MockMessenger()

    @Test func aClosureReceivesTheArguments() async throws {
        messenger.expect(.deliver(.any, to: .any)).andDo { parcel, street in parcel.count + street.count }
        messenger.expect(.distance).andDo { 5 }
        messenger.expect(.wait(hours: 3)).andDo { hours in
            await Task.yield()
            return hours * 2
        }
        #expect(try messenger.deliver("lamp", to: "A") == 5)
        #expect(messenger.distance == 5)
        #expect(try await messenger.wait(hours: 3) == 6)
        messenger.verify()
    }

    @Test func aClosureForATypedErrorMayThrowOrNot() async throws {
        messenger.expect(.route(from: .any)).andDo { street in [street] }
        messenger.expect(.route(from: .any)).andDo { _ in throw RoadError.closed }
        messenger.expect(.route(from: .any)).andDo { (_) throws(RoadError) in throw .flooded }
        messenger.expect(.wait(hours: .any)).andDo { _ in
            await Task.yield()
            throw RoadError.closed
        }
        #expect(try messenger.route(from: "A") == ["A"])
        #expect(throws: RoadError.closed) { try messenger.route(from: "B") }
        #expect(throws: RoadError.flooded) { try messenger.route(from: "C") }
        await #expect(throws: RoadError.closed) { try await messenger.wait(hours: 1) }
        messenger.verify()
    }

    @Test func aVoidAnswerPrecedesAnotherOne() throws {
        final class MockDoor: Mocking {
            enum Invocation: Equatable { case open }
            let mock = Mock<Invocation>()
            func open() throws { try mock.call(.open, throwing: (any Error).self) }
        }
        let door = MockDoor()
        var rested: [Int] = []
        door.expect(.open).andReturn().andThrow(Fire())
        messenger.expect(.rest(hours: .any)).andReturn().andDo { rested.append($0) }
        try door.open()
        #expect(throws: Fire.self) { try door.open() }
        messenger.rest(hours: 1)
        messenger.rest(hours: 2)
        #expect(rested == [2])
        door.verify()
        messenger.verify()
    }
}

struct ArgumentActionFailingCounterparts {
    private let messenger = MockMessenger()
    private let failures = FailureRecorder()

    init() { messenger.mock.reporter = failures }

    @Test func anErrorOfAnotherTypeIsReportedAtTheClosure() throws {
        messenger.expect(.route(from: "A")).andDo { _ in throw Fire() }.andReturn(["B"])
        let line = #line - 1
        #expect(try messenger.route(from: "A") == ["B"])
        #expect(try messenger.route(from: "A") == ["B"])
        messenger.verify()
        #expect(failures.reports.map(\.kind) == [.wrongAnswer])
        let report = try #require(failures.reports.first)
        #expect(report.location.line == line)
        #expect(
            report.unwrappedText.contains(
                "wrong answer for route(from: \"A\"): the error Fire() of type Fire, but the call throws only RoadError"
            ))
        #expect(report.advice == ["throw a RoadError, or answer with andReturn(_:)"])
    }

    @Test func anErrorOfARequirementThatThrowsNothingIsReportedAtTheClosure() throws {
        messenger.expect(.distance).andDo { throw Fire() }
        let line = #line - 1
        #expect(messenger.distance == 0)
        messenger.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(failures.reports.first?.unwrappedText.contains("but the call throws nothing") == true)
    }

    @Test func anErrorOfAnotherTypeOfAnAsyncClosureIsReported() async throws {
        messenger.expect(.wait(hours: 1)).andDo { _ in
            await Task.yield()
            throw Fire()
        }
        let line = #line - 4
        #expect(try await messenger.wait(hours: 1) == 0)
        messenger.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
    }

    @Test func aTokenThatFindsNoArgumentsIsReportedAtTheClosure() throws {
        var hasRun = false
        messenger.expect(.mistakenRest(hours: 1)).andDo { _ in hasRun = true }
        let line = #line - 1
        messenger.rest(hours: 1)
        messenger.verify()
        #expect(!hasRun)
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(
            failures.reports.first?.unwrappedText.contains(
                "a closure that needs arguments, but the TypedCall finds none in the call") == true)
    }
}
