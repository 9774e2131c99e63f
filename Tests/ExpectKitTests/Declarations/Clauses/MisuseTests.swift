import Testing

@testable import ExpectKit

/// An invalid declaration is reported once, at its line, with advice. The mock works correctly afterwards.
struct MisuseTests {
    private let shelf = MockShelf()
    private let typed = TypedShelf()

    /// Expects one failure so far, and removes it from the recorder.
    private func expectMisuse(
        _ failures: FailureRecorder, _ kind: FailureReport.Kind = .misuse, line: Int, _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let reports = failures.drain()
        // The golden reports test the callers, which depend on the toolchain's backtraces.
        let texts = reports.map { $0.unwrappedText.replacing(/\n  called at [^\n]*/, with: "") }
        #expect(texts == [text], sourceLocation: sourceLocation)
        #expect(reports.map(\.kind) == [kind], sourceLocation: sourceLocation)
        #expect(reports.map(\.location.line) == [line], sourceLocation: sourceLocation)
        #expect(
            reports.map { $0.location.filePath.hasSuffix("MisuseTests.swift") } == [true],
            sourceLocation: sourceLocation)
        #expect(reports.map(\.severity) == [.error], sourceLocation: sourceLocation)
    }

    /// Expects that a correct use of the same mock passes.
    private func expectCleanShelf() {
        shelf.reset()
        shelf.expect(.add("a")).times(2)
        shelf.expect(.count).andReturn(7)
        shelf.add("a")
        shelf.add("a")
        #expect(shelf.count == 7)
        shelf.verify()
        #expect(shelf.texts == [])
    }

    /// A wrong declaration of a shelf on its own line, with its first words and its advice.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let advice: String
        /// Declares the call, and returns the line of the mistake.
        fileprivate let declare: @Sendable (MockShelf) -> Int

        fileprivate init(_ words: String, _ advice: String, declare: @escaping @Sendable (MockShelf) -> Int) {
            (testDescription, self.advice, self.declare) = (words, advice, declare)
        }
    }

    /// The later declaration has the same index in the table.
    @Test func aClauseFromBeforeAResetChangesNoLaterDeclaration() {
        let shelf = MockShelf()
        let (old, order) = (shelf.expect(.count), CallOrder())
        shelf.reset()
        shelf.expect(.count).andReturn(1)
        old.times(2)
        old.inOrder(order)
        #expect(shelf.kinds == [.misuse, .misuse])
        #expect(shelf.count == 1)
        shelf.verify()
        #expect(shelf.kinds == [.misuse, .misuse])
    }

    @Test(arguments: secondCounts + impossibleCounts) func aWrongDeclarationIsOneFailure(row: Row) {
        let line = row.declare(shelf)
        expectMisuse(shelf.failures, line: line, "Shelf: \(row.testDescription)\n  help: \(row.advice)")
        expectCleanShelf()
    }

    private static let secondCounts: [Row] = [
        Row(
            "a second count (3 times) for a call that is expected twice", "keep one times(_:) or anyTimes()"
        ) {
            $0.expect(.clear).times(2).times(3); return #line
        },
        Row(
            "2 answers for a call that is expected once",
            "remove the answers that no call can reach, or raise the count"
        ) {
            $0.expect(.count).times(1).andReturn(1, 2); return #line
        },
        Row(
            "3 answers for a call that is expected 1 to 2 times",
            "remove the answers that no call can reach, or raise the count"
        ) {
            $0.expect(.count).andReturn(1, 2, 3).times(1...2); return #line
        },
        Row(
            "a clause was added to a call that was declared before the mock was reset",
            "declare the call again after reset() or checkpoint()"
        ) {
            let call = $0.expect(.count)
            $0.reset()
            call.andReturn(3); return #line
        },
    ]

    private static func impossible(
        _ words: String, line: Int = #line,
        _ clause: @escaping @Sendable (UncheckedExpectedCall<MockShelf.Invocation>) -> Void
    ) -> Row {
        Row(
            "the count \(words) can never be met",
            "use a count of zero or more, such as times(2), times(1...) or times(0...3)"
        ) {
            clause($0.expect(.clear))
            return line
        }
    }

    private static let impossibleCounts: [Row] = [
        impossible("-1") { $0.times(-1...(-1)) },
        impossible("-2...3") { $0.times(-2...3) },
        impossible("-3") { $0.times(-3) },
        impossible("2..<2") { $0.times(2..<2) },
        impossible("-1...") { $0.times((-1)...) },
        impossible("...-1") { $0.times(...(-1)) },
        impossible("..<0") { $0.times(..<0) },
    ]

    @Test func theFirstOfTwoCountsIsUsed() {
        shelf.expect(.clear).times(2).times(3)
        shelf.failures.drain()
        shelf.clear()
        shelf.clear()
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func theAnswersAreUsedAndTheirNumberIsTheCount() {
        shelf.expect(.count).andReturn(1, 2, 3).times(1...2)
        shelf.failures.drain()
        #expect([shelf.count, shelf.count, shelf.count] == [1, 2, 3])
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test(arguments: [-1...(-1), -2...3]) func aNegativeCountIsNotUsed(range: ClosedRange<Int>) {
        shelf.expect(.clear).times(range)
        shelf.failures.drain()
        shelf.clear()
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func anArgumentThatCannotBeCompared() {
        typed.expect(.put(Box())); let line = #line
        expectMisuse(
            typed.failures, line: line,
            """
            Shelf: argument of put cannot be compared: Box is neither Equatable nor a class
              help: make Box Equatable, or declare the argument as an Arg in the Invocation, and expect .any, .having(_:_:) or .matching(_:_:)
            """)
        // The argument matches as `any`, so that it does not fail a second time.
        typed.put(Box())
        typed.verify()
        #expect(typed.failures.reports.map(\.unwrappedText) == [])
    }

    @Test func aRejectionThatCannotBeComparedRejectsNothing() {
        typed.mode = .nice
        typed.reject(.put(Box()))
        typed.put(Box())
        typed.verify()
        #expect(typed.failures.reports.map(\.kind) == [.misuse])
    }

    @Test func anArgumentOfAnyTypeIsExpectedAsAny() {
        typed.expect(.each(.any))
        typed.each(Box())
        typed.verify()
        #expect(typed.failures.reports.map(\.unwrappedText) == [])
    }

    // MARK: Shadowed expectations

    @Test func anOrderOfSeveralMocksOrAStateMayEndTheTurnOfAnOpenEndedExpectation() {
        let (other, door) = (MockShelf(named: "Other"), MockStates("door", initially: "open"))
        inOrder {
            shelf.expect(.add("a")).anyTimes()
            other.expect(.clear)
            shelf.expect(.add("a"))
        }
        for _ in 1...3 { shelf.add("a") }
        other.clear()
        shelf.add("a")
        shelf.expect(.count).anyTimes().when(door, "open").andReturn(1)
        shelf.expect(.count).when(door, "shut").andReturn(2)
        let first = shelf.count
        door.current = "shut"
        #expect([first, shelf.count] == [1, 2])
        verify(shelf, other)
        #expect(shelf.texts + other.texts == [])
    }

    @Test func anExpectationRightAfterAnOpenEndedEqualOne() {
        shelf.expect(.add("a")).times(1...); let earlier = #line
        shelf.expect(.add("a")); let line = #line
        expectMisuse(
            shelf.failures, line: line,
            """
            Shelf: add("a") can never be met: an earlier expectation of the same call \
            (Tests/ExpectKitTests/Declarations/Clauses/MisuseTests.swift:\(earlier)) has no upper bound
              help: give the earlier one an upper bound, such as times(1...3), or remove this one
            """)
        // The expectation is dropped, so that it is not missing as well.
        shelf.add("a")
        shelf.verify()
        #expect(shelf.texts == [])
        expectCleanShelf()
    }

    @Test func aRefusedExpectationAcceptsItsClausesWithoutAReport() {
        shelf.expect(.count).andReturn(1).anyTimes()
        shelf.expect(.count).andReturn(2, 3).times(2...); let line = #line
        #expect(shelf.failures.drain().map(\.location.line) == [line])
        #expect([shelf.count, shelf.count] == [1, 1])
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func anExpectationAfterAnOpenEndedMemberOfAGroup() {
        shelf.unordered {
            $0.expect(.add("a")).anyTimes()
            $0.expect(.clear)
        }
        shelf.expect(.add("a")); let line = #line
        #expect(shelf.failures.drain().map(\.location.line) == [line])
    }

    @Test func inAnOrderAnExpectationInBetweenPreventsShadowing() {
        shelf.expect(.add("a")).anyTimes()
        shelf.expect(.clear)
        shelf.expect(.add("a"))
        for call in [MockShelf.Invocation.add("a"), .clear, .add("a")] { shelf.perform(call) }
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func withoutAnOrderAnOpenEndedOneShadowsAllLaterOnes() {
        let shelf = MockShelf(.strict, .unordered)
        shelf.expect(.add("a")).times(2...)
        for number in 0..<100 { shelf.expect(.load(id: number)).andReturn("") }
        shelf.expect(.add("a")); let line = #line
        #expect(shelf.failures.drain().map(\.location.line) == [line])
    }

    @Test func aMatcherThatAcceptsEverythingShadowsAValue() {
        typed.expect(.add(name: .any)).anyTimes()
        typed.expect(.add(name: "a")); let line = #line
        #expect(typed.failures.drain().map(\.location.line) == [line])
    }

    @Test func aValueDoesNotShadowAMatcherThatAcceptsMore() {
        typed.expect(.add(name: "a")).anyTimes()
        typed.expect(.add(name: .any))
        typed.add(name: "a")
        typed.add(name: "b")
        typed.verify()
        #expect(typed.failures.reports.map(\.unwrappedText) == [])
    }

    // MARK: One mistake, one failure

    @Test func callsDoNotFailForARefusedCount() {
        shelf.expect(.count).times(1).andReturn(1, 2)
        shelf.expect(.clear).times(-1)
        #expect([shelf.count, shelf.count] == [1, 2])
        shelf.clear()
        shelf.verify()
        #expect(shelf.failures.drain().map(\.kind) == [.misuse, .misuse])
    }

    @Test func theCountOfARefusedExpectationDoesNotLimitCalls() {
        let shelf = MockShelf(.nice)
        shelf.expect(.clear).anyTimes()
        shelf.expect(.clear).times(0)
        shelf.expect(.add("a"))
        shelf.add("a")
        shelf.clear()
        #expect(shelf.kinds == [.misuse])
    }

    @Test func aCountBelowItsAnswersDoesNotLimitTheirCalls() {
        let shelf = MockShelf(.nice)
        shelf.expect(.count).times(0).andReturn(1)
        shelf.expect(.clear)
        shelf.clear()
        #expect(shelf.count == 0)
        #expect(shelf.kinds == [.misuse])
    }

    @Test func theReportOfAClosureArgumentAdvisesAMatcher() {
        let takers = MockTaker()
        let failures = FailureRecorder()
        takers.mock.reporter = failures
        takers.expect(.take { 1 })
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                MockTaker: argument of take cannot be compared: () -> Int is neither Equatable nor a class
                  help: declare the argument as an Arg in the Invocation, and expect .any, .having(_:_:) or .matching(_:_:)
                """
            ])
        takers.mock.reset()
    }

    @Test func anArgumentThatMayBeAMatcherNeedsNoOtherDeclaration() {
        enum Call { case wrap(Arg<Box>) }
        let (mock, failures) = (Mock<Call>("Shelf"), FailureRecorder())
        mock.reporter = failures
        mock.expect(.wrap(.value(Box())))
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                Shelf: argument of wrap cannot be compared: Box is neither Equatable nor a class
                  help: make Box Equatable, or expect .any, .having(_:_:) or .matching(_:_:)
                """
            ])
        mock.reset()
    }

    // MARK: Answers that do not fit their call

    @Test func forwardingWithNothingToForwardTo() {
        shelf.expect(.count).andForward(); let line = #line
        #expect(shelf.count == 0)
        expectMisuse(
            shelf.failures, .wrongAnswer, line: line,
            """
            Shelf: wrong answer for count: andForward(), but the mock has no real object
              answered: 0, a default value for Int
              help: forward it in the mock with mock.call(_:) { real.… }, or answer with andReturn(_:)
            """)
        expectCleanShelf()
    }

    @Test func anAnswerOfAWrongType() {
        shelf.expect(.count).andReturn("seven"); let line = #line
        #expect(shelf.count == 0)
        expectMisuse(
            shelf.failures, .wrongAnswer, line: line,
            """
            Shelf: wrong answer for count: "seven" of type String, but the call returns Int
              answered: 0, a default value for Int
              help: answer with a value of type Int
            """)
        expectCleanShelf()
    }

    @Test func anActionOfAWrongType() {
        shelf.stub(.count).andDo { _ in "seven" }; let line = #line
        #expect(shelf.count == 0)
        #expect(shelf.failures.drain().map(\.location.line) == [line])
    }

    @Test func anErrorForACallThatThrowsNothing() {
        shelf.expect(.count).andThrow(ShelfError.gone); let line = #line
        #expect(shelf.count == 0)
        expectMisuse(
            shelf.failures, .wrongAnswer, line: line,
            """
            Shelf: wrong answer for count: the error gone of type ShelfError, but the call throws nothing
              answered: 0, a default value for Int
              help: answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock
            """)
        expectCleanShelf()
    }
}

private final class MockTaker: Mocking {
    enum Invocation { case take(() -> Int) }
    let mock = Mock<Invocation>()
}
