import Foundation
import Testing

@testable import MockGenerator

// The mocks that the plugin generates while the tests are built. A script takes the place of `swift-symbolgraph-extract`: it
// copies the graph of a module from the folder `Modules` of the sandbox.

struct BuildTimeMocksTests {
    private let sandbox: GeneratorSandbox
    private let log: URL

    init() throws {
        sandbox = try GeneratorSandbox()
        log = sandbox.root.appendingPathComponent("log")
        for folder in ["Modules", "bin", "work"] {
            try FileManager.default.createDirectory(
                at: sandbox.root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        let root = sandbox.root.path
        try sandbox.writeScript(
            """
            #!/bin/sh
            echo "$2" >>"\(log.path)"
            cp "\(root)/Modules/$2.symbols.json" "$4"
            """, to: "\(root)/bin/swift-symbolgraph-extract")
        try write(
            "args: [\"\(root)/bin/swiftc\",\"-module-name\",\"ShopTests\",\"-emit-module\"]", to: "debug.yaml")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: sandbox.root.appendingPathComponent(name))
    }

    /// Writes the graph of a module, and a compiled module with the names of its types.
    private func declare(_ module: String, _ declare: (inout GraphFile) -> Void) throws {
        var file = GraphFile(module: module)
        declare(&file)
        try file.data.write(to: sandbox.root.appendingPathComponent("Modules/\(module).symbols.json"))
        try file.data.write(to: sandbox.root.appendingPathComponent("Modules/\(module).swiftmodule"))
    }

    /// Generates the mocks of a test file, and returns their names, the output, and the modules that were extracted.
    private func build(_ source: String, own: [String] = [], foreign: [String] = []) throws -> (
        mocks: [String], output: [String], extracted: [String]
    ) {
        let root = sandbox.root.path
        try? FileManager.default.removeItem(at: log)
        try write(source, to: "ShopTests.swift")
        var arguments = [
            "--build-mocks", "--output", "\(root)/Mocks.swift", "--work", "\(root)/work", "--importer",
            "ShopTests", "--configuration", "debug", "--scratch", root, "--source", "\(root)/ShopTests.swift",
        ]
        for module in own { arguments += ["--own", module, "\(root)/Modules/\(module).swiftmodule"] }
        for module in foreign { arguments += ["--foreign", module, "\(root)/Modules/\(module).swiftmodule"] }
        var output: [String] = []
        #expect(try Generator.run(arguments) { output.append($0.replacing("\(root)/", with: "")) })
        let text = try String(contentsOfFile: "\(root)/Mocks.swift", encoding: .utf8)
        let extracted = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return (
            text.matches(of: /final class (\w+)/).map { String($0.1) }, output,
            extracted.split(separator: "\n").map(String.init)
        )
    }

    @Test(arguments: [("internal", ["MockStore"]), ("public", [])])
    func aTypeOfAnotherPackageCountsIfATestSeesIt(access: String, mocks: [String]) throws {
        try declare("Shop") { $0.add("Store", ["func add()"]) }
        try declare("Stock") { $0.addClass("MockStore", [], access: access) }
        let built = try build("_ = MockStore()", own: ["Shop"], foreign: ["Stock"])
        #expect(built.mocks == mocks)
        #expect(built.output == [])
    }

    @Test func anInternalTypeOfTheOwnPackageCounts() throws {
        try declare("Shop") { $0.add("Store", ["func add()"]) }
        try declare("Helpers") { $0.addClass("MockStore", []) }
        #expect(try build("_ = MockStore()", own: ["Shop", "Helpers"]).mocks == [])
    }

    @Test func aNestedTypeLeavesTheOtherTestsTheirMock() throws {
        try declare("Shop") { $0.add("Store", ["func add()"]) }
        let nested = "struct ATests { final class MockStore {}; final class MockTill {} }\n"
        let built = try build(nested + "extension ATests { let a = (MockStore(), MockTill()) }", own: ["Shop"])
        #expect(built.mocks == ["MockStore"])
        #expect(built.output == [])
    }

    @Test func aModuleOfTheToolchainIsExtractedOnce() throws {
        try declare("Net") { $0.add("Session", ["func load()"], access: "public") }
        let first = try build("import Net\n_ = MockSession()")
        #expect(first.mocks == ["MockSession"])
        #expect(first.extracted == ["Net"])
        let second = try build("import Net\n_ = (MockSession(), MockOther())")
        #expect(second.mocks == ["MockSession"])
        #expect(second.extracted == [])
    }

    @Test func aModuleThatCouldNotBeExtractedIsTriedAgain() throws {
        let first = try build("import Net\n_ = MockSession()")
        #expect(first.mocks == [])
        #expect(first.output.count == 1)
        try declare("Net") { $0.add("Session", ["func load()"], access: "public") }
        let second = try build("import Net\n_ = (MockSession(), 1 as MockClock)")
        #expect(second.mocks == ["MockSession"])
    }

    @Test func aModuleIsExtractedAgainAfterAChangeOfTheTool() throws {
        try declare("Net") { $0.add("Session", ["func load()"], access: "public") }
        _ = try build("import Net\n_ = MockSession()")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)],
            ofItemAtPath: sandbox.root.appendingPathComponent("work/Net/Net.symbols.json").path)
        #expect(try build("import Net\n_ = (MockSession(), MockClock())").extracted == ["Net"])
    }
}
