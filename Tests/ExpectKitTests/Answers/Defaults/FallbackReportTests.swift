import Testing

@testable import ExpectKit

/// A report says what a call was answered with, and which fallback answered.
struct FallbackReportTests {
    private let counter: FallbackCounter

    init() {
        counter = FallbackCounter()
        // Other tests assert where a call came from.
        counter.mock.engine.locked { $0.tracesLeft = 0 }
    }

    private var texts: [String] { counter.failures.reports.map(\.unwrappedText) }

    @Test func anAnswerOfTheRealObjectIsReported() {
        counter.mode = .partial
        counter.stub(.real)
        #expect(counter.real() == 42)
        #expect(texts.count == 1)
        #expect(
            texts.first?.contains(
                "\n  answered: the answer of the real object, because the mock is partial\n")
                == true)
    }

    /// A call of a mock without declarations, and the words for its answer.
    struct Row: Sendable, CustomTestStringConvertible {
        let call: String
        let answer: String
        /// Makes the call, and returns whether its answer is the right one.
        fileprivate let isAnswered: @Sendable (FallbackCounter) -> Bool

        var testDescription: String { "\(call) answers with \(answer)" }
    }

    private static let rows: [Row] = [
        Row(call: "load", answer: "throws an UnansweredCallError") { counter in
            do { return try counter.load() < 0 } catch { return error is UnansweredCallError }
        },
        Row(call: "countOrFifty", answer: "50, the mock's default") { $0.countOrFifty() == 50 },
        Row(call: "count(1)", answer: "a value registered with the mock for Int") {
            $0.defaults.register(Int.self) { 30 }
            return $0.count(1) == 30
        },
        Row(call: "count(1)", answer: "a value registered in a scope for Int") { counter in
            withMockDefaults({ $0.register(Int.self) { 40 } }) { counter.count(1) == 40 }
        },
        Row(call: "price", answer: "a default value for Price") { $0.price() == Price(cents: 7) },
        Row(call: "weight", answer: "a default value for Weight") { $0.weight() == Weight(grams: 0) },
    ]

    @Test(arguments: rows) func theFallbackIsReported(row: Row) {
        #expect(row.isAnswered(counter))
        #expect(
            texts == [
                """
                Counter: unexpected \(row.call)
                  answered: \(row.answer)
                  help: this mock had no expectations yet: expect or stub the call, or make the mock nice
                """
            ])
    }

    @Test func aNiceMockReportsNothing() throws {
        counter.mode = .nice
        #expect(counter.weight() == Weight(grams: 0))
        #expect(counter.countOrFifty() == 50)
        #expect(try counter.load() == 50)
        try counter.save(1)
        counter.verify()
        #expect(texts == [])
    }
}
