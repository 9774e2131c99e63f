import Testing

@testable import ExpectKit

/// The text of each kind of answer that does not fit its call.
struct UnfitAnswerTests {
    private static func row(
        _ answer: UnfitAnswer, _ words: String, _ advice: String
    ) -> (UnfitAnswer, words: String, advice: String) { (answer, words, advice) }

    private static let rows: [(UnfitAnswer, words: String, advice: String)] = [
        row(
            .asyncClosure, "an async closure, but the call is synchronous",
            "answer with a closure without await"),
        row(
            .held, "andSuspend(), but the call is synchronous",
            "only async requirements can be suspended; for a completion handler use a PendingCompletion"),
        row(
            UnfitAnswer("entry 1: nothing, but the call returns Int", advice: "correct the entry"),
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
            .realObject(3, expected: "Shelf"),
            "andForward(to:) with 3 of type Int, but the mock forwards to Shelf",
            "forward to an object of type Shelf"),
        row(
            .value("two", expected: "Int"), "\"two\" of type String, but the call returns Int",
            "answer with a value of type Int"),
        row(
            .error(ShelfError.gone, expected: nil),
            "the error gone of type ShelfError, but the call throws nothing",
            "answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock"),
        row(
            .error(ShelfError.gone, expected: "BarError"),
            "the error gone of type ShelfError, but the call throws only BarError",
            "throw a BarError, or answer with andReturn(_:)"),
    ]

    @Test func eachUnfitAnswerIsDescribed() {
        for row in Self.rows {
            #expect(row.0.wording(of: "a").headline == "wrong answer for a: \(row.words)")
            #expect(row.0.wording(of: "a").advice == [row.advice])
        }
    }

    /// A matcher of a value is described as the value.
    @Test func aMatcherIsDescribedAsItsValue() {
        #expect(UnfitAnswer.value(Arg<Int>.value(3), expected: "Int") == .value(3, expected: "Int"))
    }
}
