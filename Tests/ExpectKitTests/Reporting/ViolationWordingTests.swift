import Testing

@testable import ExpectKit
@testable import ExpectKitExploration
@testable import ExpectKitTapes

/// The text of each kind of problem. A kind without a row does not compile, or fails.
struct ViolationWordingTests {
    typealias Problem = Violation.Problem

    /// The kinds of problems, without their facts.
    enum Name: CaseIterable {
        case unexpected, outOfOrder, surplus, exceeded, rejected, missing, late, unanswered, wrongAnswer,
            notResumed
        case notCancelled
        case uninteresting, unusedStub, miscounted, notInOrder, otherSequence
        case unaccounted, outcome, misuse, other

        init(_ problem: Problem) {
            self =
                switch problem {
                case .unexpected: .unexpected
                case .outOfOrder: .outOfOrder
                case .surplus: .surplus
                case .exceeded: .exceeded
                case .rejected: .rejected
                case .missing: .missing
                case .late: .late
                case .unanswered: .unanswered
                case .wrongAnswer: .wrongAnswer
                case .notResumed: .notResumed
                case .notCancelled: .notCancelled
                case .uninteresting: .uninteresting
                case .unusedStub: .unusedStub
                case .miscounted: .miscounted
                case .notInOrder: .notInOrder
                case .otherSequence: .otherSequence
                case .unaccounted: .unaccounted
                case .outcome: .outcome
                case .misuse: .misuse
                case .other: .other
                }
        }
    }

    /// A problem, and its text after the name of the mock.
    struct Row {
        let problem: Problem
        let kind: FailureReport.Kind
        let call: String?
        let lines: [String]

        init(_ problem: Problem, _ kind: FailureReport.Kind, call: String?, lines: [String]) {
            (self.problem, self.kind, self.call, self.lines) = (problem, kind, call, lines)
        }

        init(_ problem: Problem, _ kind: FailureReport.Kind, call: String?, _ lines: String...) {
            self.init(problem, kind, call: call, lines: lines)
        }
    }

    static let rows =
        calls + moves + turns + blocked + outcomes + afterTheFact + answers + conditions + orders

    static let conditions = [
        Row(
            .other(UnfinishedBody(calls: [], after: .seconds(5))), .unmetCondition, call: nil,
            "the body has not returned, and nothing happened for 5.0 seconds",
            "  no call was made before", unfinishedAdvice),
        Row(
            .other(UnfinishedBody(calls: (1...10).map(String.init), after: .seconds(5))),
            .unmetCondition, call: nil,
            "the body has not returned, and nothing happened for 5.0 seconds",
            "  calls so far: …, 3, 4, 5, 6, 7, 8, 9, 10; none of them is held", unfinishedAdvice),
        Row(
            .other(UnmetCondition(words: "no item is lost")), .unmetCondition, call: nil,
            "the condition “no item is lost” does not hold"),
        Row(
            .other(UnmetCondition(words: "no item is lost", reason: "it threw gone")), .unmetCondition, call: nil,
            "the condition “no item is lost” could not be checked, because it threw gone"),
    ]

    private static let unfinishedAdvice =
        "  help: resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:"

    private static func notCancelled(
        _ reason: MissedCancellation, calls: [String], _ advice: String
    ) -> Row {
        let names = calls.joined(separator: ", ")
        return Row(
            .notCancelled(
                NotCancelledCalls(calls: calls, declaration: nil, reason: reason, waited: .seconds(2))),
            .notCancelled, call: names, "not cancelled: \(names)", advice)
    }

    static let calls = [
        Row(
            .unexpected(
                UnexpectedCall(
                    call: "x", nearest: [Facts.expectation("a", 1, differing: true)],
                    next: Facts.expectation("b", 2), stub: Facts.stub("s", differing: true))),
            .unexpected, call: "x",
            "unexpected x, expected b", "  expected: 1 of 3, a, once, never called (ShelfTests.swift:1)",
            "  got:      x", "    id: expected 1, got 2", "  stubbed:  s (ShelfTests.swift:9)",
            "  got:      x", "    id: expected 1, got 2",
            "  expected: 2 of 3, b, once, never called (ShelfTests.swift:2)"),
        Row(
            .late(Facts.expectation("a", 1, called: 1)), .missing, call: "a",
            "a was called after the test had stopped waiting for it",
            "  expected: 1 of 3, once, called once (ShelfTests.swift:1)",
            "  help: raise the limit of the wait"),
        Row(
            .unexpected(UnexpectedCall(call: "x", expected: .nothingMore)), .unexpected, call: "x",
            "unexpected x",
            "  help: all expectations are met: expect or stub the call, or make the mock nice"),
        Row(
            .surplus(
                call: "a", met: Facts.expectation("a", 1, called: 2), next: Facts.expectation("b", 2)),
            .surplus, call: "a",
            "a was called twice, expected once",
            "  expected: 1 of 3, once, called twice (ShelfTests.swift:1)",
            "  expected: 2 of 3, b, once, never called (ShelfTests.swift:2)",
            "  help: if more calls are allowed, use times(_:), anyTimes() or a stub"),
        Row(
            .exceeded(call: "a", Facts.expectation("a", 1, called: 2)), .surplus, call: "a",
            "a was called twice, expected once",
            "  expected: 1 of 3, once, called twice (ShelfTests.swift:1)"),
        Row(
            .rejected(call: "x", by: Facts.rejection("any")), .rejected, call: "x",
            "rejected x", "  expected: any, never (ShelfTests.swift:8)"),
        Row(
            .missing(MissingCall(declaration: Facts.expectation("a", 1), mistaken: .early(Facts.call("a")))),
            .missing, call: "a",
            "missing a", "  expected: 1 of 3, once, never called (ShelfTests.swift:1)",
            "  got:      call 2 of 5, too early",
            "  help: the call was made before this expectation: declare it earlier"),
        Row(
            .missing(MissingCall(declaration: Facts.expectation("any", 1), mistaken: .early(Facts.call("a")))),
            .missing, call: "any",
            "missing any", "  expected: 1 of 3, once, never called (ShelfTests.swift:1)",
            "  got:      call 2 of 5, a, too early",
            "  help: the call was made before this expectation: declare it earlier"),
        Row(
            .unanswered(call: "a", by: nil), .unanswered, call: "a",
            "no answer for a",
            "  help: give it an answer with andReturn(_:), andDo(_:) or a stub"),
        Row(
            .wrongAnswer(call: "a", .asyncClosure), .wrongAnswer, call: "a",
            "wrong answer for a: an async closure, but the call is synchronous",
            "  help: answer with a closure without await"),
        Row(
            .notResumed(.calls(["a", "b"], by: nil, waited: nil)), .notResumed, call: "a, b",
            "not resumed: a, b",
            "  help: 2 calls were never resumed: use resume(returning:) or resume(throwing:), or, if the requirement throws, "
                + "cancel the task"),
        Row(
            .notResumed(.calls(["a"], by: nil, waited: nil, endsOnCancellation: false)), .notResumed,
            call: "a",
            "not resumed: a",
            "  help: the call was never resumed: use resume(returning:) or resume(throwing:)"),
        Row(
            .notResumed(.completions(2, call: "a")), .notResumed, call: "a", "not resumed: a",
            "  help: 2 completion handlers were never called: use resume(returning:) of their PendingCompletion"
        ),
        notCancelled(
            .notCancelled, calls: ["a", "b"],
            "  help: no task of these calls was cancelled within 2.0 seconds: cancel the task that makes the call; "
                + "cancelling a task does not cancel a Task { } that it started"),
        notCancelled(
            .resumed, calls: ["a"],
            "  help: the call was resumed before the cancellation: resume it afterwards"),
        notCancelled(
            .expired, calls: ["a"],
            "  help: its wait ended after 2.0 seconds, before the cancellation: cancel it earlier, or raise the "
                + "limit of andSuspend(atMost:)"),
        Row(
            .uninteresting(call: "a"), .uninteresting, call: "a", "uninteresting a",
            "  help: expect or stub the call, or make the mock nice to silence this warning"),
        Row(
            .unusedStub(UnusedStub(stub: Facts.stub("s"), reason: .otherDeclaration)), .unusedStub,
            call: "s", "unused stub s", "  declared: as a stub, never used (ShelfTests.swift:9)",
            "  help: another declaration answered its calls: remove the stub"),
        Row(
            .unusedStub(UnusedStub(stub: Facts.stub("s"), reason: .declaredLate)), .unusedStub,
            call: "s", "unused stub s", "  declared: as a stub, never used (ShelfTests.swift:9)",
            "  help: its calls were made before the stub was declared: declare it before the code under test runs"
        ),
        Row(
            .misuse(.clauseBeforeReset), .misuse, call: nil,
            "a clause was added to a call that was declared before the mock was reset",
            "  help: declare the call again after reset() or checkpoint()"),
        Row(
            .other(TapeProblem.inUse), .tape, call: nil, "another test that has not ended uses it",
            "  help: give each test its own name with Tape(\"…\") or .tape(\"…\"), also each case of a parameterized test"
        ),
    ]

    @Test func eachProblemHasItsTextItsKindAndItsCall() {
        for row in Self.rows {
            // No declaration is on the failure's own line, so each has its place.
            let report = FailureReport(Facts.violation(row.problem, line: 99))
            #expect(report.unwrappedText == "Shelf: " + row.lines.joined(separator: "\n"))
            #expect(report.kind == row.kind, "\(row.lines[0])")
            #expect(report.call == row.call)
        }
        #expect(Set(Self.rows.map { Name($0.problem) }) == Set(Name.allCases))
    }
}
