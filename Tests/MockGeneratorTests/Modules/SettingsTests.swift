import Foundation
import Testing

@testable import MockGenerator

// A symbol graph does not show that a module enables `NonisolatedNonsendingByDefault`, or that it is isolated by default.
// Its build manifest does.

struct SettingsTests {
    private let sandbox: GeneratorSandbox

    init() throws { sandbox = try GeneratorSandbox() }

    /// Generates a mock of a module that is built with some options, and returns the declarations of its functions.
    private func functions(_ requirements: [String], options: String?) throws -> [String] {
        try sandbox.declare { $0.add("Store", requirements) }
        let command = options.map { #"args: ["swiftc","-module-name","Shop","-emit-module"\#($0)]"# }
        try Data((command ?? "").utf8).write(to: sandbox.root.appendingPathComponent("debug.yaml"))
        try sandbox.run("--scratch", sandbox.root.path)
        return try sandbox.record(of: "MockStore.swift").members.map(\.declaration)
    }

    private static let feature = #","-enable-upcoming-feature","NonisolatedNonsendingByDefault""#

    @Test func theSettingsOfTheModuleIsolateItsFunctions() throws {
        #expect(
            try functions(
                ["func wait() async", "func stop()", "@concurrent func run() async"], options: Self.feature)
                == [
                    "nonisolated(nonsending) func wait() async", "func stop()",
                    "@concurrent func run() async",
                ])
    }

    @Test func anotherFeatureDoesNot() throws {
        #expect(
            try functions(["func wait() async"], options: #","-enable-upcoming-feature","ExistentialAny""#)
                == ["func wait() async"])
    }

    @Test func aClosureDoesNotDecideIfTheSettingsAreKnown() throws {
        let requirements = [
            "func watch(_ body: nonisolated(nonsending) () async -> Void)", "func wait() async",
        ]
        #expect(try functions(requirements, options: "").last == "func wait() async")
        // Without settings, it is the only evidence.
        try FileManager.default.removeItem(at: sandbox.mocks)
        #expect(try functions(requirements, options: nil).last == "nonisolated(nonsending) func wait() async")
    }

    /// Returns the tokens of a mock of a module that is built with some options.
    private func tokens(options: String?) throws -> String {
        try sandbox.declare {
            $0.addType(
                "Ware", kind: "swift.struct", "struct Ware", properties: ["@MainActor var name: String"])
            $0.addType("Size", kind: "swift.enum", "enum Size")
            $0.add("Store", ["func add(_ sizes: Set<Size>)"], types: ["Size": "s:4Shop4SizeV"])
        }
        let command = options.map { #"args: ["swiftc","-module-name","Shop","-emit-module"\#($0)]"# }
        try Data((command ?? "").utf8).write(to: sandbox.root.appendingPathComponent("debug.yaml"))
        try sandbox.run("--scratch", sandbox.root.path, "--overwrite")
        return part("nonisolated extension TypedCall", of: try sandbox.text(of: "MockStore.swift"))
    }

    @Test func theSettingsOfTheModuleIsolateItsTypes() throws {
        #expect(try tokens(options: #","-default-isolation","MainActor""#).contains("@MainActor"))
        #expect(try !tokens(options: #","-default-isolation","nonisolated""#).contains("@MainActor"))
        #expect(try !tokens(options: "").contains("@MainActor"))
        // Without settings, the members of a type are the only evidence.
        #expect(try tokens(options: nil).contains("@MainActor"))
    }
}
