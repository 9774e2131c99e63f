import Foundation
import Testing

@testable import MockGenerator

// `--keep-defaults` leaves requirements to their default implementations. The header of a file says so, and later runs
// follow it.

struct DefaultsTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try declare(parameter: "Int")
    }

    private func declare(parameter: String) throws {
        try sandbox.declare { shop in
            let store = shop.add("Store", ["func add(_ number: \(parameter))", "var count: Int { get }"])
            shop.addDefault("var count: Int { get }", in: store, of: "\(store)R1")
            shop.add("Clock", ["func tick()"])
        }
    }

    @Test func aRequirementWithADefaultImplementationIsMockedByDefault() throws {
        try sandbox.run()
        #expect(try sandbox.text(of: "MockStore.swift").contains("case count"))
    }

    @Test func theOptionLeavesItToTheExtension() throws {
        #expect(try sandbox.run("--keep-defaults"))
        #expect(sandbox.output.last == "2 mocks in Generated: 2 written, 0 unchanged.")
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(!text.contains("count"))
        #expect(text.contains("case add(Arg<Int>)"))
        #expect(
            text.split(separator: "\n")[1]
                == "//     swift package --allow-writing-to-package-directory generate-mocks --target Shop --protocol Store --keep-defaults"
        )
    }

    @Test func laterRunsFollowTheHeaderOfEachFile() throws {
        try sandbox.run()
        try sandbox.run("--protocol", "Store", "--keep-defaults")
        #expect(try sandbox.run("--check"))
        #expect(sandbox.output == ["2 mocks in Generated: up to date."])
        #expect(try sandbox.run())
        #expect(sandbox.output == ["2 mocks in Generated: 0 written, 2 unchanged."])
        try declare(parameter: "String")
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == "  MockStore.swift: stale, Store has changed")
        #expect(try sandbox.run())
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(text.contains("case add(Arg<String>)"))
        #expect(!text.contains("count"))
    }

    @Test func aCheckWithTheOptionRequiresItInEachFile() throws {
        try sandbox.run()
        #expect(try !sandbox.run("--check", "--keep-defaults"))
        #expect(
            sandbox.output == [
                "  MockStore.swift: stale, generated without --keep-defaults", "      removed: count",
                "  MockClock.swift: stale, generated without --keep-defaults",
                "Not up to date: 2 files. Run: swift package --allow-writing-to-package-directory generate-mocks --target Shop --keep-defaults",
            ])
    }

    @Test func aDeletedFileForgetsTheOption() throws {
        try sandbox.run("--keep-defaults")
        try FileManager.default.removeItem(at: sandbox.mocks.appendingPathComponent("MockStore.swift"))
        try sandbox.run()
        #expect(try sandbox.text(of: "MockStore.swift").contains("case count"))
    }

    @Test func anUnusableImplementationIsReported() throws {
        try sandbox.declare { shop in
            let store = shop.add("Store", ["func add()", "var count: Int { get }"])
            shop.addDefault(
                "var count: Int { get }", in: store, of: "\(store)R1",
                where: [["conformance", "Self", "Sendable"]])
        }
        let remark =
            "  Store: count is mocked because its default implementation is in an extension where Self : Sendable"
        #expect(try sandbox.run("--list", "--keep-defaults"))
        #expect(sandbox.output == ["  Store: MockStore.swift", remark, "1 mock would be generated."])
        #expect(try sandbox.run("--keep-defaults"))
        #expect(sandbox.output.contains(remark))
        #expect(try sandbox.text(of: "MockStore.swift").contains("case count"))
        #expect(try sandbox.run("--list"))
        #expect(!sandbox.output.contains(remark + " "))
    }
}
