import Testing

@testable import ExpectKit

/// The notes that verifications add to a failure, and their place in the text.
@Suite struct NoteWordingTests {
    private static let step = ReassignmentFact(
        greedy: "any", greedyPlace: Facts.here, narrower: "a", narrowerPlace: Facts.mockLine)
    private static let taken =
        "any (ShelfTests.swift:40) took a call that a (ShelfTests.swift:30) also accepts"

    private static let rows: [(Violation.Note, words: String)] = [
        (
            .reassignment([step]), "\(taken): declare the narrower one first"
        ),
        (
            .reassignment([step, step]),
            "\(taken), and \(taken): declare the narrower ones first"
        ),
        (
            .waited(.seconds(1), Facts.here, isBlockingMain: false),
            "the test waited 1.0 seconds for the call (ShelfTests.swift:40)"
        ),
        (
            .waited(.seconds(1), Facts.here, isBlockingMain: true),
            "the test waited 1.0 seconds for the call (ShelfTests.swift:40)"
        ),
        (
            .waitEnded(Facts.here),
            "the wait for the call (ShelfTests.swift:40) ended because a forbidden call was made"
        ),
        (
            .checkpoint(PassedCheckpoint(name: "saved", place: Facts.here)),
            "it was not called before the checkpoint saved (ShelfTests.swift:40)"
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
        (.alreadyReported, "this is a warning because the call was reported when it was made"),
        (.notCompared, "too many calls differ, so the rest was not compared"),
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
                Advice.mention,
            ])
    }

    @Test func eachAnswerIsDescribed() {
        let rows: [(GivenAnswer, String)] = [
            (
                .reused(
                    .value("1"),
                    from: .init(index: 4, place: Facts.here, position: .init(number: 2, total: 3))),
                "1, reused from 2 of 3"
            ),
            (
                .reused(.held, from: .init(index: 4, place: Facts.here)),
                "held, reused from the expectation (ShelfTests.swift:40)"
            ),
            (.stub(.error("gone"), Facts.here), "throws gone, by the stub (ShelfTests.swift:40)"),
            (.stub(.action, Facts.here), "an action, by the stub (ShelfTests.swift:40)"),
            (.stub(.nothing, Facts.here), "nothing, by the stub (ShelfTests.swift:40)"),
            (.realObject, "the answer of the real object, because the mock is partial"),
            (.thrownError, "throws an UnansweredCallError"),
            (.mockDefault("1"), "1, the mock's default"),
            (.standardDefault("0", type: "Int"), "0, a default value for Int"),
            (.laterDefault(type: "Dish", nil), "a default value for Dish"),
            (.laterDefault(type: "Dish", .mock), "a value registered with the mock for Dish"),
            (.laterDefault(type: "Dish", .scope), "a value registered in a scope for Dish"),
            (
                .nothing(type: "Dish", because: nil),
                "nothing, because no value of type Dish can be synthesized; the process stops"
            ),
            (
                .nothing(type: "Menu", because: .init(path: "first.dish", type: "Dish")),
                "nothing, because no value of type Dish can be synthesized for first.dish of Menu; the process stops"
            ),
        ]
        for (answer, words) in rows { #expect(answer.words == words) }
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
