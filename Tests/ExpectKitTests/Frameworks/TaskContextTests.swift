import Foundation
import Testing

@testable import ExpectKit

/// Work that runs with the task-local values of another task.
struct TaskContextTests {
    @TaskLocal static var place = "nowhere"
    @TaskLocal static var probe: Probe?

    private let done = Lock<[String]>([])

    private func createdAt(_ place: String) -> any TaskContext {
        Self.$place.withValue(place) { currentTaskContext() }
    }

    /// Records the task-local value of the work, and whether it runs on the calling thread.
    private func note(in context: any TaskContext) {
        let caller = "\(Thread.current)"
        context.perform {
            let isHere = caller == "\(Thread.current)"
            done.withLock { $0.append("\(Self.place), \(isHere ? "here" : "elsewhere")") }
        }
    }

    @Test func workRunsOnTheSameThreadBeforeTheCallReturns() async {
        let context = createdAt("home")
        note(in: context)
        #expect(done.withLock { $0 } == ["home, here"])
        await Task.detached { note(in: context) }.value
        #expect(done.withLock { $0.count } == 2)
        await withCheckedContinuation { end in
            Thread {
                note(in: context)
                end.resume()
            }.start()
        }
        await withCheckedContinuation { end in
            DispatchQueue.global().async {
                note(in: context)
                end.resume()
            }
        }
        #expect(done.withLock { $0 } == Array(repeating: "home, here", count: 4))
    }

    @Test func theSurroundingTaskIsNotChanged() async {
        let context = createdAt("home")
        let test = Test.current
        await Self.$place.withValue("away") {
            note(in: context)
            #expect(Self.place == "away")
            #expect(withUnsafeCurrentTask { $0 != nil })
            await Task.yield()
            #expect(Self.place == "away")
        }
        #expect(Test.current == test)
        await Task.detached {
            note(in: context)
            #expect(Test.current == nil)
            #expect(Self.place == "nowhere")
            #expect(withUnsafeCurrentTask { $0 != nil })
        }.value
    }

    @Test @MainActor func anActorKeepsItsThread() async {
        let context = createdAt("home")
        note(in: context)
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
        #expect(done.withLock { $0 } == ["home, here"])
    }

    @Test func workMayPerformMoreWork() {
        let context = createdAt("home")
        context.perform { note(in: context) }
        #expect(done.withLock { $0 } == ["home, here"])
    }

    @Test func manyTasksMayPerformWorkConcurrently() async {
        let context = createdAt("home")
        await withTaskGroup { group in
            for _ in 0..<200 {
                group.addTask {
                    await Task.detached { note(in: context) }.value
                }
            }
        }
        #expect(done.withLock { $0 } == Array(repeating: "home, here", count: 200))
    }

    /// A task releases its task-local values when it ends, so a probe among them shows whether it has ended.
    @Test(arguments: [0, 3]) func aReleasedContextEndsItsTask(uses: Int) {
        let isFreed = Lock(false)
        do {
            let context = Self.$probe.withValue(Probe(isFreed)) { currentTaskContext() }
            for _ in 0..<uses { context.perform { #expect(Self.probe != nil) } }
            #expect(!isFreed.withLock { $0 })
        }
        #expect(isFreed.withLock { $0 })
    }

    @Test(.timeLimit(.minutes(10))) func aQueuedContextPerformsItsWorkInOrder() async {
        await withCheckedContinuation { end in
            Self.$place.withValue("home") {
                // The context is released at once. Its work runs nevertheless.
                let context = QueuedTaskContext()
                context.perform { done.withLock { $0.append("first, \(Self.place)") } }
                context.perform {
                    done.withLock { $0.append("second, \(Self.place)") }
                    end.resume()
                }
            }
        }
        #expect(done.withLock { $0 } == ["first, home", "second, home"])
    }

    @Test func aReporterWithoutACurrentTestHasNoContext() async {
        #expect(TestFrameworkReporter().context != nil)
        #expect(await Task.detached { TestFrameworkReporter().context == nil }.value)
    }

    /// The bound is generous, because the machine may be busy. One reporter takes a few microseconds.
    @Test func aReporterIsCheap() {
        let elapsed = ContinuousClock().measure {
            for _ in 0..<1000 { _ = TestFrameworkReporter() }
        }
        #expect(elapsed < .milliseconds(500))
    }

    final class Probe: Sendable {
        private let isFreed: Lock<Bool>

        init(_ isFreed: Lock<Bool>) { self.isFreed = isFreed }

        deinit { isFreed.withLock { $0 = true } }
    }
}
