#if os(Linux)
    import ExpectKit
    import Testing

    /// Tests that fail on purpose, and tests that pass, with the trait.
    ///
    /// ``AttachmentSampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning), .verifiesMocks) struct ScopedAttachmentSamples {
        @Test func twoMocks() {
            let (first, second) = (PlainShelf("First"), PlainShelf("Second"))
            first.expect(.add("a"))
            second.expect(.clear)
            first.add("<b>")
            second.clear()
        }

        @Test func failedExpectation() {
            let shelf = PlainShelf()
            shelf.expect(.clear)
            shelf.clear()
            #expect(Bool(false), "the test itself")
        }

        @Test func thrownError() throws {
            let shelf = PlainShelf()
            shelf.expect(.clear)
            shelf.clear()
            throw ShelfError.gone
        }

        @Test func failedPhase() {
            let shelf = PlainShelf()
            shelf.expect(.add("first phase"))
            shelf.clear()
            shelf.checkpoint()
            shelf.expect(.add("second phase"))
            shelf.add("second phase")
        }

        @Test func failedTwice() {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            shelf.clear()
            shelf.verify()
            shelf.clear()
            shelf.verify()
        }

        @Test func passed() {
            let shelf = PlainShelf()
            shelf.expect(.clear)
            shelf.clear()
        }

        @Test func knownIssue() {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            withKnownIssue { shelf.clear() }
        }

        #if compiler(>=6.3)
            @Test func cancelled() throws {
                let shelf = PlainShelf()
                shelf.expect(.clear)
                shelf.clear()
                try Test.cancel()
            }

            @Test func cancelledAfterAFailure() throws {
                let shelf = PlainShelf()
                shelf.reject(.clear)
                shelf.clear()
                try Test.cancel()
            }
        #endif

        @Test func withoutMocks() {
            #expect(Bool(false))
        }

        @Test func withAnUnusedMock() {
            _ = PlainShelf()
            #expect(Bool(false))
        }

        @Test(arguments: 0..<3) func cases(number: Int) {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            shelf.expect(.add("a"))
            shelf.add("a")
            if number > 0 { shelf.clear() }
        }
    }

    /// The same without the trait.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning)) struct LoneAttachmentSamples {
        @Test func verified() {
            let (first, second) = (PlainShelf("First"), PlainShelf("Second"))
            first.reject(.clear)
            first.clear()
            second.expect(.clear)
            second.clear()
            verify(first, second)
            first.verify()
        }

        @Test func unverified() {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            shelf.clear()
        }

        @Test func calledInADetachedTask() async {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            await Task.detached { shelf.clear() }.value
        }

        @Test func ownRecorder() {
            let shelf = MockShelf()
            shelf.reject(.clear)
            shelf.clear()
            #expect(Bool(false))
        }

        @Test func passed() {
            let shelf = PlainShelf()
            shelf.expect(.clear)
            shelf.clear()
            shelf.verify()
        }
    }
#endif
