import Foundation
import Testing

@testable import MockGenerator

// A symbol graph does not show that a module enables `NonisolatedNonsendingByDefault`. Its build manifest does.

@Suite struct UpcomingFeatureTests {
    private let sandbox: GeneratorSandbox

    init() throws { sandbox = try GeneratorSandbox() }

    /// Generates a mock of a module that is built with some options, and returns the declarations of its functions.
    private func functions(_ requirements: [String], options: String?) throws -> [String] {
        try sandbox.declare { $0.add("Store", requirements) }
        let command = options.map { #"args: ["swiftc","-module-name","Shop","-emit-module"\#($0)]"# }
        try Data((command ?? "").utf8).write(to: sandbox.root.appendingPathComponent("debug.yaml"))
        try sandbox.run("--scratch", sandbox.root.path)
        return GeneratedMember.members(in: try sandbox.text(of: "MockStore.swift")).map(\.declaration)
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
}
