import Testing

@testable import ExpectKit
@testable import ExpectKitDiagrams

/// A diagram, as it is built from histories.
struct SequenceDiagramTests {
    private func expect(
        _ histories: MockHistory..., lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(SequenceDiagram(title: "", of: histories).lines == lines, sourceLocation: sourceLocation)
    }

    @Test func theCallsOfTwoMocksAreInTheOrderOfTheirTime() {
        let oven = Histories.history("Oven", [(1, .expected), (4, .stubbed)], answers: [nil, "220"])
        let shelf = Histories.history("Shelf", [(2, .expected), (3, .ignored)])
        let diagram = SequenceDiagram(title: "t", of: [oven, shelf])
        #expect(diagram.lifelines == ["Oven", "Shelf"])
        #expect(
            diagram.lines == [
                "1 0 expected call 0", "2 1 expected call 0", "3 1 ignored call 1",
                "4 0 stubbed call 1 → 220",
            ])
    }

    @Test func callsOfTheSameTimeKeepTheOrderOfTheirMocks() {
        let first = Histories.history("A", [(1, .expected)])
        let second = Histories.history("B", [(1, .expected)])
        expect(first, second, lines: ["1 0 expected call 0", "2 1 expected call 0"])
    }

    @Test func aCallThatWaitedHasItsAnswerAtTheEndOfItsWait() {
        var history = Histories.history(
            "Feed", [(1, .expected), (2, .expected), (5, .expected)], answers: ["\"news\""])
        history.calls[0].isSuspended = true
        history.calls[0].end = Histories.time(3)
        expect(
            history,
            lines: [
                "1 0 expected call 0 waits", "2 0 expected call 1", "(1) 0 → \"news\"", "3 0 expected call 2",
            ])
    }

    @Test func aCallThatStillWaitsHasNoAnswer() {
        var history = Histories.history("Feed", [(1, .expected)], answers: ["held"])
        history.calls[0].isSuspended = true
        expect(history, lines: ["1 0 expected call 0 waits"])
    }

    @Test func aMissingCallComesAfterTheCallsBeforeIt() {
        var history = Histories.history("Shelf", [(1, .expected), (2, .expected)])
        history.missing = [
            .init(place: .start, call: "open", detail: "1 of 5"),
            .init(place: .after(0), call: "dust", detail: "3 of 5"),
            .init(place: .end, call: "close", detail: "5 of 5"),
        ]
        expect(
            history,
            lines: [
                "? 0 open, 1 of 5", "1 0 expected call 0", "? 0 dust, 3 of 5", "2 0 expected call 1",
                "? 0 close, 5 of 5",
            ])
    }

    /// A later wrong call is reported by a verification, which does not tell the number of the call.
    @Test func aCallThatAVerificationReportedIsWrong() {
        var history = Histories.history(
            "Shelf", [(1, .wrong), (2, .following), (3, .following)], texts: ["add(1)", "add(2)", "add(3)"])
        history.failures = [
            Histories.failure(.unexpected(UnexpectedCall(call: "add(1)"))),
            Histories.failure(.unexpected(UnexpectedCall(call: "add(3)"))),
        ]
        expect(history, lines: ["1 0 wrong add(1) #1", "2 0 following add(2)", "3 0 wrong add(3) #2"])
    }

    @Test func eachFailureReportsOneOfSeveralEqualCalls() {
        var history = Histories.history(
            "Shelf", [(1, .following), (2, .following)], texts: ["clear", "clear"])
        history.failures = [Histories.failure(.unexpected(UnexpectedCall(call: "clear")))]
        expect(history, lines: ["1 0 wrong clear #1", "2 0 following clear"])
    }

    /// A mock gets a number when a test makes a second one of its name, which may be after a failure.
    @Test func aFailureBelongsToItsMockWhateverItsName() {
        var first = Histories.history("Shelf 1", [(1, .wrong)], texts: ["clear"])
        first.failures = [Histories.failure(.unexpected(UnexpectedCall(call: "clear")), of: "Shelf")]
        var second = Histories.history("Shelf 2", [(2, .wrong)], texts: ["clear"])
        second.failures = [Histories.failure(.unexpected(UnexpectedCall(call: "clear")), of: "Shelf 2")]
        expect(first, second, lines: ["1 0 wrong clear #1", "2 1 wrong clear #2"])
    }

    @Test func failuresAreNumberedInTheOrderOfTheirCalls() {
        var first = Histories.history("A", [(3, .wrong)], texts: ["clear"])
        first.failures = [
            Histories.failure(.missing(MissingCall(declaration: Facts.expectation("open", 1))), of: "A"),
            Histories.failure(.unexpected(UnexpectedCall(call: "clear")), of: "A"),
        ]
        var second = Histories.history("B", [(1, .wrong)], texts: ["add(1)"])
        second.failures = [Histories.failure(.unexpected(UnexpectedCall(call: "add(1)")), of: "B")]
        let diagram = SequenceDiagram(title: "", of: [first, second])
        #expect(diagram.lines == ["1 1 wrong add(1) #1", "2 0 wrong clear #2"])
        #expect(
            diagram.failures.map { String($0.text.prefix { $0 != "\n" }) }
                == ["B: unexpected add(1)", "A: unexpected clear", "A: missing open"])
    }

    /// The first report of a call guesses what it was meant for.
    @Test func aWrongCallHasTheVerdictInPlaceOfTheFirstGuess() {
        var history = Histories.history("Shelf", [(1, .wrong)], texts: ["add(2)"])
        let guess = UnexpectedCall(call: "add(2)", nearest: [Facts.expectation("add(1)", 1, differing: true)])
        history.failures = [Histories.failure(.unexpected(guess))]
        func explanation() -> String? {
            guard case .call(let call)? = SequenceDiagram(title: "", of: [history]).events.first else {
                return nil
            }
            return call.explanation
        }
        #expect(explanation() == "id: expected 1, got 2 (ShelfTests.swift:40)")
        let verdict = ReportedCallOutcome(
            call: "add(1)", reported: "add(2)",
            explanation: .missing(Facts.expectation("add(1)", 1), isNever: true))
        history.failures.append(Histories.failure(.outcome(verdict), severity: .warning))
        #expect(
            explanation() == "add(1) was never called; it was expected before add(2) (ShelfTests.swift:40)")
        // A failure that was held has the verdict itself.
        history.failures = [Histories.failure(.outcome(verdict))]
        #expect(
            explanation() == "add(1) was never called; it was expected before add(2) (ShelfTests.swift:40)")
        #expect(SequenceDiagram(title: "", of: [history]).lines.first == "1 0 wrong add(2) #1")
    }

    /// A failure that was held is that of its call, even if its verdict is about another one.
    @Test func eachHeldFailureMarksItsCall() {
        var history = Histories.history(
            "Shelf", [(1, .wrong), (2, .wrong)], texts: ["clear", "add(1)"])
        let first = ReportedCallOutcome(call: "clear", reported: "clear", explanation: .added)
        let second = ReportedCallOutcome(
            call: "open", reported: "add(1)",
            explanation: .moved(before: nil, after: Facts.expectation("clear", 1)))
        history.failures = [Histories.failure(.outcome(first)), Histories.failure(.outcome(second))]
        expect(history, lines: ["1 0 wrong clear #1", "2 0 wrong add(1) #2"])
    }

    /// A verification may add a note to the failure of a call. It is no failure of the next call with this text.
    @Test func aNoteOnAReportedCallMarksNoOtherCall() {
        var history = Histories.history(
            "Shelf", [(1, .wrong), (2, .following)], texts: ["clear", "clear"])
        let note = ReportedCallOutcome(call: "clear", reported: "clear", explanation: .added)
        history.failures = [
            Histories.failure(.unexpected(UnexpectedCall(call: "clear"))),
            Histories.failure(.outcome(note), severity: .warning),
        ]
        expect(history, lines: ["1 0 wrong clear #1", "2 0 following clear"])
    }

    @Test func aMissingCallHasTheFailureThatReportsIt() {
        var history = Histories.history()
        history.missing = [.init(place: .start, call: "open", detail: "1 of 3")]
        history.failures = [
            Histories.failure(.missing(MissingCall(declaration: Facts.expectation("open", 1))))
        ]
        expect(history, lines: ["? 0 open, 1 of 3 #1"])
    }

    @Test func mocksOfOneNameAreNumbered() {
        let histories = ["Shelf", "Oven", "Shelf"].map { Histories.history($0, [(1, .expected)]) }
        #expect(SequenceDiagram(title: "", of: histories).lifelines == ["Shelf 1", "Oven", "Shelf 2"])
    }

    @Test func aMockThatTheTestDidNotUseHasNoLifeline() {
        let histories = [Histories.history("Unused"), Histories.history("Used", [(1, .expected)])]
        let diagram = SequenceDiagram(title: "", of: histories)
        #expect(diagram.lifelines == ["Used"])
        #expect(diagram.omittedLifelines == 0)
    }

    @Test func ofTooManyMocksThoseThatFailedAreShown() {
        var histories = (0..<30).map { Histories.history("M\($0)", [(1, .expected)]) }
        histories[29].failures = [Histories.failure(.unexpected(UnexpectedCall(call: "x")), of: "M29")]
        let diagram = SequenceDiagram(title: "", of: histories)
        #expect(diagram.lifelines == (0..<11).map { "M\($0)" } + ["M29"])
        #expect(diagram.omittedLifelines == 18)
    }

    @Test func ofTooManyFailuresTheFirstAreShown() {
        var history = Histories.history("Shelf", [(1, .expected)])
        history.failures = (0..<50).map { Histories.failure(.unexpected(UnexpectedCall(call: "add(\($0))"))) }
        let diagram = SequenceDiagram(title: "", of: [history])
        #expect(diagram.failures.count == 20)
        #expect(diagram.omittedFailures == 30)
    }
}
