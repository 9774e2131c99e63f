@testable import ExpectKit

extension ViolationWordingTests {
    private static let order =
        "  help: if this order does not matter, use unordered() or unordered { }"
    private static let orderOfMocks =
        "  help: if this order does not matter, remove inOrder(_:), after(_:) or ordered { }"

    private static func outOfOrder(
        _ cause: OutOfOrderCall.Cause, isPassed: Bool = false, call: String = "c", _ lines: String...
    ) -> Row {
        let outOfOrder = OutOfOrderCall(
            call: call, expectation: Facts.expectation("c", 3), isPassed: isPassed, cause: cause)
        return Row(.outOfOrder(outOfOrder), .outOfOrder, call: call, lines: lines)
    }

    private static func outcome(
        _ kind: FailureReport.Kind, call: String = "c", _ finding: ReportedCallOutcome.Explanation,
        _ lines: String...
    ) -> Row {
        Row(
            .outcome(ReportedCallOutcome(call: "c", reported: "c", explanation: finding)), kind, call: call,
            lines: lines)
    }

    private static func node(
        _ call: String, of mock: String, calls: Int = 0, isMockDeallocated: Bool = false, in order: String? = nil
    ) -> OrderFact {
        OrderFact(
            call: call, mock: mock, calls: calls, place: DeclarationPlace(site: Sites.site(20)),
            isMockDeallocated: isMockDeallocated, order: order)
    }

    private static let later = "3 of 3, once, later in the order (ShelfTests.swift:3)"
    private static let accepting = "3 of 3, once, never called (ShelfTests.swift:3)"
    private static let first = "1 of 3, a, once, never called (ShelfTests.swift:1)"
    private static let second = "2 of 3, b, once, never called (ShelfTests.swift:2)"

    static let moves = [
        outOfOrder(
            .moved(before: nil, after: nil), "c was called at the wrong time", "  expected: \(accepting)",
            order)
    ]

    static let turns: [Row] = [
        outOfOrder(
            .turn(next: nil), isPassed: true, "c was called after the last expected call",
            "  expected: 3 of 3, once, never called; closed by later calls (ShelfTests.swift:3)",
            order),
        outOfOrder(
            .turn(next: Facts.expectation("a", 1)), call: String(repeating: "c", count: 47),
            String(repeating: "c", count: 47) + " was called while a was expected",
            "  expected: \(first)",
            "  got:      3 of 3, c, once, later in the order (ShelfTests.swift:3)", order),
    ]

    static let blocked: [Row] = [
        outOfOrder(
            .obstacles(
                .init(
                    missing: [Facts.expectation("b", 2)],
                    before: [
                        node("x", of: "Bar", isMockDeallocated: true),
                        node("save", of: "Disk", in: "saving"),
                    ],
                    ended: nil, conditions: [])),
            "c was called while b was expected first", "  expected: \(second)",
            "  expected: Bar.x, once, never called, and its mock was deallocated "
                + "(ShelfTests.swift:20)",
            "  expected: Disk.save, once, never called, in the order \"saving\" (ShelfTests.swift:20)",
            "  got:      \(later)", orderOfMocks),
        outOfOrder(
            .obstacles(
                .init(
                    missing: [], before: [],
                    ended: node("save", of: "Disk", calls: 1),
                    conditions: [
                        StateFact(name: "light", states: ["red", "green"]),
                        StateFact(name: "door", states: ["open"]),
                    ])),
            "c was called after Disk.save, which was expected later",
            "  expected: Disk.save, once, called once (ShelfTests.swift:20)",
            "  got:      3 of 3, once, later in the order, when light is red or green and door is open "
                + "(ShelfTests.swift:3)",
            "  help: if the state does not matter, remove when(_:_:)", orderOfMocks),
    ]

    static let outcomes: [Row] = [
        outcome(
            .missing, call: "b", .missing(Facts.expectation("b", 2), isNever: false),
            "b was called too few times; it was expected before c",
            "  expected: 2 of 3, once, never called (ShelfTests.swift:2)"),
        outcome(
            .missing, call: "x",
            .missingElsewhere(node("x", of: "Bar", in: "saving")),
            "Bar.x was never called; it was expected before c",
            "  expected: Bar.x, once, never called, in the order \"saving\" "
                + "(ShelfTests.swift:20)"),
        outcome(
            .outOfOrder, .moved(before: nil, after: Facts.expectation("b", 2)),
            "c was called too late: after b",
            "  expected: 2 of 3, once, never called (ShelfTests.swift:2)", order),
        outcome(
            .outOfOrder, .movedBefore(node("x", of: "Bar", calls: 1)),
            "c was called too early: before Bar.x",
            "  expected: Bar.x, once, called once (ShelfTests.swift:20)"),
        outcome(
            .unexpected, .replaced(Facts.expectation("b", 2, differing: true)), "c was called instead of b",
            "  expected: 2 of 3, once, never called (ShelfTests.swift:2)",
            "    id: expected 1, got 2"),
    ]

    static let afterTheFact = [
        Row(
            .miscounted(
                MiscountedCall(
                    call: "a", count: CallCount(minimum: 2, maximum: nil), calls: 1, place: Facts.here,
                    evidence: [Facts.call("x", differing: true)])),
            .missing, call: "a",
            lines: [
                "a was called once, expected at least twice",
                "  expected: at least twice, called once (ShelfTests.swift:40)",
                "  got:      call 2 of 5, x",
                "    id: expected 1, got 2",
            ]),
        Row(
            .notInOrder(
                CallNotInOrder(
                    call: "a", wasCalled: true, calls: 1, place: Facts.here,
                    predecessor: .init(call: "x", mock: "Bar", mockLine: Facts.mockLine))),
            .outOfOrder, call: "a",
            lines: [
                "a was called too early: before Bar.x",
                "  expected: in order, called too early (ShelfTests.swift:40)",
                "  expected: Bar.x",
            ]),
        Row(
            .otherSequence(.missing(call: "a")), .missing, call: "a",
            lines: ["missing a", "  help: if other calls may be made in between, use verifyInOrder"]),
        Row(
            .unaccounted(UnaccountedCalls(count: 2, calls: [Facts.call("a"), Facts.call("b")])),
            .unaccounted, call: "a, b",
            lines: [
                "not accounted for: 2 calls", "  got:      call 2 of 5, a",
                "  got:      call 2 of 5, b",
                "  help: verify or expect them, or exclude them with verifyNoMoreCalls(except:)",
            ]),
    ]
}
