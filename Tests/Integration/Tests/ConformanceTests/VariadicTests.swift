import ExpectKit
import Testing

@testable import FixtureProtocols

// Variadic arguments are expected as an array.

private final class RealPrinter: Printer {
    private(set) var lines: [String] = []
    func log(_ items: String...) { lines.append(items.joined(separator: " ")) }
    func log(level: Int, _ items: Any..., separator: String) throws -> Int {
        if level > 9 { throw FixtureError.closed }
        lines.append(items.map { "\($0)" }.joined(separator: separator))
        return items.count
    }
    func print(_ numbers: Int...) async -> String { "\(numbers)" }
    func tally(_ count: inout Int, _ numbers: Int...) -> Int {
        count += numbers.count
        return numbers.reduce(0, +)
    }
    func fill(_ tray: inout [Int], with sheets: Int...) { tray += sheets }
    func table(_ names: String..., ages: Int...) -> Int { names.count * ages.count }
}

struct VariadicTests {
    private let mock = MockPrinter()
    private let failures = FailureRecorder()

    @Test func variadicArgumentsAreExpectedAsAnArray() async throws {
        mock.expect(.log(["a", "b"]))
        mock.expect(.log([]))
        mock.expect(.log(.count(3)))
        mock.expect(.log(level: 1, ["a", 2, true], separator: ",")).andReturn(3)
            .andThrow(FixtureError.closed)
        mock.expect(.print([1, 2])).andReturn("one two")

        let printer: any Printer = mock
        printer.log("a", "b")
        printer.log()
        printer.log("x", "y", "z")
        #expect(try printer.log(level: 1, "a", 2, true, separator: ",") == 3)
        #expect(throws: FixtureError.closed) { try printer.log(level: 1, "a", 2, true, separator: ",") }
        #expect(await printer.print(1, 2) == "one two")
        mock.verify()
    }

    @Test func variadicArgumentsAreForwarded() async throws {
        let real = RealPrinter()
        let printer: any Printer = MockPrinter(wrapping: real)
        printer.log("a", "b")
        printer.log()
        #expect(try printer.log(level: 1, "a", 2, true, separator: ",") == 3)
        #expect(throws: FixtureError.closed) { try printer.log(level: 10, separator: "") }
        #expect(real.lines == ["a b", "", "a,2,true"])
        #expect(await printer.print(1, 2, 3) == "[1, 2, 3]")
    }

    @Test func anInoutArgumentBesideAVariadicOneIsChanged() {
        mock.expect(.tally(1, [2, 3])).andReturn((count: 3, result: 5))
        mock.expect(.fill([1], with: [2])).andReturn([1, 2])
        let printer: any Printer = mock
        var count = 1
        #expect(printer.tally(&count, 2, 3) == 5)
        #expect(count == 3)
        var tray = [1]
        printer.fill(&tray, with: 2)
        #expect(tray == [1, 2])
        mock.verify()
    }

    @Test func aRealObjectChangesAnInoutArgumentBesideAVariadicOne() {
        let printer: any Printer = MockPrinter(wrapping: RealPrinter())
        var count = 1
        #expect(printer.tally(&count, 2, 3) == 5)
        #expect(count == 3)
        var tray = [1]
        printer.fill(&tray, with: 2, 3)
        #expect(tray == [1, 2, 3])
    }

    @Test func twoVariadicParametersAreExpectedAndNotForwarded() {
        let mock = MockPrinter(wrapping: RealPrinter())
        mock.mock.reporter = failures
        mock.expect(.table(["Ada", "Leo"], ages: [1])).andReturn(7)
        let printer: any Printer = mock
        #expect(printer.table("Ada", "Leo", ages: 1) == 7)
        // The answer before is repeated.
        #expect(printer.table("Ada", ages: 1) == 7)
        mock.verify()
        #expect(failures.headlines == [#"MockPrinter 2: unexpected table(["Ada"], ages: [1])"#])
    }

    @Test func aStubTakesPrecedenceOverTheRealObject() async {
        let real = RealPrinter()
        let mock = MockPrinter(wrapping: real)
        mock.stub(.print([1])).andReturn("stubbed")
        mock.stub(.log(["quiet"]))
        let printer: any Printer = mock
        #expect(await printer.print(1) == "stubbed")
        #expect(await printer.print(1, 1) == "[1, 1]")
        printer.log("quiet")
        printer.log("loud")
        #expect(real.lines == ["loud"])
    }

    @Test func aDifferentItemIsReported() {
        mock.mock.reporter = failures
        mock.expect(.log(["a", "b"]))
        let printer: any Printer = mock
        printer.log("a", "c")
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == [#"MockPrinter: log(…): items[1] is "c", expected "b""#])
        #expect(failures.onlyReportContains(#"got: log(["a", "c"])"#))
    }

    @Test func aSurplusItemIsReported() async {
        mock.mock.reporter = failures
        mock.expect(.print([1])).andReturn("one")
        let printer: any Printer = mock
        _ = await printer.print(1, 2)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockPrinter: print(…): numbers[1]: 2 is not expected"])
    }
}
