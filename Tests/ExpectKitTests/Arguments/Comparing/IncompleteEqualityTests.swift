import Foundation
import Testing

@testable import ExpectKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// On Linux, `==` of these types ignores parts. A wrong header would pass.
struct IncompleteEqualityTests {
    @Test(arguments: Part.allCases)
    func aPartThatDiffersIsOneDifferenceWithItsPath(part: Part) {
        func check<Value>(_ expected: Value, _ other: Any, _ same: Any) throws {
            let argument = Arg.value(expected)
            #expect(try argument.accepts(#require(same as? Value)))
            #expect(try !argument.accepts(#require(other as? Value)))
            let lines = argument.differences(from: try #require(other as? Value)).map(\.line)
            #expect(lines == [part.line])
        }
        #expect(throws: Never.self) { try check(part.values.0, part.values.1, part.values.0) }
    }

    @Test(arguments: Part.allCases)
    func everyWayOfComparingFindsTheDifference(part: Part) {
        func check<Value>(_ expected: Value, _ other: Any) throws {
            let (same, other) = try (#require(part.values.0 as? Value), #require(other as? Value))
            expect([part.line], expected, same, other)
            expect([part.line], Optional(expected) as Any, same, Optional(other) as Any)
            expect(["[0].\(part.line)"], [expected], [same], [other])
            expect(["[\"a\"].\(part.line)"], ["a": expected], ["a": same], ["a": other])
            expect(["[\"a\"][0].\(part.line)"], ["a": [expected]], ["a": [same]], ["a": [other]])
        }
        #expect(throws: Never.self) { try check(part.values.0, part.values.1) }
    }

    @Test(arguments: Part.allCases) func aSubsetAndASupersetHaveAllParts(part: Part) {
        func check<Value: Equatable>(_ expected: Value, _ other: Any) throws {
            let (same, other) = try (#require(part.values.0 as? Value), #require(other as? Value))
            for arg in [Arg<[Value]>.subset(of: [expected]), .superset(of: [expected])] {
                #expect(arg.accepts([same]))
                #expect(!arg.accepts([other]))
            }
        }
        #expect(throws: Never.self) {
            let expected = try #require(part.values.0 as? any Equatable)
            try check(expected, part.values.1)
        }
    }

    private func expect(_ lines: [String], _ expected: Any, _ same: Any, _ other: Any) {
        #expect(valuesMatch(expected, same) && preparedComparison(with: expected)(same), "\(expected)")
        #expect(!valuesMatch(expected, other) && !preparedComparison(with: expected)(other), "\(expected)")
        #expect(DifferenceSearch.differences(expected, other).described.map(\.line) == lines)
    }

    @Test func anInvocationWithAnEqualityIsComparedByAllParts() {
        let accepts = InvocationComparison<EquatableInvocation>().prepare(.send(request(nil), 1))
        #expect(accepts(.send(request(nil), 1)))
        #expect(!accepts(.send(request(nil), 2)))
        #expect(!accepts(.send(request("b"), 1)))
        #expect(!accepts(.stop))
    }

    /// A part that the `==` of Linux ignores.
    enum Part: CaseIterable {
        case header, body, timeout, status, field, userInfo

        var values: (Any, Any) {
            switch self {
            case .header: requests { $0.setValue("b", forHTTPHeaderField: "A") }
            case .body: requests { $0.httpBody = Data([1]) }
            case .timeout: requests { $0.timeoutInterval = 2 }
            case .status: (response(200, "a"), response(404, "a"))
            case .field: (response(200, "a"), response(200, "b"))
            case .userInfo: (notification("a"), notification("b"))
            }
        }

        var line: String {
            switch self {
            case .header: #"allHTTPHeaderFields["A"]: expected "a", got "b""#
            case .body: "httpBody: expected nil, got 1 bytes"
            case .timeout: "timeoutInterval: expected 60.0, got 2.0"
            case .status: "statusCode: expected 200, got 404"
            case .field: #"allHeaderFields["A"]: expected "a", got "b""#
            case .userInfo: #"userInfo["key"]: expected "a", got "b""#
            }
        }

        private func requests(_ change: (inout URLRequest) -> Void) -> (Any, Any) {
            var request = URLRequest(url: URL(filePath: "/"))
            request.setValue("a", forHTTPHeaderField: "A")
            var other = request
            change(&other)
            return (request, other)
        }

        private func response(_ status: Int, _ field: String) -> Any {
            let response = HTTPURLResponse(
                url: URL(filePath: "/"), statusCode: status, httpVersion: nil, headerFields: ["A": field])
            return response.map { $0 as Any } ?? ()
        }

        private func notification(_ value: String) -> Notification {
            Notification(name: Notification.Name("saved"), userInfo: ["key": value])
        }
    }

    private func request(_ header: String?) -> URLRequest {
        var request = URLRequest(url: URL(filePath: "/"))
        request.setValue(header, forHTTPHeaderField: "A")
        return request
    }

    private enum EquatableInvocation: Equatable {
        case send(URLRequest, Int)
        case stop
    }
}
