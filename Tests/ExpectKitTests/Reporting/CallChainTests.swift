import Testing

@testable import ExpectKit

/// The functions between the test and the mock, as a report shows them.
struct CallChainTests {
    private let place = FailurePlace(
        CallSite(
            fileID: "ShopTests/CartTests.swift", filePath: "/src/CartTests.swift", line: 31, column: 1))

    /// A frame for a place such as `Cart.swift:12`, or for a function without a line.
    private func frame(_ place: String, function: String = "run()") -> CallTrace.Frame {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let line = Int(parts[1]) else {
            return CallTrace.Frame(function: place, path: "/src/<compiler-generated>", line: 0)
        }
        return CallTrace.Frame(function: function, path: "/src/\(parts[0])", line: line)
    }

    /// The line of a report for a call that came through some places, outermost first.
    private func line(_ places: [String]) -> [String] {
        var violation = Facts.violation(.missing(MissingCall(declaration: Facts.expectation("a", 1))))
        violation.place = place
        let trace = CallTrace(frames: places.reversed().map { frame($0) }, endsInTest: true)
        violation.origin = trace.chain(from: trace.frames.last)
        return originLines(violation)
    }

    private static let name = String(repeating: "n", count: 60)

    private static let rows: [(String, places: [String], line: String?)] = [
        ("the line of the failure is left out", ["CartTests.swift:31", "Cart.swift:12"], "Cart.swift:12"),
        ("a call of the test itself has no line", ["CartTests.swift:31"], nil),
        (
            "the functions in between are named from the test to the mock",
            ["CartTests.swift:31", "Checkout.swift:12", "Billing.swift:23"],
            "Checkout.swift:12 → Billing.swift:23"
        ),
        // A failure may be located at an expectation, or at an answer.
        ("another line of the test is named", ["CartTests.swift:40"], "CartTests.swift:40"),
        (
            "another line of the test comes first", ["CartTests.swift:40", "Cart.swift:12"],
            "CartTests.swift:40 → Cart.swift:12"
        ),
        (
            "a function without a line is named", ["CartTests.adds()", "Cart.swift:12"],
            "CartTests.adds() → Cart.swift:12"
        ),
        (
            "a recursion is shown once",
            ["CartTests.swift:31", "Tree.swift:5", "Tree.swift:7", "Tree.swift:7", "Tree.swift:9"],
            "Tree.swift:5 → Tree.swift:7 → Tree.swift:9"
        ),
        (
            "a recursion of two functions is shown once",
            ["CartTests.swift:31", "A.swift:1", "B.swift:2", "A.swift:1", "B.swift:2", "A.swift:1"],
            "A.swift:1"
        ),
        (
            "a long chain continues on the next line",
            [
                "CartTests.swift:31", "Application.swift:12", "Navigation.swift:23", "Checkout.swift:34",
                "Payments.swift:45", "Billing.swift:56",
            ],
            "Application.swift:12 → Navigation.swift:23 → Checkout.swift:34 → Payments.swift:45\n"
                + "      → Billing.swift:56"
        ),
        (
            "two long places are on lines of their own",
            ["CartTests.swift:31", "\(name).swift:1", "B.swift:2", "\(name).swift:3"],
            "\(name).swift:1 → B.swift:2\n      → \(name).swift:3"
        ),
        (
            "places in the middle of a very long chain are left out",
            (1...9).map { "F\($0).swift:\($0)" },
            "F1.swift:1 → … → F4.swift:4 → F5.swift:5 → F6.swift:6 → F7.swift:7 → F8.swift:8\n      → F9.swift:9"
        ),
    ]

    @Test(arguments: rows) func theLineNamesTheCallers(behavior: String, places: [String], words: String?) {
        #expect(line(places).joined(separator: "\n") == (words.map { "  called at \($0)" } ?? ""))
    }

    /// The frames outside of the line of the test, such as those of its closures, do not lead to the mock.
    @Test func theChainBeginsAtTheInnermostLineOfTheTest() {
        let trace = CallTrace(
            frames: [
                frame("Cart.swift:12"), frame("CartTests.swift:32", function: "closure #1 in adds()"),
                frame("CartTests.swift:31", function: "adds()"),
            ], endsInTest: true)
        let chain = trace.chain(from: trace.testFrame(testFiles: []))
        #expect(chain.map(\.description) == ["CartTests.swift:32", "Cart.swift:12"])
    }

    @Test func withoutAKnownTestTheChainBeginsAtTheOutermostFunction() {
        let trace = CallTrace(frames: [frame("Cart.swift:12"), frame("Queue.swift:3")], endsInTest: false)
        #expect(trace.testFrame(testFiles: []) == nil)
        #expect(trace.chain(from: nil).map(\.description) == ["Queue.swift:3", "Cart.swift:12"])
    }
}
