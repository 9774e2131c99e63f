#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    /// Tests with mocks that outlive them, which miss a call or not.
    ///
    /// ``KeptMockTests`` runs them in separate processes. Otherwise they are disabled.
    @Suite(.enabled(if: KeptSampleRun.isRunning)) struct KeptSamples {
        @Test func staticLet() { Keeping.staticLet.run() }
        @Test func global() { Keeping.global.run() }
        @Test func singleton() { Keeping.singleton.run() }
        @Test func endlessTask() { Keeping.endlessTask.run() }
        @Test func delegate() { Keeping.delegate.run() }
        @Test func objectCycle() { Keeping.objectCycle.run() }
        @Test func actionCycle() { Keeping.actionCycle.run() }
        @Test func actionAndArgument() { Keeping.actionAndArgument.run() }

        @Test(arguments: [PlainShelf("Argument")]) func argument(shelf: PlainShelf) {
            shelf.expect(.clear)
            if KeptSampleRun.makesCalls { shelf.clear() }
        }

        @Test func detachedTask() async {
            await Task.detached {
                let shelf = PlainShelf("Detached")
                shelf.expect(.clear)
                if KeptSampleRun.makesCalls { shelf.clear() }
            }.value
        }
    }

    /// Tests that pass, although a mock that outlives them has an unmet expectation.
    @Suite(.enabled(if: KeptSampleRun.isRunning), .serialized) struct RightSamples {
        private static let known = PlainShelf("Known")
        private static let cancelled = PlainShelf("Cancelled")

        @Test func aKnownIssue() {
            withKnownIssue {
                Self.known.expect(.clear)
                Self.known.verify()
            }
        }

        @Test func aKnownIssueThatNobodyVerifies() {
            withKnownIssue(isIntermittent: true) { PlainShelf.kept().expect(.clear) }
        }

        @Test(.verifiesMocks) func aKnownIssueWithTheTrait() {
            withKnownIssue {
                let shelf = PlainShelf.kept()
                shelf.expect(.clear)
                shelf.verify()
            }
        }

        #if compiler(>=6.3)
            @Test(.verifiesMocks) func aCancelledTest() throws {
                Self.cancelled.expect(.clear)
                try Test.cancel("not today")
            }
        #endif

        @Test func aResetMock() {
            Kept.shared.expect(.clear)
            Kept.shared.reset()
        }

        @Test func anOptionalCall() { Kept.shared.expect(.add("a")).anyTimes() }
    }

    extension PlainShelf {
        /// A mock that is never deallocated.
        fileprivate static func kept() -> PlainShelf {
            let shelf = PlainShelf("Kept")
            _ = Unmanaged.passRetained(shelf)
            return shelf
        }
    }

    /// Calls that fail after the end of their test.
    @Suite(.enabled(if: KeptSampleRun.isRunning)) struct LateSamples {
        @Test func aCallAfterTheLastTest() async {
            LateCall.prepare()
            let shelf = PlainShelf("Late", isTraced: false)
            shelf.expect(.add("a"))
            shelf.add("a")
            await shelf.verify(within: .seconds(60))
            LateCall.set { shelf.clear() }
        }

        @Test(.filterIssues { _ in true }) func aCallAfterATestWhoseIssuesMayBeHidden() async {
            await aCallAfterTheLastTest()
        }

        @Test func aCallInADetachedTaskThatOwnsTheMock() async {
            await Task.detached {
                let shelf = PlainShelf("Unowned", isTraced: false)
                shelf.expect(.add("a"))
                shelf.add("a")
                shelf.verify()
                shelf.clear()
            }.value
        }
    }

    /// A call that is made on another thread between the end of the last test and the end of the process.
    enum LateCall {
        private static let call = Shared((@Sendable () -> Void)?.none)

        static func set(_ call: @escaping @Sendable () -> Void) { Self.call.change { $0 = call } }

        /// Functions that were registered last run first: before the first declaration of the process, the call is made after
        /// the library has verified the mocks that are still alive, and otherwise before.
        static func prepare() {
            atexit {
                let done = DispatchSemaphore(value: 0)
                let thread = Thread {
                    LateCall.call.value?()
                    LateCall.call.change { $0 = nil }
                    done.signal()
                }
                thread.start()
                done.wait()
            }
        }
    }
#endif
