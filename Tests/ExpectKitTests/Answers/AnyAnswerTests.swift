import ExpectKit
import Testing

/// Calls that return `Any`, which an empty tuple would fit.
struct AnyAnswerTests {
    private let failures = FailureRecorder()

    private func cache(_ mode: MockMode = .strict) -> Mock<String> {
        let cache = Mock<String>("Cache", mode: mode)
        cache.reporter = failures
        return cache
    }

    @Test func aNiceMockReturnsNil() {
        let value: Any? = cache(.nice).call("object")
        #expect(value == nil)
        #expect(failures.texts == [])
    }

    @Test func theDefaultOfTheMockIsReturned() {
        let value: Any = cache(.nice).call("object", default: 7 as Any)
        #expect(value as? Int == 7)
    }

    /// The failing counterpart: the answer was forgotten.
    @Test func anExpectedCallWithoutAnAnswerIsReported() {
        let cache = cache()
        cache.expect("object")
        let value: Any? = cache.call("object")
        #expect(value == nil)
        #expect(failures.reports.map(\.kind) == [.unanswered])
    }
}
