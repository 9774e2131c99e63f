import ExpectKit
import Foundation
import Testing

@testable import Stories

/// Task managers with a mistake, in tests that do not call `verify()`.
@Suite struct VerifiedSuiteFailingCounterparts {
    let failures = FailureRecorder()
    let first = Task(id: "A")

    /// A store that expects one task.
    private func store(line: UInt = #line) -> SharedTaskStore {
        let store = SharedTaskStore()
        store.mock.reporter = failures
        store.expect(.add(task: first), line: line)
        store.expect(.count, line: line + 1).andReturn(1)
        return store
    }

    @Test func aTaskThatIsNotAddedIsMissingAtItsExpectations() async throws {
        let line = #line + 1
        try await verifiedByTrait { _ = store() }

        #expect(failures.sightings == [Sighting(.missing, line: line), Sighting(.missing, line: line + 1)])
        #expect(failures.reports.allSatisfy { $0.severity == .error })
    }

    @Test func aCountThatIsNotReadIsMissing() async throws {
        let line = #line + 1
        try await verifiedByTrait { ForgetfulTaskManager(store: store()).add(first) }

        #expect(failures.sightings == [Sighting(.missing, line: line + 1)])
    }

    @Test func aWrongCallIsOneFailure() async throws {
        let line = #line + 1
        try await verifiedByTrait { _ = ConfusedTaskManager(store: store()).add(first) }

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
    }

    @Test func afterAThrownErrorMissingCallsAreWarnings() async {
        struct Stop: Error {
            init(after _: SharedTaskStore) {}
        }
        let line = #line + 2
        // Outside the macro, because inside it `#line` is the line of the macro.
        let test: @Sendable () throws -> Void = { throw Stop(after: store()) }
        await #expect(throws: Stop.self) { try await verifiedByTrait(test) }

        #expect(failures.sightings == [Sighting(.missing, line: line), Sighting(.missing, line: line + 1)])
        #expect(failures.reports.allSatisfy { $0.severity == .warning })
    }

    @Test func aFailureThatTheTestVerifiedIsNotReportedAgain() async throws {
        let line = #line + 1
        try await verifiedByTrait { store().verify() }

        #expect(failures.sightings == [Sighting(.missing, line: line), Sighting(.missing, line: line + 1)])
    }

    // MARK: Without a current test

    @Test func aWrongCallOfADetachedTaskFailsItsTest() async {
        await expectOneIssue { store in
            await _Concurrency.Task.detached { ForgetfulTaskManager(store: store).add(Task(id: "X")) }.value
        }
    }

    @Test func aWrongCallOnAQueueFailsItsTest() async {
        await expectOneIssue { store in
            await withCheckedContinuation { done in
                DispatchQueue(label: "elsewhere").async {
                    ForgetfulTaskManager(store: store).add(Task(id: "X"))
                    done.resume()
                }
            }
        }
    }

    @Test func aWrongCallOnAThreadFailsItsTest() async {
        await expectOneIssue { store in
            await withCheckedContinuation { done in
                Thread {
                    ForgetfulTaskManager(store: store).add(Task(id: "X"))
                    done.resume()
                }.start()
            }
        }
    }

    /// The issue is recorded before the test goes on. It is a known issue, because the mock was created inside of
    /// `withKnownIssue`.
    private func expectOneIssue(_ body: (SharedTaskStore) async -> Void) async {
        await confirmation { confirm in
            await withKnownIssue {
                let store = SharedTaskStore()
                store.expect(.add(task: first))
                await body(store)
            } matching: { issue in
                if issue.words.hasPrefix("SharedTaskStore: add(…): ") {
                    confirm()
                }
                return true
            }
        }
    }
}
