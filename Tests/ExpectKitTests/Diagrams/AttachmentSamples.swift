#if os(Linux)
    import ExpectKit
    import ExpectKitDiagrams
    import ExpectKitExploration
    import Testing

    /// Tests that fail on purpose, and tests that pass, with the trait.
    ///
    /// ``AttachmentSampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning), .attachesDiagram) struct ScopedAttachmentSamples {
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

        @Test func missingCall() { missACall() }

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

    /// The trait beside `.verifiesMocks`.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning)) struct NestedAttachmentSamples {
        @Test(.verifiesMocks, .attachesDiagram) func insideOfAVerification() { missACall() }

        @Test(.attachesDiagram, .verifiesMocks) func aroundAVerification() { missACall() }
    }

    private func missACall() {
        let shelf = PlainShelf()
        shelf.expect(.add("a"))
        shelf.expect(.clear)
        shelf.add("a")
    }

    /// A body that runs several times.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning), .attachesDiagram) struct RepeatedAttachmentSamples {
        @Test func failedOrder() async {
            var runs = 0
            await inEveryAnswerOrder { answers in
                runs += 1
                let depot = MockDepot()
                depot.stub(.save(.any))
                answers.hold(depot)
                let shelf = PlainShelf()
                if runs == 2 { shelf.expect(.clear) }
                async let first: Void? = try? depot.save(1)
                async let second: Void? = try? depot.save(2)
                await answers.answerAll()
                _ = await (first, second)
            }
        }
    }

    /// The same without the trait.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning)) struct LoneAttachmentSamples {
        @Test func verified() {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            shelf.clear()
            shelf.verify()
        }

        @Test func calledInADetachedTask() async {
            let shelf = PlainShelf()
            shelf.reject(.clear)
            await Task.detached { shelf.clear() }.value
        }

        @Test(.verifiesMocks) func verifiedByTheTrait() {
            let shelf = PlainShelf()
            shelf.expect(.clear)
        }
    }
#endif
