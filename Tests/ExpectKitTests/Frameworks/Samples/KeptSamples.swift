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

    /// Verifications outside of all tests, which no test receives.
    @Suite(.enabled(if: KeptSampleRun.isRunning)) struct OutsideSamples {
        @Test func aVerification() async {
            await Task.detached {
                let shelf = PlainShelf("Verified")
                shelf.expect(.clear)
                shelf.verify()
            }.value
        }

        @Test func aCheckpoint() async {
            await Task.detached {
                let shelf = PlainShelf("Checked")
                shelf.expect(.clear)
                shelf.checkpoint()
            }.value
        }
    }

    /// Tests that use the same mocks one after the other.
    @Suite(.enabled(if: KeptSampleRun.isRunning), .serialized) struct SharingSamples {
        private static let calls = Shared(0)
        private static let made = PlainShelf("Made")
        private static let stubbedBefore = PlainShelf("Stubbed before")
        private static let failing = PlainShelf("Failing", isTraced: false)
        private static let cases = PlainShelf("Cases", isTraced: false)
        private static let released = Shared(PlainShelf?.none)

        @Test(.verifiesMocks) func aStubOfTheFirstTest() {
            Self.made.stub(.clear).andDo { _ in Self.calls.change { $0 += 1 } }
            Self.made.clear()
            #expect(Self.calls.value == 1)
        }

        @Test(.verifiesMocks) func bIsNoStubOfTheSecondTest() { Self.made.clear() }

        @Test(.verifiesMocks) func cStubBeforeATest() async {
            await Task.detached { _ = Self.stubbedBefore.stub(.clear).andDo { _ in Self.calls.change { $0 += 1 } } }
                .value
            Self.stubbedBefore.stub(.add("a")).andDo { _ in }
            Self.stubbedBefore.add("a")
        }

        @Test(.verifiesMocks) func dStubBeforeATestStays() {
            Self.stubbedBefore.clear()
            #expect(Self.calls.value == 2)
        }

        @Test func eRejectedCall() {
            Self.failing.reject(.clear)
            Self.failing.clear()
        }

        @Test func fMissingCallAfterAFailedTest() async {
            Self.failing.expect(.add("f"))
            await Self.failing.verify(within: .milliseconds(1))
        }

        @Test(.verifiesMocks, arguments: ["g", "h"]) func gCase(name: String) {
            Self.cases.reset()
            Self.cases.expect(.add("g"))
            Self.cases.add(name)
        }

        @Test func hMissesACall() {
            let shelf = PlainShelf("Released later")
            shelf.expect(.clear)
            Self.released.change { $0 = shelf }
        }

        @Test func iReleasesTheMock() { Self.released.change { $0 = nil } }
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
