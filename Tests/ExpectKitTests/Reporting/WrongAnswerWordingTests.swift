import Testing

@testable import ExpectKit

/// The text of each kind of answer that does not fit its call. A kind without a row does not compile, or fails.
struct WrongAnswerWordingTests {
    /// The kinds of wrong answers, without their facts.
    private enum Name: CaseIterable {
        case asyncClosure, held, other, argumentsUnavailable, noRealObject, fixedRealObject, realObject
        case value, error

        init(_ answer: WrongAnswer) {
            self =
                switch answer {
                case .asyncClosure: .asyncClosure
                case .held: .held
                case .other: .other
                case .argumentsUnavailable: .argumentsUnavailable
                case .noRealObject: .noRealObject
                case .fixedRealObject: .fixedRealObject
                case .realObject: .realObject
                case .value: .value
                case .error: .error
                }
        }
    }

    private static func row(
        _ answer: WrongAnswer, _ words: String, _ advice: String
    ) -> (WrongAnswer, words: String, advice: String) { (answer, words, advice) }

    private static let rows: [(WrongAnswer, words: String, advice: String)] = [
        row(
            .asyncClosure, "an async closure, but the call is synchronous",
            "answer with a closure without await"),
        row(
            .held, "andSuspend(), but the call is synchronous",
            "only async requirements can be suspended; for a completion handler use a PendingCompletion"),
        row(
            .other(UnfitAnswer("entry 1: nothing, but the call returns Int", advice: "correct the entry")),
            "entry 1: nothing, but the call returns Int", "correct the entry"),
        row(
            .argumentsUnavailable, "a closure that needs arguments, but the TypedCall finds none in the call",
            "in the TypedCall, return the arguments of every call that it accepts, or declare it as a MockCall"
        ),
        row(
            .noRealObject, "andForward(), but the mock has no real object",
            "forward it in the mock with mock.call(_:) { real.… }, or answer with andReturn(_:)"),
        row(
            .fixedRealObject,
            "andForward(to:), but the mock forwards this call only to its own object",
            "call the object in andDo; a generated mock can forward to another object, unless it is an actor or a subclass, or an argument has the type Self"
        ),
        row(
            .realObject(.init(3), expected: "Shelf"),
            "andForward(to:) with 3 of type Int, but the mock forwards to Shelf",
            "forward to an object of type Shelf"),
        row(
            .value(.init("two"), expected: "Int"), "\"two\" of type String, but the call returns Int",
            "answer with a value of type Int"),
        row(
            .error(.init(ShelfError.gone), expected: nil),
            "the error gone of type ShelfError, but the call throws nothing",
            "answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock"),
        row(
            .error(.init(ShelfError.gone), expected: "BarError"),
            "the error gone of type ShelfError, but the call throws only BarError",
            "throw a BarError, or answer with andReturn(_:)"),
    ]

    @Test func eachWrongAnswerIsDescribed() {
        for row in Self.rows {
            #expect(row.0.wording(of: "a").headline == "wrong answer for a: \(row.words)")
            #expect(row.0.wording(of: "a").advice == [row.advice])
        }
        #expect(Set(Self.rows.map { Name($0.0) }) == Set(Name.allCases))
    }

    /// A matcher of a value is described as the value.
    @Test func aMatcherIsDescribedAsItsValue() {
        #expect(WrongAnswer.Described(Arg<Int>.value(3)) == WrongAnswer.Described(3))
    }
}
