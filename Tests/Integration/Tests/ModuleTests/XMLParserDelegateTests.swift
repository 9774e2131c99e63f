import ExpectKit
import FoundationXML
import Testing

import struct Foundation.Data

// A mock of a protocol of FoundationXML, which the parser of the toolchain calls.

struct XMLParserDelegateTests {
    private let mock = MockXMLParserDelegate(mode: .nice)
    private let failures = FailureRecorder()

    private func parse(_ text: String, for delegate: any XMLParserDelegate) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = delegate
        return parser.parse()
    }

    @Test func expectedCallsComeInOrder() {
        let order = CallOrder("parsing")
        mock.expect(.parserDidStartDocument(.any)).inOrder(order)
        mock.expect(
            .parser(
                .any, didStartElement: "title", namespaceURI: .any, qualifiedName: .any,
                attributes: ["lang": "en"])
        ).inOrder(order)
        mock.expect(.parser(.any, foundCharacters: "Bread")).inOrder(order)
        mock.expect(.parserDidEndDocument(.any)).inOrder(order)
        #expect(parse("<title lang='en'>Bread</title>", for: mock))
        mock.verify()
    }

    @Test func anAnswerSeesTheArguments() {
        var found: [String] = []
        mock.stub(.parser(.any, foundCharacters: .any)).andDo { _, text in found.append(text) }
        #expect(parse("<a>Rye</a>", for: mock))
        #expect(found == ["Rye"])
    }

    @Test func callsAreForwardedToDefaultImplementations() {
        let mock = MockXMLParserDelegate(mode: .partial)
        mock.expect(.parser(.any, foundCharacters: "Rye"))
        #expect(parse("<a>Rye</a>", for: mock))
        mock.verify()
    }

    @Test func callsAreForwardedToARealDelegate() {
        final class Counter: XMLParserDelegate {
            var elements = 0
            func parser(
                _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
                qualifiedName qName: String?, attributes attributeDict: [String: String]
            ) { elements += 1 }
        }
        let counter = Counter()
        #expect(parse("<a><b/><b/></a>", for: MockXMLParserDelegate(wrapping: counter)))
        #expect(counter.elements == 3)
    }

    @Test func anotherTextIsReported() {
        mock.mock.reporter = failures
        mock.expect(.parser(.any, foundCharacters: "Bread"))
        _ = parse("<title>Rye</title>", for: mock)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.reports.first?.text.contains("foundCharacters: \"Bread\"") == true)
    }
}
