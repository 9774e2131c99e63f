import ExpectKit
import Testing

/// Optional completion handlers, which the code under test may leave out.
struct OptionalCompletionTests {
    private let album = MockAlbum()
    let failures = FailureRecorder()

    @Test func anOptionalHandlerIsCalledWhenTheTestResumesIt() async {
        let loaded = PendingCompletion<Result<String, any Error>>()
        let saved = PendingCompletion<Void>()
        album.expect(.load("bees", .some(.held(by: loaded))))
        album.expect(.save(.some(.held(by: saved))))
        nonisolated(unsafe) var seen: [String] = []
        album.load("bees") { seen.append((try? $0.get()) ?? "nothing") }
        album.save { seen.append("saved") }
        #expect(await loaded.waitUntilCalled())
        #expect(seen == [])
        saved.resume()
        loaded.resume(returning: .success("a photo"))
        #expect(seen == ["saved", "a photo"])
        album.verify()
    }

    @Test func optionalHandlersOfAllShapesAreHeld() {
        let ended = PendingCompletion<Void>()
        let chosen = PendingCompletion<String>()
        let sized = PendingCompletion<(Int, Int)>()
        let moved = PendingCompletion<(Int, Int)>()
        let colored = PendingCompletion<(Int, Int, Int)>()
        let tinted = PendingCompletion<(Int, Int, Int)>()
        nonisolated(unsafe) var seen: [String] = []
        let shapes = MockShapes()
        shapes.expect(.end(.some(.held(by: ended))))
        shapes.expect(.choose(.some(.held(by: chosen))))
        shapes.expect(.size(.some(.held(by: sized))))
        shapes.expect(.move(.some(.held(by: moved))))
        shapes.expect(.color(.some(.held(by: colored))))
        shapes.expect(.tint(.some(.held(by: tinted))))
        shapes.call(.end(.value { seen.append("end") }))
        shapes.call(.choose(.value { seen.append($0) }))
        shapes.call(.size(.value { seen.append("\($0 * $1)") }))
        shapes.call(.move(.value { seen.append("\($0 - $1)") }))
        shapes.call(.color(.value { seen.append("\($0 + $1 + $2)") }))
        shapes.call(.tint(.value { seen.append("\($0 * $1 * $2)") }))
        ended.resume()
        chosen.resume(returning: "red")
        sized.resume(returning: (3, 4))
        moved.resume(returning: (9, 2))
        colored.resume(returning: (1, 2, 3))
        tinted.resume(returning: (2, 3, 4))
        #expect(seen == ["end", "red", "12", "7", "6", "24"])
        shapes.verify()
    }

    // MARK: Failing counterparts

    @Test func aCallWithoutAHandlerDoesNotMatch() {
        album.mock.reporter = failures
        let saved = PendingCompletion<Void>()
        let declared = #line + 1
        album.expect(.save(.some(.held(by: saved))))
        album.save(nil)
        #expect(!saved.isCalled)
        album.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.call == "save(nil)")
        let candidate = failures.reports.first?.candidates.first
        #expect(candidate?.call == "save(not nil)")
        #expect(candidate?.location.line == declared)
        #expect(candidate?.differences.map(\.expected) == ["not nil"])
        #expect(candidate?.differences.map(\.actual) == ["nil"])
    }

    @Test func anOptionalHandlerThatIsNeverCalledIsReportedWhereItIsHeld() {
        album.mock.reporter = failures
        let line = #line + 1
        var saved: PendingCompletion<Void>? = PendingCompletion()
        album.expect(.save(.some(.held(by: saved!))))
        album.save {}
        album.verify()
        #expect(failures.sightings == [])
        saved = nil
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
        #expect(
            failures.texts == [
                """
                MockAlbum: not resumed: save(not nil)
                  help: a completion handler was never called: use resume(returning:) of its PendingCompletion
                """
            ])
    }

    @Test func anOptionalHandlerThatNeverArrivesIsOneMissingCall() async {
        album.mock.reporter = failures
        let saved = PendingCompletion<Void>()
        let line = #line + 1
        album.expect(.save(.some(.held(by: saved))))
        await saved.waitUntilCalled(within: .milliseconds(5))
        album.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }
}

private final class MockAlbum: TypedMocking {
    typealias Load = @Sendable (Result<String, any Error>) -> Void
    enum Invocation { case load(Arg<String>, Arg<Load?>), save(Arg<(() -> Void)?>) }
    let mock = Mock<Invocation>()

    func load(_ name: String, _ completion: Load?) { call(.load(.value(name), .value(completion))) }
    func save(_ done: (() -> Void)?) { call(.save(.value(done))) }
}
extension MockCall where Invocation == MockAlbum.Invocation {
    fileprivate static func load(_ name: Arg<String>, _ completion: Arg<MockAlbum.Load?>) -> MockCall<
        Invocation, Void, Never
    > { .init(.load(name, completion)) }
    fileprivate static func save(_ done: Arg<(() -> Void)?>) -> MockCall<Invocation, Void, Never> {
        .init(.save(done))
    }
}

/// The quick form, with the other shapes of handlers.
private final class MockShapes: Mocking {
    enum Invocation {
        case end(Arg<(@Sendable () -> Void)?>)
        case choose(Arg<((String) -> Void)?>)
        case size(Arg<((Int, Int) -> Void)?>), move(Arg<(@Sendable (Int, Int) -> Void)?>)
        case color(Arg<((Int, Int, Int) -> Void)?>), tint(Arg<(@Sendable (Int, Int, Int) -> Void)?>)
    }
    let mock = Mock<Invocation>()

    func call(_ invocation: Invocation) { mock.call(invocation) }
}
