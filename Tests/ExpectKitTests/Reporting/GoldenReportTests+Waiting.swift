#if canImport(Runtime)
    import ExpectKit
    import Testing

    // Reports of suspended calls, held completion handlers, and verifications that wait.
    extension GoldenReportTests {
        @Test func aSuspendedCallThatIsNotResumed() async throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting).andReturn(1)
            let roast = kitchen.expect(.roast("duck")).andSuspend(atMost: .milliseconds(5))
            #expect(kitchen.waiting == 1)
            #expect(await kitchen.roast("duck") == 0)
            kitchen.verify()
            #expect(roast.calls == [.roast("duck")])
            try expectGolden(failures)
        }

        @Test func aWrongSuspendedCall() async throws {
            let kitchen = MockKitchen(.strict, failures)
            let roast = kitchen.expect(.roast("duck")).andSuspend()
            roast.resume(returning: 40)
            let minutes = await kitchen.roast("goose")
            #expect(minutes == 40)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func resumedTwice() throws {
            let kitchen = MockKitchen(.strict, failures)
            let roast = kitchen.stub(.roast("duck")).andSuspend()
            roast.resume(returning: 40)
            roast.resume(returning: 50)
            try expectGolden(failures)
        }

        @Test func aSynchronousCallCannotBeSuspended() throws {
            let kitchen = MockKitchen(.strict, failures)
            let waiting = kitchen.expect(.waiting).andSuspend()
            #expect(kitchen.waiting == 0)
            #expect(waiting.calls.isEmpty)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func missingAfterWaitingForACall() async throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting).andReturn(1)
            let roast = kitchen.expect(.roast("duck")).andSuspend()
            await roast.waitUntilCalled(within: .milliseconds(5))
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aSuspendedCallThatIsNotCancelled() async throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting).andReturn(1)
            let roast = kitchen.expect(.roast("duck")).andSuspend()
            #expect(kitchen.waiting == 1)
            async let minutes = kitchen.roast("duck")
            await roast.waitUntilCalled()
            await roast.waitUntilCancelled(within: .milliseconds(5))
            roast.resume(returning: 40)
            #expect(await minutes == 40)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aCancellationOfACallThatDoesNotCome() async throws {
            let kitchen = MockKitchen(.strict, failures)
            let roast = kitchen.expect(.roast("duck")).andSuspend()
            await roast.waitUntilCancelled(within: .milliseconds(5))
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func missingAfterAWait() async throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.season("salt"))
            kitchen.expect(.season("pepper"))
            kitchen.season(with: "salt")
            await kitchen.verify(within: .milliseconds(5))
            try expectGolden(failures)
        }

        @Test func missingAfterAWaitThatARejectionEnded() async throws {
            let kitchen = MockKitchen(.nice, failures)
            kitchen.reject(.season("mint"))
            kitchen.expect(.season("salt"))
            kitchen.season(with: "mint")
            await kitchen.verify(within: .seconds(60))
            try expectGolden(failures)
        }

        @Test func aCompletionHandlerThatIsNotCalled() throws {
            var served: PendingCompletion<Void>? = PendingCompletion()
            let counter = MockCounter(failures)
            counter.expect(.order("duck", served: .held(by: served!)))
            counter.order("duck") {}
            counter.verify()
            served = nil
            try expectGolden(failures)
        }

        @Test func aCompletionHandlerThatIsCalledTwice() throws {
            let served = PendingCompletion<Void>()
            let counter = MockCounter(failures)
            counter.expect(.order("duck", served: .held(by: served)))
            counter.order("duck") {}
            served.resume()
            served.resume()
            counter.verify()
            try expectGolden(failures)
        }
    }

    private final class MockCounter: Mocking {
        enum Invocation { case order(String, served: Arg<() -> Void>) }
        let mock = Mock<Invocation>()

        init(_ failures: FailureRecorder) {
            mock.reporter = failures
        }

        func order(_ dish: String, served: @escaping () -> Void) {
            mock.call(.order(dish, served: .value(served)))
        }
    }
#endif
