import ExpectKit
import Testing

/// Several calls with the same mistake, which are one failure.
struct AlikeMistakeTests {
    private let failures = FailureRecorder()
    private let shelf = PlainShelf()

    init() { shelf.mock.reporter = failures }

    private var headlines: [String] { failures.reports.map { String($0.text.prefix { $0 != "\n" }) } }

    /// If the first failure failed no test, the others have to.
    @Test func afterAKnownIssueTheOthersAreAnError() async throws {
        let shelf = PlainShelf()
        for number in 1...3 { shelf.expect(.add("\(number)")) }
        withKnownIssue { shelf.add("01") }
        shelf.add("02")
        shelf.add("03")
        shelf.mock.reporter = failures
        shelf.verify()
        #expect(failures.reports.map(\.severity) == [.error])
        #expect(headlines == ["Shelf: add(…): got \"02\", expected \"2\" (+ 1 more call)"])
    }

    @Test func unexpectedCallsOfOneCaseAreOneMistakeAndThoseOfAnotherAreNot() {
        shelf.expect(.add("1"))
        shelf.add("1")
        shelf.clear()
        shelf.clear()
        shelf.verify()
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        shelf.add("2")
        shelf.verify()
        #expect(failures.reports.filter { $0.severity == .error }.count == 2)
    }

    @Test func aCallThatARejectionForbidsIsAMistakeOfItsOwn() {
        shelf.reject(.add("1"))
        shelf.add("1")
        shelf.add("2")
        shelf.add("3")
        shelf.verify()
        #expect(failures.reports.map(\.kind) == [.rejected, .unexpected])
        #expect(failures.reports.map(\.severity) == [.error, .error])
        #expect(headlines[1] == "Shelf: unexpected add(\"2\") (+ 1 more call)")
    }
}
