import Testing

@testable import ExpectKit

/// The notes that verifications add to a failure, and their place in the text.
struct NoteWordingTests {
    private static let takers = [
        Facts.expectation("any", 40), Facts.expectation("a", 30), Facts.expectation("b", 20),
    ]
    private static let taken =
        "any (ShelfTests.swift:40) took a call that a (ShelfTests.swift:30) also accepts, "
        + "and a (ShelfTests.swift:30) took a call that b (ShelfTests.swift:20) also accepts"

    private static let rows: [(Violation.Note, words: String)] = [
        (
            .reassignment(takers),
            "\(taken): declare the narrower ones first"
        ),
        (.moreDifferences(1), "1 more difference is not shown"),
        (.moreDifferences(2), "2 more differences are not shown"),
        (.moreCalls(1), "1 more call is not shown"),
        (.moreCalls(2), "2 more calls are not shown"),
        (
            .notWaited(Facts.here),
            "the test did not wait for the call (ShelfTests.swift:40) because the mock had already failed"
        ),
        (
            .overdue(declared: Facts.here, checkpoint: Facts.mockLine),
            "the call was made too late: it was expected (ShelfTests.swift:40) before the checkpoint (ShelfTests.swift:30), "
                + "which reported it as missing, so this is a warning"
        ),
        (.warningOnly, "this is a warning because the test has already failed"),
    ]

    @Test func eachNoteIsDescribed() {
        for row in Self.rows {
            #expect(row.0.words == row.words)
        }
    }

    @Test func theAdviceIsAfterTheNotes() {
        var violation = Facts.violation(.uninteresting(call: "a"))
        violation.notes = [
            .warningOnly, .waited(.seconds(1), Facts.here, isBlockingMain: false), .moreCalls(2),
        ]
        #expect(
            FailureReport(violation).advice == [
                "this is a warning because the test has already failed",
                "the test waited 1.0 seconds for the call (ShelfTests.swift:40)",
                "2 more calls are not shown",
                "expect or stub the call, or make the mock nice to silence this warning",
            ])
    }

    @Test func eachAnswerIsDescribed() {
        expectTexts(
            (
                GivenAnswer.reused(.held, from: .init(index: 4, place: Facts.here)).words,
                "held, reused from the expectation (ShelfTests.swift:40)"
            ),
            (
                GivenAnswer.stub(.error("gone"), Facts.here).words,
                "throws gone, by the stub (ShelfTests.swift:40)"
            ),
            (GivenAnswer.stub(.action, Facts.here).words, "an action, by the stub (ShelfTests.swift:40)"),
            (GivenAnswer.stub(.nothing, Facts.here).words, "nothing, by the stub (ShelfTests.swift:40)"))
    }

    @Test func anAnswerFollowsACallInATable() {
        let answers: [AnswerFact] = [
            .nothing, .value("1"), .error("gone"), .action, .held, .realObject, .unrecorded,
        ]
        #expect(
            answers.map(\.words) == [
                "", "→ 1", "throws gone", "→ an action", "→ held", "→ the real object", "→ nothing yet",
            ])
    }
}
