import Foundation
import Testing

@testable import MockGenerator

// The header of version 0.1.0 had no JSON.

@Suite struct OldHeaderTests {
    private let sandbox: GeneratorSandbox

    init() throws { sandbox = try GeneratorSandbox() }

    /// Writes the mock of `Store` as version 0.1.0 did.
    private func write(_ requirements: [String], _ options: String...) throws {
        try sandbox.declare(["Store": requirements])
        try sandbox.run(options)
        let fingerprint = try sandbox.record(of: "MockStore.swift").fingerprint
        try sandbox.change("MockStore.swift") { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            lines[5] = "// Fingerprint: \(fingerprint)"
            return lines.joined(separator: "\n")
        }
    }

    @Test func theCasesAreRead() throws {
        try write([
            "func `repeat`()", "func add(_ item: @escaping (Int) -> Void, to: [String: Int])",
            "func remove(_ item: Dictionary<String, [Int]>, from: Dictionary<String, [Int]>, `in`: Dictionary<String, [Int]>)",
        ])
        let record = try sandbox.record(of: "MockStore.swift")
        #expect(record.origin == "Shop.Store")
        #expect(
            record.cases == [
                "repeat": "", "add": "Arg<(Int)->Void>,to:Arg<[String:Int]>",
                "remove":
                    "Arg<Dictionary<String,[Int]>>,from:Arg<Dictionary<String,[Int]>>,in:Arg<Dictionary<String,[Int]>>",
            ])
        #expect(record.head.isEmpty)
    }

    @Test func theFileIsUpdatedAndKeepsItsOptionsAndCases() throws {
        try write(["func ship(_ a: Package)"], "--protocol", "Store", "--codable", "--optional-arguments")
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == "  MockStore.swift: stale, another version of ExpectKit wrote it")
        try sandbox.declare(["Store": ["func ship(_ a: Package)", "func ship(_ a: Box)"]])
        #expect(try sandbox.run())
        #expect(sandbox.output.first == "  MockStore.swift: written")
        let record = try sandbox.record(of: "MockStore.swift")
        #expect(record.options == ["--optional-arguments", "--codable"])
        #expect(record.cases == ["ship": "Arg<Package>", "shipBox": "Arg<Box>"])
        #expect(try sandbox.run("--check"))
    }

    @Test(arguments: [
        ([], "Mock", ""), (["--prefix="], "", ""), (["--prefix", "Fake", "--suffix", "Two"], "Fake", "Two"),
    ])
    func theNameIsRead(options: [String], prefix: String, suffix: String) throws {
        try write(["func add()"])
        try sandbox.change("MockStore.swift") {
            $0.replacingOccurrences(
                of: "--target Shop", with: "--target Shop \(options.joined(separator: " "))")
        }
        let name = MockName(options: try sandbox.record(of: "MockStore.swift").options)
        #expect(name == MockName(prefix: prefix, suffix: suffix))
    }

    @Test func anEditedFileIsNotReplaced() throws {
        try write(["func add()"])
        try sandbox.change("MockStore.swift") { $0 + "// mine\n" }
        #expect(try !sandbox.run())
        #expect(sandbox.output.first == "  MockStore.swift: edited by hand; not replaced without --overwrite")
    }
}
