@testable import ExpectKit
@testable import ExpectKitTapes

extension ViolationWordingTests {
    private static func unconfirmed(
        _ declared: AnswerFact, _ reason: UnconfirmedAnswer.Reason, _ lines: String...
    ) -> Row {
        Row(
            .other(
                UnconfirmedAnswer(
                    call: "a(1)", declaration: Facts.here, declared: declared, reason: reason)),
            .wrongAnswer, call: "a(1)", lines: lines)
    }

    /// Answers that a real object does not give.
    static let answers = [
        unconfirmed(
            .value("1"), .differs(.value("2"), [Difference(path: "x", expected: "1", got: "2")]),
            "the real object answers a(1) differently", "  declared: returns 1",
            "  real object: returned 2", "    x: expected 1, got 2",
            "  help: correct this answer if the real object is right"),
        unconfirmed(
            .nothing, .differs(.error("gone"), []),
            "the real object answers a(1) differently", "  declared: returns nothing",
            "  real object: threw gone", "  help: correct this answer if the real object is right"),
        unconfirmed(
            .error("gone"), .differs(.nothing, []),
            "the real object answers a(1) differently", "  declared: throws gone",
            "  real object: returned nothing", "  help: correct this answer if the real object is right"),
        unconfirmed(
            .value("W"), .incomparable(.value("W"), Incomparable(path: "x", type: "W")),
            "the declared answer to a(1) cannot be compared with the real answer",
            "  declared: returns W", "  real object: returned W",
            "  x is of type W, which is not Equatable, and has no parts that can be compared",
            "  help: make W Equatable, or answer with a closure (andDo): closures are not checked"),
        unconfirmed(
            .value("W"),
            .incomparable(.value("W"), Incomparable(path: "", type: "() -> ()", isFunction: true)),
            "the declared answer to a(1) cannot be compared with the real answer",
            "  declared: returns W", "  real object: returned W",
            "  the answer is a function, and functions cannot be compared",
            "  help: answer with a closure (andDo): closures are not checked"),
        unconfirmed(
            .value("1"), .notPerformed("a(_:) cannot be performed: it is static"),
            "a(1) was not performed on the real object", "  declared: returns 1",
            "  a(_:) cannot be performed: it is static",
            "  help: handle the call in perform(_:on:), or answer it with a closure (andDo): closures are not checked"
        ),
    ]
}
