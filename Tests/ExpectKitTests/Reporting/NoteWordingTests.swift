import Testing

@testable import ExpectKit

/// The notes that verifications add to a failure, and their place in the text.
@Suite struct NoteWordingTests {
    private static let step = ReassignmentFact(
        greedy: "any", greedyPlace: Facts.here, narrower: "a", narrowerPlace: Facts.wrapper)
    private static let taken =
        "any (ShelfTests.swift:40) took a call that a (ShelfTests.swift:30) accepts as well"

    private static let rows: [(Violation.Note, words: String)] = [
        (
            .reassignment([step]), "\(taken): declare the narrower one first, and every call has its place"
        ),
        (
            .reassignment([step, step]),
            "\(taken), and \(taken): declare the narrower ones first, and every call has its place"
        ),
        (.waited(.seconds(1), Facts.here), "waited 1.0 seconds for it (ShelfTests.swift:40)"),
        (
            .waitEnded(Facts.here),
            "not waited for any longer (ShelfTests.swift:40), as a call had come that must not"
        ),
        (
            .checkpoint(PassedCheckpoint(name: "saved", place: Facts.here)),
            "it had not come when the checkpoint saved was passed (ShelfTests.swift:40)"
        ),
        (.moreDifferences(1), "and 1 more difference like these"),
        (.moreDifferences(2), "and 2 more differences like these"),
        (.moreCalls(1), "and 1 more call like these"),
        (.moreCalls(2), "and 2 more calls like these"),
        (
            .notWaited(Facts.here), "not waited for (ShelfTests.swift:40), as the mock had failed already"
        ),
        (
            .overdue(declared: Facts.here, checkpoint: Facts.wrapper),
            "it comes too late: it was expected (ShelfTests.swift:40) before the checkpoint (ShelfTests.swift:30), "
                + "which reported it; a warning only"
        ),
        (.alreadyReported, "a warning only, as the call was reported when it came"),
        (.notCompared, "what follows differs as well, and was not compared any further"),
        (.warningOnly, "a warning only, as the test had failed already"),
    ]

    @Test func eachNoteIsDescribed() {
        for row in Self.rows {
            #expect(row.0.words == row.words)
        }
    }

    @Test func theAdviceIsAfterTheNotes() {
        var violation = Facts.violation(.uninteresting(call: "a"))
        violation.notes = [.warningOnly, .waited(.seconds(1), Facts.here), .moreCalls(2)]
        #expect(
            violation.wording.advice == [
                "a warning only, as the test had failed already",
                "waited 1.0 seconds for it (ShelfTests.swift:40)", "and 2 more calls like these",
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
            (.realObject, "by the real object, as the mock is partial"),
            (.thrownError, "by throwing an UnansweredCallError"),
            (.wrapperDefault("1"), "1, the wrapper's default"),
            (.standardDefault("0", type: "Int"), "0, a default value for Int"),
            (.laterDefault(type: "Dish", nil), "a default value for Dish"),
            (.laterDefault(type: "Dish", .mock), "a value registered with the mock for Dish"),
            (.laterDefault(type: "Dish", .scope), "a value registered in a scope for Dish"),
            (
                .nothing(type: "Dish"),
                "nothing, as no value of type Dish can be synthesized; the process cannot go on"
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
