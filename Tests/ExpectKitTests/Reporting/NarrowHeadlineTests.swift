import Foundation
import Testing

@testable import ExpectKit

/// Headlines with long names and paths, and differences that must not be taken for others.
struct NarrowHeadlineTests {
    private struct Request: Equatable { var headers: [String: String] }
    private final class Job {}
    private struct Token: Equatable, CustomReflectable, CustomStringConvertible {
        let id: Int, secret: String
        var description: String { "a token" }
        var customMirror: Mirror { Mirror(self, children: ["id": id]) }
    }

    private final class MockClient: Mocking {
        enum Invocation {
            case send(request: Request), post(body: String), run(jobs: Arg<[Job]>), load(id: Int), weigh(Double)
            case count(words: [String: Int]), sign(Token)
        }
        let mock: Mock<Invocation>
        init(_ name: String) { mock = Mock(name) }
    }

    private let failures = FailureRecorder()

    private func headline(
        of name: String = "HTTPClient", _ expected: MockClient.Invocation, _ actual: MockClient.Invocation
    ) -> String {
        let client = MockClient(name)
        client.mock.reporter = failures
        client.expect(expected)
        client.mock.call(actual)
        return failures.reports.first?.title ?? ""
    }

    private var text: String { failures.reports.first?.unwrappedText ?? "" }

    /// The words around the element need the whole line.
    @Test(arguments: [10, 40, 60, 200]) func aMovedEntryWithLongNamesIsShown(length: Int) {
        let key = String(repeating: "k", count: length)
        let (left, right) = (Request(headers: [key + "A": "json"]), Request(headers: [key + "B": "json"]))
        let headline = headline(
            of: "Mock" + String(repeating: "H", count: length), .send(request: left), .send(request: right))
        #expect(headline.contains("send(…): "))
        #expect(headline.contains("expected at …") || length < 20)
    }

    @Test(arguments: [1, 30, 60, 300]) func aCallOfAMockWithALongNameIsShown(length: Int) {
        let name = String(repeating: "M", count: length)
        let path = String(repeating: "p", count: length)
        let headline = headline(
            of: name, .send(request: Request(headers: [path: "1", "a": "x"])),
            .send(request: Request(headers: [path: "2", "a": "y"])))
        #expect(headline.hasPrefix("\(name): send(…): "))
    }

    @Test func objectsOfOneTypeAreNotTakenForOneThatMoved() {
        let (a, b, c, d) = (Job(), Job(), Job(), Job())
        let headline = headline(.run(jobs: .value([a, b, c])), .run(jobs: .value([b, c, d])))
        #expect(headline == "HTTPClient: run(…): jobs[0]: Job is missing (+ 1 more)")
    }

    @Test func anObjectThatMovedIsSaidToHaveMoved() {
        let (a, b, c) = (Job(), Job(), Job())
        let headline = headline(.run(jobs: .value([a, b, c])), .run(jobs: .value([b, c, a])))
        #expect(headline == "HTTPClient: run(…): Job is at jobs[2], expected at jobs[0]")
    }

    @Test func aMovedLineHasItsNumber() {
        #expect(
            headline(.post(body: "a\nb\nc"), .post(body: "b\nc\na"))
                == #"HTTPClient: post(…): "a" is at body, line 3, expected at body, line 1"#)
    }

    @Test func swappedLinesHaveTheirNumbers() {
        #expect(
            headline(.post(body: "a\nb"), .post(body: "b\na")).hasPrefix(
                "HTTPClient: post(…): body, line 1 and body, line 2 are swapped: "))
    }

    @Test func anIntegerIsNotApproximated() {
        _ = headline(.load(id: 4_000_000_001), .load(id: 4_000_000_002))
        #expect(!text.contains("approximately"))
        failures.drain()
        _ = headline(.weigh(0.1 + 0.2), .weigh(0.3))
        #expect(text.contains("approximately"))
    }

    @Test func aDictionaryWithManyDifferencesHasMoreThanAReportShows() {
        let words = Dictionary(uniqueKeysWithValues: (10..<30).map { ("w\($0)", $0) })
        #expect(headline(.count(words: words), .count(words: words.mapValues { -$0 })).hasSuffix(" (+ 5 or more)"))
        #expect(text.contains("… and more"))
    }

    @Test func aTypeWithAMirrorOfItsOwnMayHideWhatDiffers() {
        _ = headline(.sign(Token(id: 1, secret: "a")), .sign(Token(id: 1, secret: "b")))
        #expect(text.contains("== is false, and its mirror may hide members"), "\(text)")
    }
}
