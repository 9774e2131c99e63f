@testable import ExpectKit

extension ViolationWordingTests {
    private static let order =
        "  if this order does not matter: make the mock unordered(), or declare the calls in unordered { }"
    private static let orderOfMocks =
        "  if this order does not matter: leave out inOrder(_:), after(_:) or ordered { }"

    private static func outOfOrder(
        _ cause: OutOfOrderCall.Cause, _ distance: OutOfOrderCall.Distance? = nil, _ lines: String...
    ) -> Row {
        let outOfOrder = OutOfOrderCall(
            call: "c", expectation: Facts.expectation("c", 3), distance: distance, cause: cause)
        return Row(.outOfOrder(outOfOrder), .outOfOrder, call: "c", lines: ["out of order: c"] + lines)
    }

    private static func node(
        _ subject: OrderFact.Subject, _ standing: OrderNode.Standing, isMockDeallocated: Bool = false
    ) -> OrderFact {
        OrderFact(
            subject: subject, standing: standing, place: DeclarationPlace(site: Sites.site(20)),
            isMockDeallocated: isMockDeallocated)
    }

    static let orders = [
        outOfOrder(
            .moved(before: Facts.expectation("b", 2, called: 1), after: nil), nil,
            "  declared: 3 of 3, expected once, never called (ShelfTests.swift:3)",
            "  expected before it: 2 of 3, b, expected once, called once (ShelfTests.swift:2)", order),
        outOfOrder(
            .moved(before: nil, after: Facts.expectation("b", 2, called: 1)), nil,
            "  declared: 3 of 3, expected once, never called (ShelfTests.swift:3)",
            "  expected after it: 2 of 3, b, expected once, called once (ShelfTests.swift:2)", order),
        outOfOrder(
            .turn(
                missing: [Facts.expectation("b", 2)], next: Facts.expectation("a", 1), isNextBefore: true),
            .early(places: 2),
            "  declared: 3 of 3, expected once, never called, 2 places early (ShelfTests.swift:3)",
            "  expected before it: 2 of 3, b, expected once, never called (ShelfTests.swift:2)",
            "  expected next: 1 of 3, a, expected once, never called (ShelfTests.swift:1)",
            "  the missing call above may be the cause", order),
        outOfOrder(
            .turn(missing: [], next: Facts.expectation("a", 1), isNextBefore: true), .early(places: 1),
            "  declared: 3 of 3, expected once, never called, 1 place early (ShelfTests.swift:3)",
            "  expected before it: 1 of 3, a, expected once, never called (ShelfTests.swift:1)",
            "  the missing call above may be the cause", order),
        outOfOrder(
            .turn(missing: [], next: Facts.expectation("a", 1), isNextBefore: false), .late(places: 2),
            "  declared: 3 of 3, expected once, never called, and its turn is over, 2 places late "
                + "(ShelfTests.swift:3)",
            "  expected next: 1 of 3, a, expected once, never called (ShelfTests.swift:1)", order),
        outOfOrder(
            .obstacles(
                .init(
                    missing: [Facts.expectation("b", 2)],
                    before: [
                        node(.call("x", mock: "Bar"), .calls(0, of: .once), isMockDeallocated: true),
                        node(.checkpoint("saved"), .checkpoint(isPassed: false)),
                    ],
                    ended: nil, conditions: [])), .early(places: 3),
            "  declared: 3 of 3, expected once, never called, 3 places early (ShelfTests.swift:3)",
            "  expected before it: 2 of 3, b, expected once, never called (ShelfTests.swift:2)",
            "  expected before it: Bar.x, expected once, never called, and its mock was deallocated "
                + "(ShelfTests.swift:20)",
            "  expected before it: the checkpoint saved, not passed (ShelfTests.swift:20)",
            "  the missing call above may be the cause", orderOfMocks),
        outOfOrder(
            .obstacles(
                .init(
                    missing: [], before: [],
                    ended: node(.checkpoint("saved"), .checkpoint(isPassed: true)),
                    conditions: [
                        StateFact(name: "light", states: ["red", "green"]),
                        StateFact(name: "door", states: ["open"]),
                    ])), .late(places: 0),
            "  declared: 3 of 3, expected once, never called, when light is red or green and door is open, "
                + "and its turn is over (ShelfTests.swift:3)",
            "  its turn ended with: the checkpoint saved, passed (ShelfTests.swift:20)",
            "  if the state does not matter: leave out when(_:_:)", orderOfMocks),
    ]

    static let afterTheFact = [
        Row(
            .miscounted(
                MiscountedCall(
                    call: "a", count: CallCount(minimum: 2, maximum: nil), calls: 1, place: Facts.here,
                    evidence: [Facts.call("x", differing: true)])),
            .missing, call: "a",
            lines: [
                "missing a", "  verified: expected at least twice, called once (ShelfTests.swift:40)",
                "  called instead: call 2 of 5, x",
                "    id: expected 1, got 2",
            ]),
        Row(
            .miscounted(
                MiscountedCall(
                    call: "a", count: .once, calls: 3, place: Facts.here, evidence: [Facts.call("a")])),
            .surplus, call: "a",
            lines: [
                "called too often: a", "  verified: expected once, called 3 times (ShelfTests.swift:40)",
                "  called: call 2 of 5, a",
            ]),
        Row(
            .notInOrder(CallNotInOrder(call: "a", wasCalled: false, place: Facts.here, predecessor: nil)),
            .missing, call: "a",
            lines: ["missing a", "  verified: in order, never called (ShelfTests.swift:40)"]),
        Row(
            .notInOrder(
                CallNotInOrder(
                    call: "a", wasCalled: true, place: Facts.here,
                    predecessor: .init(call: "x", mock: "Bar", wrapper: Facts.wrapper))),
            .outOfOrder, call: "a",
            lines: [
                "out of order: a", "  verified: in order, called too early (ShelfTests.swift:40)",
                "  expected before it: Bar.x",
            ]),
        Row(
            .otherSequence(.missing(call: "a")), .missing, call: "a",
            lines: ["missing a", "  if other calls may come in between: verifyInOrder"]),
        Row(
            .otherSequence(.unexpected(call: "x", mock: "Bar", number: 3)), .unexpected, call: "x",
            lines: [
                "unexpected Bar.x, call 3 of the sequence",
                "  if other calls may come in between: verifyInOrder",
            ]),
        Row(
            .unaccounted(UnaccountedCalls(count: 1, calls: [Facts.call("a")])), .unaccounted, call: "a",
            lines: [
                "not accounted for: a", "  called: call 2 of 5, a",
                "  verify them, expect them, or leave them out: verifyNoMoreCalls(except:)",
            ]),
        Row(
            .unaccounted(UnaccountedCalls(count: 2, calls: [Facts.call("a"), Facts.call("b")])),
            .unaccounted, call: "a, b",
            lines: [
                "not accounted for: 2 calls", "  called: call 2 of 5, a",
                "  called: call 2 of 5, b",
                "  verify them, expect them, or leave them out: verifyNoMoreCalls(except:)",
            ]),
    ]
}
