#if os(Linux)
    import Testing

    /// The order of answers that the environment asks for, in separate processes.
    @Suite(.timeLimit(.minutes(10))) struct AnswerOrderSampleTests {
        @Test(arguments: ["1 2", "2 1", "2"]) func anOrder(text: String) async throws {
            let run = try await AnswerOrderSampleRun(text)
            #expect(run.tried == [text == "1 2" ? "[1, 2]" : "[2, 1]"])
            #expect(
                run.reports == [
                    .init(
                        severity: "warning",
                        text: """
                            inEveryAnswerOrder: only the order \(text) was tried
                              help: unset EXPECTKIT_ANSWER_ORDER to try all orders
                            """)
                ])
        }

        /// Some tools cannot unset a variable.
        @Test func anEmptyText() async throws {
            let run = try await AnswerOrderSampleRun("")
            #expect(run.tried == ["[1, 2]", "[2, 1]"])
            #expect(run.reports == [])
        }

        @Test func aTextThatIsNoOrder() async throws {
            let run = try await AnswerOrderSampleRun("b a")
            #expect(run.tried == [])
            #expect(
                run.reports == [
                    .init(
                        severity: "error",
                        text: """
                            inEveryAnswerOrder: EXPECTKIT_ANSWER_ORDER is “b a”, which is not an order of answers
                              help: unset it to try all orders, or write the numbers of the calls, such as "2 1 3", as the
                                  failure shows them
                            """)
                ])
        }

        @Test(arguments: ["3", "2 1 3"]) func anOrderThatDoesNotExist(text: String) async throws {
            let run = try await AnswerOrderSampleRun(text)
            #expect(run.tried.count == 1)
            #expect(
                run.reports == [
                    .init(
                        severity: "error",
                        text: """
                            inEveryAnswerOrder: the order cannot be repeated: one of its calls did not wait at its turn; \
                            the calls were 1: step(1), 2: step(2)
                              help: run the search again without EXPECTKIT_ANSWER_ORDER, and take the order from its failure
                            """)
                ])
        }
    }
#endif
