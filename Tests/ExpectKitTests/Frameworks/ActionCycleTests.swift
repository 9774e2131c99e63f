import Foundation
import Testing

@testable import ExpectKit

/// An action that uses its own mock is a retain cycle, but hides no failure.
struct ActionCycleTests {
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
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
                let shelf = PlainShelf()
                shelf.expect(.add("a"))
                shelf.stub(.clear).andDo { _ in _ = shelf.calls }
            }
        }
        #expect(headlines == ["Shelf: missing add(\"a\")"])
    }

    #if os(Linux)
        @Test func aMissingCallAtTheEndOfTheProcessIsRecordedInItsTest() async throws {
            let issues = try await SampleRun.issues(of: "leftByItsAction")
            #expect(try issues.map { try $0.sighting() } == ["error left by its action"])
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
}

private struct WeakEngine {
    weak var engine: Engine<PlainShelf.Invocation>?
}
