import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The text of each kind of misuse. A kind without a row does not compile, or fails.
struct MisuseWordingTests {
    /// The kinds of misuse, without their facts.
    enum Name: CaseIterable {
        case secondCount, unreachableAnswers, impossibleCount, shadowed, incomparable
        case lateClause, clauseBeforeReset, impossibleOrder, nestedTooDeep
        case resumedTwice, completionCalledTwice, forwardedMatcher, waitAfterReset, unusedCompletion,
            blockedReporter, noSettableProperty

        init(_ misuse: Misuse) {
            self =
                switch misuse {
                case .secondCount: .secondCount
                case .unreachableAnswers: .unreachableAnswers
                case .impossibleCount: .impossibleCount
                case .shadowed: .shadowed
                case .incomparable: .incomparable
                case .lateClause: .lateClause
                case .clauseBeforeReset: .clauseBeforeReset
                case .impossibleOrder: .impossibleOrder
                case .nestedTooDeep: .nestedTooDeep
                case .resumedTwice: .resumedTwice
                case .completionCalledTwice: .completionCalledTwice
                case .forwardedMatcher: .forwardedMatcher
                case .waitAfterReset: .waitAfterReset
                case .unusedCompletion: .unusedCompletion
                case .blockedReporter: .blockedReporter
                case .noSettableProperty: .noSettableProperty
                }
        }
    }

    private static func row(
        _ misuse: Misuse, _ words: String, _ advice: String
    ) -> (Misuse, words: String, advice: String) { (misuse, words, advice) }

    static let place = DeclarationPlace(site: Sites.site(7))

    static let rows: [(Misuse, words: String, advice: String)] = [
        row(
            .noSettableProperty(call: "isHot"), "isHot is no property that can be set",
            "stub it with an answer; if it has a setter, generate the mock again, or list it in "
                + "settableProperties of the Invocation of a mock by hand"
        ),
        row(
            .noSettableProperty(call: nil), "the mock has no property that can be set",
            "stub it with an answer; if it has a setter, generate the mock again, or list it in "
                + "settableProperties of the Invocation of a mock by hand"
        ),
        row(
            .forwardedMatcher(argument: "id", call: "load(id: any)"),
            "the mock forwards a matcher as id: load(id: any)",
            "forward the value of the parameter with .value(_:); matchers are for declarations"),
        row(
            .secondCount(.anyTimes, first: .once),
            "a second count (any number of times) for a call that is expected once",
            "keep one times(_:) or anyTimes()"),
        row(
            .unreachableAnswers(1, CallCount(minimum: 0, maximum: 0)),
            "1 answer for a call that is expected never",
            "remove the answers that no call can reach, or raise the count"),
        row(
            .unreachableAnswers(3, CallCount(minimum: 2, maximum: 2)),
            "3 answers for a call that is expected twice",
            "remove the answers that no call can reach, or raise the count"),
        row(
            .impossibleCount("-1", isVerification: false),
            "the count -1 can never be met",
            "use a count of zero or more, such as times(2), times(1...) or times(0...3)"),
        row(
            .impossibleCount("..<0", isVerification: true),
            "the count ..<0 can never be met",
            "use a count of zero or more, such as times: 2 or times: 1..."),
        row(
            .nestedTooDeep(call: "load(id:)", depth: 700),
            "load(id:) calls its own mock, 700 calls deep, and the stack has no room for more",
            "end the recursion in the closure or the real object that answers the call; it was not run again"),
        row(
            .shadowed(call: "add(\"a\")", by: place),
            "add(\"a\") can never be met: an earlier expectation of the same call (ShelfTests.swift:7) has no "
                + "upper bound",
            "give the earlier one an upper bound, such as times(1...3), or remove this one"),
        row(
            .incomparable(Incomparable(path: "box", type: "Box"), caseName: "put"),
            "box of put cannot be compared: Box is neither Equatable nor a class",
            "make Box Equatable, or declare the argument as an Arg in the Invocation, and expect .any, "
                + ".having(_:_:) or .matching(_:_:)"),
        row(
            .incomparable(Incomparable(path: "", type: "() -> ()", isFunction: true), caseName: "run"),
            "run cannot be compared: () -> () is neither Equatable nor a class",
            "declare the argument as an Arg in the Invocation, and expect .any, .having(_:_:) or "
                + ".matching(_:_:)"),
        row(
            .incomparable(Incomparable(path: "", type: "Code", isNameless: true), caseName: nil),
            "the call cannot be compared: Code is not Equatable, and its module was built without the names "
                + "of its cases",
            "make Code Equatable, or build its module with reflection metadata"),
        row(
            .incomparable(Incomparable(path: "[0]", type: "Box"), caseName: nil),
            "[0] cannot be compared: Box is neither Equatable nor a class",
            "make Box Equatable, or declare the argument as an Arg in the Invocation, and expect .any, "
                + ".having(_:_:) or .matching(_:_:)"),
        row(
            .lateClause(call: "count", .called(1)), "a clause was added to count after it had taken 1 call",
            "write all clauses where the call is declared, before the code under test runs"),
        row(
            .lateClause(call: "count", .called(2)), "a clause was added to count after it had taken 2 calls",
            "write all clauses where the call is declared, before the code under test runs"),
        row(
            .lateClause(call: "count", .verified), "a clause was added to count after it had been verified",
            "write all clauses where the call is declared, before the code under test runs"),
        row(
            .clauseBeforeReset, "a clause was added to a call that was declared before the mock was reset",
            "declare the call again after reset() or checkpoint()"),
        row(
            .impossibleOrder(call: "count", after: .members(ofOrder: "the order")),
            "count cannot be ordered after the calls in the order, which come after it",
            "remove one of the two orders; an ordered mock has an order of its own"),
        row(
            .resumedTwice(call: nil), "a call was resumed twice",
            "resume each call once; to answer the next call, suspend it too"),
        row(
            .completionCalledTwice(call: "load"),
            "the completion handler of load was called twice",
            "call each completion handler once; for the next call, hold its handler too"),
        row(
            .waitAfterReset, "the test waits for a call that was declared before the mock was reset",
            "declare the call again after reset() or checkpoint()"),
        row(
            .unusedCompletion, "the test waits for a completion handler that no declared call holds",
            "pass the PendingCompletion to a declared call with .held(by:)"),
        row(
            .blockedReporter(after: .seconds(60)),
            "a failure of this mock is still being reported after 60.0 seconds",
            "its reporter must return, or failures may be lost"),
    ]

    @Test func eachKindOfMisuseIsDescribed() {
        for row in Self.rows {
            #expect(row.0.wording.headline == row.words)
            #expect(row.0.wording.advice == [row.advice])
        }
        #expect(Set(Self.rows.map { Name($0.0) }) == Set(Name.allCases))
    }
}
