#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    /// Tests that fail on purpose, with calls that are made without a current test.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning)) struct DetachedSamples {
        @Test(arguments: 0..<2) func callInADetachedTask(number: Int) async {
            let shelf = PlainShelf("Detached \(number)", isTraced: false)
            await Task.detached { shelf.clear() }.value
        }

        @Test(arguments: 0..<2) func callOnAQueue(number: Int) async {
            let shelf = PlainShelf("Queue \(number)", isTraced: false)
            await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    shelf.clear()
                    done.resume()
                }
            }
        }

        @Test(arguments: 0..<2) func callOnAnotherThread(number: Int) async {
            let shelf = PlainShelf("Thread \(number)", isTraced: false)
            await withCheckedContinuation { done in
                Thread {
                    shelf.clear()
                    done.resume()
                }.start()
            }
        }

        @Test func concurrentCalls() async {
            let shelf = PlainShelf("Concurrent", isTraced: false)
            shelf.reject(.clear)
            await withTaskGroup { group in
                for _ in 0..<3 {
                    group.addTask { await Task.detached { shelf.clear() }.value }
                }
            }
            shelf.verify()
        }

        @Test(arguments: 0..<2) func deallocatedInADetachedTask(number: Int) async {
            var shelf: PlainShelf? = PlainShelf("Deallocated \(number)", isTraced: false)
            shelf?.expect(.add("a"))  // deallocated
            let last = Holder(shelf)
            shelf = nil
            await Task.detached { last.release() }.value
        }

        @Test(arguments: 0..<2) func declaredOnAMockOfADetachedTask(number: Int) async {
            let shelf = await Task.detached { PlainShelf("Foreign \(number)", isTraced: false) }.value
            // Kept, because a mock that is deallocated in the test would report there in any case.
            keptShelves.change { $0.append(shelf) }
            shelf.stub(.add("a"))
            await Task.detached { shelf.clear() }.value
        }

        #if compiler(>=6.3)
            @Test func cancelledWithoutTheTrait() throws {
                let shelf = PlainShelf()
                shelf.expect(.add("a"))
                try Test.cancel("not today")
            }

            @Test func cancelledWithoutTheTraitAfterAVerification() throws {
                let shelf = PlainShelf()
                shelf.expect(.add("a"))
                defer { shelf.verify() }
                try Test.cancel("not today")
            }
        #endif

        @Test func deallocatedInACancelledTask() async {
            let task = Task {
                let shelf = PlainShelf()
                shelf.expect(.add("a"))  // deallocated in a cancelled task
                withUnsafeCurrentTask { $0?.cancel() }
            }
            await task.value
        }

        @Test func verifiedInACancelledTask() async {
            await Task {
                withUnsafeCurrentTask { $0?.cancel() }
                let shelf = PlainShelf()
                shelf.expect(.add("a"))  // verified in a cancelled task
                #expect(throws: Never.self) { shelf.verify() }
            }.value
        }

        @Test func leftByItsAction() {
            let shelf = PlainShelf("Left")
            shelf.expect(.add("a"))  // left by its action
            shelf.stub(.clear).andDo { _ in _ = shelf.calls }
        }

        @Test(.verifiesMocks) func aFailureOfTheTestsOwn() async {
            await Task.detached { _ = Issue.record("a failure of the test's own") }.value
        }
    }

    private let keptShelves = Shared([PlainShelf]())

    /// Keeps an object until it is released.
    private final class Holder: @unchecked Sendable {
        private var object: AnyObject?

        init(_ object: AnyObject?) { self.object = object }

        func release() { object = nil }
    }
#endif
