import ExpectKit
import Testing

/// The code under test: it takes closures in place of protocols.
private struct Thumbnails {
    var load: @Sendable (_ name: String) async throws -> [Int]
    var draw: (_ name: String, _ size: Int) -> Bool
    var log: (String) -> Void

    func show(_ name: String, size: Int) async -> Bool {
        do {
            return try await !load(name).isEmpty && draw(name, size)
        } catch {
            log("\(name): \(error)")
            return false
        }
    }
}

private enum LoadError: Error, Equatable { case offline }

/// Mocks of bare closures.
struct MockClosureTests {
    private let load = MockClosure<String, [Int], any Error>("load")
    private let draw = MockClosure<(String, Int), Bool, Never>("draw")
    private let log = MockClosure<String, Void, Never>("log")

    private var thumbnails: Thumbnails {
        let load = load
        return Thumbnails(
            load: { try await load.call($0) }, draw: { draw.call(($0, $1)) }, log: { log.call($0) })
    }

    @Test func closuresAreExpectedInOneOrder() async {
        inOrder {
            load.expect(.call("rye")).andReturn([1])
            draw.expect(.call(("rye", 64))).andReturn(true)
            load.expect(.call(.hasPrefix("s"))).andThrow(LoadError.offline)
            log.expect(.call("spelt: offline"))
        }

        #expect(await thumbnails.show("rye", size: 64))
        #expect(await !thumbnails.show("spelt", size: 64))

        verify(load, draw, log)
        #expect(load.arguments(of: .call(.any)) == ["rye", "spelt"])
    }

    @Test func partsOfATupleAreMatched() {
        draw.stub(.call(.having(\.1, .atLeast(100)))).andReturn(false)
        draw.stub(.call(.having(\.1, .lessThan(100)))).andDo { name, size in name.count == size }
        #expect(!draw.call(("rye", 100)))
        #expect(draw.call(("rye", 3)))
    }

    @Test func aTypedErrorIsThrown() {
        let save = MockClosure<Int, Void, LoadError>("save")
        save.expect(.call(1)).andThrow(.offline)
        #expect(throws: LoadError.offline) { try save.call(1) }
        save.verify()
    }

    /// The failing counterpart: one failure, at the line of the test, with the line of the closure's caller.
    @Test func aWrongInputIsReported() async {
        let failures = FailureRecorder()
        load.mock.reporter = failures
        load.expect(.call("rye")).andReturn([1]); let expected = #line
        draw.stub(.call(.any)).andReturn(true)

        let line = #line + 1
        #expect(await thumbnails.show("corn", size: 64))

        load.verify()
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                load: call(…): got "corn", expected "rye"
                  expected: 1 of 1, call("rye"), once, never called \
                (Tests/ScenarioTests/Wrappers/MockClosureTests.swift:\(expected))
                  got:      call("corn")
                  called at Tests/ScenarioTests/Wrappers/MockClosureTests.swift:12
                  answered: [1], reused from 1 of 1
                """
            ])
    }

    /// The failing counterpart of a held answer: the closure cannot wait. The test does not wait for it either.
    @Test func aSynchronousClosureCannotBeSuspended() async {
        let failures = FailureRecorder()
        log.mock.reporter = failures
        let line = #line + 1
        let pending = log.expect(.call("a")).andSuspend()
        thumbnails.log("a")
        await pending.waitUntilCalled()
        await pending.waitUntilCancelled()
        log.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
    }
}
