import Testing

@testable import MockGenerator

// `--codable` makes invocations `Codable`. The header of a file says so, and later runs follow it.

struct CodableOptionTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try declare()
    }

    private func declare(taking type: String = "Int") throws {
        try sandbox.declare([
            "Store": ["func add(_ number: \(type))", "func watch(_ done: @escaping () -> Void)"],
            "Clock": ["func tick()"],
        ])
    }

    private func isCodable(_ name: String) throws -> Bool {
        try sandbox.text(of: name).contains("Invocation: Codable {")
    }

    @Test func theOptionIsInTheHeader() throws {
        #expect(try sandbox.run("--codable"))
        #expect(try isCodable("MockStore.swift"))
        #expect(try isCodable("MockClock.swift"))
        #expect(
            try sandbox.text(of: "MockClock.swift").split(separator: "\n")[1]
                == "//     swift package --allow-writing-to-package-directory generate-mocks --target Shop --codable"
        )
    }

    @Test func laterRunsFollowTheHeaderOfEachFile() throws {
        try sandbox.run("--codable", "--protocol", "Store")
        try sandbox.run()
        #expect(try isCodable("MockStore.swift"))
        #expect(try !isCodable("MockClock.swift"))
        #expect(try sandbox.run("--check"))
        try declare(taking: "String")
        #expect(try !sandbox.run("--check"))
        try sandbox.run()
        #expect(try isCodable("MockStore.swift"))
        #expect(try !isCodable("MockClock.swift"))
        #expect(try !sandbox.run("--check", "--codable"))
    }

    @Test func callsThatCannotBeRecordedAreNamed() throws {
        #expect(try sandbox.run("--codable"))
        #expect(
            sandbox.output.contains(
                "  Store: a call of watch(_:) cannot be recorded on a tape because its argument done is a closure, which cannot be encoded"
            ))
        try sandbox.run("--list")
        #expect(sandbox.output.contains { $0.contains("cannot be recorded on a tape") })
    }

    @Test func withoutTheOptionNothingIsSaidAboutTapes() throws {
        try sandbox.run()
        #expect(!sandbox.output.contains { $0.contains("tape") })
    }
}
