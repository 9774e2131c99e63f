import Foundation
import Testing

@testable import ExpectKit

/// A closure that answers calls and uses its own mock keeps the mock alive, but hides nothing.
@Suite struct ActionCycleTests {
    @Test func theTraitVerifiesAndReleasesTheMock() async throws {
        let failures = FailureRecorder()
        let made = Lock(WeakEngine())
        try await verifiedByTrait {
            let shelf = PlainShelf()
            shelf.mock.reporter = failures
            shelf.expect(.clear).andDo { _ in _ = shelf.calls }
            made.withLock { $0.engine = shelf.mock.engine }
        }
        #expect(failures.headlines == ["Shelf: missing clear"])
        #expect(made.withLock { $0.engine } == nil)
    }

    @Test func aVerificationReleasesWhatNoCallReaches() {
        let made = Lock(WeakEngine())
        do {
            let shelf = PlainShelf()
            shelf.expect(.clear).andDo { _ in _ = shelf.calls }
            made.withLock { $0.engine = shelf.mock.engine }
            shelf.clear()
            shelf.verify()
        }
        #expect(made.withLock { $0.engine } == nil)
    }

    @Test func aVerificationKeepsWhatACallMayReach() {
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

    @Test func whatIsLeftAtTheEndOfTheProcessFailsIt() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            let shelf = PlainShelf()
            shelf.expect(.add("a"))
            shelf.stub(.clear).andDo { _ in _ = shelf.calls }
        }
    }

    #if os(Linux)
        @Test func whatIsLeftAtTheEndOfTheProcessIsReported() async throws {
            let text = try await SampleRun.standardError()
            let line = try #require(text.firstMatch(of: /DetachedSamples.swift:(\d+): error: Left: missing/))
                .1
            #expect(
                text.contains(
                    """
                    error: Left: missing add("a")
                      declared: 1 of 1, expected once, never called (DetachedSamples.swift:\(line))

                    """))
            let number = try #require(Int(line))
            #expect(
                try SampleIssue(words: "", severity: "left", fileID: "DetachedSamples.swift", line: number)
                    .sighting() == "left left by its action")
        }
    #endif

    @Test func aMockWithoutFaultDoesNotFailTheProcess() async {
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
