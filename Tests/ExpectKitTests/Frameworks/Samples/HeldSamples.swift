#if os(Linux)
    import ExpectKit
    import Testing

    /// Tests that fail on purpose, with a wrong call that is explained when the mocks are verified at their end.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct HeldSamples {
        private let shelf = PlainShelf()

        /// Expects `add` with each text.
        private func expect(_ texts: String..., on shelf: PlainShelf? = nil) {
            for text in texts { (shelf ?? self.shelf).expect(.add(text)) }
        }

        @Test func heldSwapped() {
            expect("a", "b")
            shelf.add("b")  // came first
            shelf.add("a")
        }

        @Test func heldFirstMissing() {
            shelf.expect(.clear)
            expect("a", "b")
            shelf.add("a")  // came before clear
            shelf.add("b")
        }

        @Test func heldExtraInTheMiddle() {
            expect("a", "b")
            shelf.add("a")
            shelf.add("x")  // extra
            shelf.add("b")
        }

        @Test func heldExtraOfAnotherCase() {
            expect("a", "b")
            shelf.add("a")
            shelf.clear()  // extra clear
            shelf.add("b")
        }

        @Test func heldTwice() {
            expect("a", "b")
            shelf.add("a")
            shelf.add("a")  // twice
            shelf.add("b")
        }

        @Test func heldOneOfAHundred() {
            for number in 1...100 { shelf.expect(.add("\(number)")) }
            for number in 1...100 { shelf.add(number == 64 ? "36" : "\(number)") }  // the wrong one
        }

        @Test func heldInAMockWithoutAnOrder() {
            shelf.mock.ordering = .unordered
            expect("a", "b", "c")
            shelf.add("x")  // x
            shelf.add("a")
            shelf.add("c")
        }

        @Test func heldWithAnotherArgument() {
            expect("a")
            shelf.add("x")  // another argument
        }

        // MARK: Known issues

        @Test func heldInNoKnownIssue() {
            expect("a", "b")
            withKnownIssue { shelf.add("b") }
            shelf.add("a")
        }

        /// The failure of the call is no known issue, though the verdict would be one.
        @Test func heldThoughTheVerdictIsKnown() {
            shelf.expect(.clear)
            expect("a")
            withKnownIssue(isIntermittent: true) {
                shelf.add("a")  // not known
                shelf.verify()
            } matching: {
                ($0.error as? FailureReport)?.kind == .missing
            }
        }

        // MARK: Verifications of the test

        @Test func heldUntilVerify() {
            expect("a", "b")
            shelf.add("b")  // verified in the middle
            shelf.add("a")
            shelf.verify()
            Issue.record("after verify")
        }

        @Test func heldUntilTheCheckpoint() {
            expect("a", "b")
            shelf.add("b")  // before the checkpoint
            shelf.add("a")
            shelf.checkpoint()
            Issue.record("after checkpoint")
            expect("c", "d")
            shelf.add("d")  // after the checkpoint
            shelf.add("c")
        }

        @Test func heldUntilTheReset() {
            shelf.expect(.clear)
            expect("a")
            shelf.add("a")  // before the reset
            shelf.reset()
            Issue.record("after reset")
        }

        /// The wait is skipped, and the call that is missing comes after it.
        @Test func heldThoughAWaitVerifies() async {
            expect("a", "b")
            shelf.add("b")  // waited for
            await shelf.verify(within: .seconds(600))
            Issue.record("after the wait")
            shelf.add("a")
        }

        @Test func heldUntilTheCheckpointAfterAWait() async {
            expect("a", "b")
            shelf.add("b")  // before the wait
            await shelf.verify(within: .seconds(600))
            shelf.checkpoint()
            Issue.record("after the wait")
            shelf.add("a")  // unexpected
        }

        @Test func heldUntilItIsRequired() async throws {
            let (required, other) = (PlainShelf("Required"), PlainShelf("Other"))
            expect("a", "b", on: other)
            other.add("b")  // still held
            expect("a", on: required)
            required.add("x")  // required
            try await required.requireVerified(within: .seconds(600))
            Issue.record("the test did not end")
        }

        // MARK: Several mocks, cases and tasks

        @Test func heldInTwoMocks() {
            let (first, second) = (PlainShelf("First"), PlainShelf("Second"))
            expect("a", "b", on: first)
            expect("c", "d", on: second)
            second.add("d")  // second
            first.add("b")  // first
            first.add("a")
            second.add("c")
        }

        @Test(arguments: 0..<4) func heldCases(number: Int) async {
            let shelf = PlainShelf("Case \(number)")
            expect("a", "b", on: shelf)
            for _ in 0..<8 { await Task.yield() }
            if number.isMultiple(of: 2) { shelf.add("b") }
            for _ in 0..<8 { await Task.yield() }
            shelf.add("a")
            if !number.isMultiple(of: 2) { shelf.add("b") }
        }

        @Test func heldInADetachedTask() async {
            let shelf = PlainShelf("Detached", isTraced: false)
            shelf.expect(.add("a"))
            shelf.expect(.add("b"))  // detached
            await Task.detached {
                shelf.add("b")
                shelf.add("a")
            }.value
        }

        @Test(.verifiesMocks) func heldOnceByTwoTraits() {
            expect("a", "b")
            shelf.add("b")  // two traits
            shelf.add("a")
        }

        @Test func heldBesideAMissingCall() {
            let other = PlainShelf("Other")
            other.expect(.clear)  // missing beside
            expect("a", "b")
            shelf.add("b")  // wrong beside
            shelf.add("a")
        }

        @Test func heldWhenItThrows() throws {
            let archive = MockArchive()
            archive.expect(.save("a"))
            _ = try archive.load(id: 7)  // thrown
        }

        // MARK: Failures that are not held

        @Test func rejectedAtOnce() {
            shelf.reject(.clear)
            shelf.expect(.add("a"))
            shelf.clear()  // rejected
            Issue.record("after rejected")
            shelf.add("a")
        }

        @Test func exceededAtOnce() {
            shelf.expect(.clear).times(1)
            shelf.clear()
            shelf.clear()  // exceeded
            Issue.record("after exceeded")
        }

        @Test(.filterIssues { _ in true }, .verifiesMocks) func notHeldInsideATraitThatChangesIssues() {
            expect("a", "b")
            shelf.add("b")  // inside a foreign trait
            shelf.add("a")
        }

        @Test(.filterIssues { _ in true }) func notHeldOutsideATraitThatChangesIssues() {
            expect("a", "b")
            shelf.add("b")  // outside a foreign trait
            shelf.add("a")
        }

        @Test func notHeldAfterACancellation() {
            expect("a", "b")
            withUnsafeCurrentTask { $0?.cancel() }
            shelf.add("b")  // cancelled before
            Issue.record("after cancelled")
            shelf.add("a")
        }

        @Test func heldUntilTheCancellation() {
            expect("a", "b")
            shelf.add("b")  // cancelled after
            withUnsafeCurrentTask { $0?.cancel() }
            Issue.record("after the cancellation")
            shelf.add("a")
        }

        #if compiler(>=6.3)
            @Test func heldUntilTheTestIsCancelled() throws {
                expect("a", "b")
                shelf.add("b")  // test cancelled
                try Test.cancel("not today")
            }

            @Test func notHeldAfterTheTestIsCancelled() throws {
                expect("a", "b")
                defer { shelf.add("b") }  // after the test
                try Test.cancel("not today")
            }
        #endif
    }
#endif
