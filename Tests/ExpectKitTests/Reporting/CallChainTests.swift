import Testing

@testable import ExpectKit

/// The functions between the test and the mock, as a report shows them.
@Suite struct CallChainTests {
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
    private func line(_ places: String...) -> [String] {
        var violation = Facts.violation(.missing(MissingCall(declaration: Facts.expectation("a", 1))))
        violation.place = place
        let trace = CallTrace(frames: places.reversed().map { frame($0) }, endsInTest: true)
        violation.origin = CallOrigin(frames: trace.chain(from: trace.frames.last))
        return originLines(violation)
    }

    @Test func theLineOfTheFailureIsLeftOut() {
        #expect(line("CartTests.swift:31", "Cart.swift:12") == ["  called at Cart.swift:12"])
        #expect(line("CartTests.swift:31") == [])
    }

    @Test func theFunctionsInBetweenAreNamedFromTheTestToTheMock() {
        #expect(
            line("CartTests.swift:31", "Checkout.swift:12", "Billing.swift:23")
                == ["  called at Checkout.swift:12 → Billing.swift:23"])
    }

    /// A failure may be located at an expectation, or at an answer.
    @Test func anotherLineOfTheTestIsNamed() {
        #expect(line("CartTests.swift:40") == ["  called at CartTests.swift:40"])
        #expect(
            line("CartTests.swift:40", "Cart.swift:12")
                == ["  called at CartTests.swift:40 → Cart.swift:12"])
    }

    @Test func aFunctionWithoutALineIsNamed() {
        #expect(
            line("CartTests.adds()", "Cart.swift:12") == ["  called at CartTests.adds() → Cart.swift:12"])
    }

    @Test func aRecursionIsShownOnce() {
        #expect(
            line("CartTests.swift:31", "Tree.swift:5", "Tree.swift:7", "Tree.swift:7", "Tree.swift:9")
                == ["  called at Tree.swift:5 → Tree.swift:7 → Tree.swift:9"])
        #expect(
            line("CartTests.swift:31", "A.swift:1", "B.swift:2", "A.swift:1", "B.swift:2", "A.swift:1")
                == ["  called at A.swift:1"])
    }

    @Test func aLongChainIsShortenedInItsMiddle() {
        let shortened = line(
            "CartTests.swift:31", "Application.swift:12", "Navigation.swift:23", "Checkout.swift:34",
            "Payments.swift:45", "Billing.swift:56")
        #expect(
            shortened == ["  called at Application.swift:12 → … → Payments.swift:45 → Billing.swift:56"]
        )
        #expect(shortened[0].count <= 80)
        let exact = line(
            "CartTests.swift:31", "A2345678901234567890123456.swift:1", "B.swift:23456", "C234567.swift:9")
        #expect(exact[0].count == 80)
        #expect(!exact[0].contains("…"))
        let wider = line(
            "CartTests.swift:31", "A2345678901234567890123456.swift:1", "B.swift:23456", "C234567.swift:90")
        #expect(wider == ["  called at A2345678901234567890123456.swift:1 → … → C234567.swift:90"])
    }

    @Test func twoLongPlacesAreKept() {
        let name = String(repeating: "n", count: 60)
        #expect(
            line("CartTests.swift:31", "\(name).swift:1", "B.swift:2", "\(name).swift:3")
                == ["  called at \(name).swift:1 → … → \(name).swift:3"])
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
