import Foundation
import Testing

@testable import ExpectKit

/// An action that uses its own mock is a retain cycle, but hides no failure.
@Suite struct ActionCycleTests {
    @Test func theTraitVerifiesAndReleasesTheMock() async throws {
        let failures = FailureRecorder()
        let created = Lock(WeakEngine())
        try await verifiedByTrait {
            let shelf = PlainShelf()
            shelf.mock.reporter = failures
            shelf.expect(.clear).andDo { _ in _ = shelf.calls }
            created.withLock { $0.engine = shelf.mock.engine }
        }
        #expect(failures.headlines == ["Shelf: missing clear"])
        #expect(created.withLock { $0.engine } == nil)
    }

    @Test func aVerificationReleasesActionsThatNoCallCanReach() {
        let created = Lock(WeakEngine())
        do {
            let shelf = PlainShelf()
            shelf.expect(.clear).andDo { _ in _ = shelf.calls }
            created.withLock { $0.engine = shelf.mock.engine }
            shelf.clear()
            shelf.verify()
        }
        #expect(created.withLock { $0.engine } == nil)
    }

    @Test func aVerificationKeepsActionsThatACallCanReach() {
        let calls = Shared(0)
        let shelf = PlainShelf()
        shelf.stub(.clear).andDo { _ in calls.change { $0 += 1 } }
        shelf.verify()
        shelf.clear()
        #expect(calls.value == 1)
    }

    @Test func aCallAfterTheEndOfItsTestIsAnsweredWithoutAReport() async throws {
        let failures = FailureRecorder()
        let left = Lock(Machine?.none)
        try await verifiedByTrait {
            let machine = Machine()
            machine.mock.reporter = failures
            machine.stub(.get).andDo { _ in 7 }
            #expect(machine.get(Int.self) == 7)
            left.withLock { $0 = machine }
        }
        #expect(left.withLock { $0 }?.get(Int.self) == 0)
        #expect(failures.reports.isEmpty)
    }

    // MARK: Without a verification

    @Test func aMissingCallAtTheEndOfTheProcessFailsIt() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            let shelf = PlainShelf()
            shelf.expect(.add("a"))
            shelf.stub(.clear).andDo { _ in _ = shelf.calls }
        }
    }

    #if os(Linux)
        @Test func aMissingCallAtTheEndOfTheProcessIsReported() async throws {
            let text = try await SampleRun.standardError()
            let line = try #require(text.firstMatch(of: /DetachedSamples.swift:(\d+): error: Left: missing/))
                .1
            #expect(
                text.contains(
                    """
                    error: Left: missing add("a")
                      declared: 1 of 1, expected once, never called

                    """))
            let number = try #require(Int(line))
            #expect(
                try SampleIssue(words: "", severity: "left", fileID: "DetachedSamples.swift", line: number)
                    .sighting() == "left left by its action")
        }
    #endif

    @Test func aMockWithoutFailuresDoesNotFailTheProcess() async {
        await #expect(processExitsWith: .success) {
            let shelf = PlainShelf()
            shelf.expect(.add("a"))
            shelf.stub(.clear).andDo { _ in _ = shelf.calls }
            shelf.add("a")
            shelf.verify()
        }
    }

    @Test func aMockThatIsStillInUseAtTheEndOfTheProcessDoesNotFailIt() async {
        await #expect(processExitsWith: .success) {
            keptShelf.expect(.add("a")).andDo { _ in }
        }
    }
}

private struct WeakEngine {
    weak var engine: Engine<PlainShelf.Invocation>?
}

private let keptShelf = PlainShelf("Static")
