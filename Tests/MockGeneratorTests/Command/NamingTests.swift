import Foundation
import Testing

@testable import MockGenerator

// `--prefix` and `--suffix` name the mocks. The header of a file records them, and existing files keep their names.

struct NamingTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox(["Store": ["func add(_ number: Int)"], "Clock": ["func tick()"]])
    }

    @Test func aPrefixReplacesTheDefault() throws {
        #expect(try sandbox.run("--prefix", "Fake"))
        #expect(sandbox.files == ["FakeClock.swift", "FakeStore.swift"])
        let text = try sandbox.text(of: "FakeStore.swift")
        #expect(
            text.lacks(
                "final class FakeStore: Store, TypedMocking {", "where Invocation == FakeStore.Invocation")
                == [])
        #expect(!text.contains("MockStore"))
    }

    @Test(arguments: [
        (["--suffix", "Fake"], "MockStoreFake", "--suffix Fake"),
        (["--prefix=", "--suffix", "Fake"], "StoreFake", "--prefix= --suffix Fake"),
        (["--prefix", "", "--suffix", "Double2"], "StoreDouble2", "--prefix= --suffix Double2"),
        (["--prefix=A_", "--suffix=B"], "A_StoreB", "--prefix A_ --suffix B"),
    ])
    func theHeaderRecordsTheOptions(options: [String], name: String, recorded: String) throws {
        #expect(try sandbox.run(["--protocol", "Store"] + options))
        #expect(sandbox.files == ["\(name).swift"])
        let text = try sandbox.text(of: "\(name).swift")
        #expect(
            text.split(separator: "\n")[1]
                == "//     swift package --allow-writing-to-package-directory generate-mocks --target Shop \(recorded)"
        )
        #expect(text.contains("final class \(name): Store"))
        #expect(try sandbox.run("--check"))
    }

    @Test func anExistingFileKeepsItsName() throws {
        try sandbox.run("--prefix", "Fake", "--protocol", "Store")
        #expect(try sandbox.run())
        #expect(sandbox.files == ["FakeStore.swift", "MockClock.swift"])
        try sandbox.declare(["Store": ["func remove(_ number: Int)"], "Clock": ["func tick()"]])
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.first == "  FakeStore.swift: stale, Store has changed")
        #expect(try sandbox.run("--prefix", "Dummy"))
        #expect(
            sandbox.output == [
                "  FakeStore.swift: written",
                "  Store: keeps the name FakeStore; delete FakeStore.swift first to give it another name",
                "  Clock: keeps the name MockClock; delete MockClock.swift first to give it another name",
                "2 mocks in Generated: 1 written, 1 unchanged.",
            ])
        #expect(try sandbox.text(of: "FakeStore.swift").contains("final class FakeStore: Store"))
        #expect(try sandbox.run("--list"))
        #expect(sandbox.output.first == "  Store: FakeStore.swift")
    }

    @Test func aDeletedFileForgetsItsName() throws {
        try sandbox.run("--prefix", "Fake")
        try FileManager.default.removeItem(at: sandbox.mocks.appendingPathComponent("FakeStore.swift"))
        try sandbox.run()
        #expect(sandbox.files == ["FakeClock.swift", "MockStore.swift"])
    }

    @Test func aRenamedFileIsStillTheMockOfItsType() throws {
        try sandbox.run()
        try FileManager.default.moveItem(
            at: sandbox.mocks.appendingPathComponent("MockStore.swift"),
            to: sandbox.mocks.appendingPathComponent("Store+Mock.swift"))
        #expect(try sandbox.run("--check"))
        #expect(sandbox.output == ["2 mocks in Generated: up to date."])
        try sandbox.declare(["Store": ["func remove()"]])
        try sandbox.run()
        #expect(sandbox.files == ["MockClock.swift", "Store+Mock.swift"])
        #expect(try sandbox.text(of: "Store+Mock.swift").contains("final class MockStore: Store"))
    }

    @Test func twoMocksOfOneTypeAreBothKeptUpToDate() throws {
        try sandbox.run("--protocol", "Store")
        let mock = try sandbox.text(of: "MockStore.swift")
        try FileManager.default.removeItem(at: sandbox.mocks)
        try sandbox.run("--protocol", "Store", "--prefix", "Fake")
        try Data(mock.utf8).write(to: sandbox.mocks.appendingPathComponent("MockStore.swift"))
        #expect(try sandbox.run("--check"))
        try sandbox.declare(["Store": ["func remove()"]])
        #expect(try !sandbox.run("--check"))
        #expect(sandbox.output.count { $0.contains("stale, Store has changed") } == 2)
        #expect(try sandbox.run())
        #expect(try sandbox.text(of: "MockStore.swift").contains("case remove"))
        #expect(try sandbox.text(of: "FakeStore.swift").contains("case remove"))
    }

    @Test func aCopyOfAFileIsNotASecondMock() throws {
        try sandbox.run()
        let text = try sandbox.text(of: "MockStore.swift")
        try Data(text.utf8).write(to: sandbox.mocks.appendingPathComponent("Other.swift"))
        #expect(try sandbox.run())
        #expect(
            sandbox.output.first
                == "  Store: cannot be mocked because its mock would have the same name as the mock of Store")
    }

    @Test func theMockOfAnotherModuleIsNotReplaced() throws {
        try sandbox.declare("Garden") { $0.add("Store", ["func plant()"]) }
        #expect(try sandbox.run("--target", "Garden", "--protocol", "Store"))
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(try !sandbox.run("--protocol", "Store"))
        #expect(
            sandbox.output.first
                == "  Store: cannot be mocked because MockStore.swift is the mock of Garden.Store; name this one with --prefix or --suffix"
        )
        // The file is a valid mock, which must stay.
        #expect(!sandbox.output.contains { $0.contains("delete") })
        #expect(try sandbox.text(of: "MockStore.swift") == text)
        #expect(try sandbox.run("--protocol", "Store", "--prefix", "Shop"))
        #expect(sandbox.files == ["MockStore.swift", "ShopStore.swift"])
    }

    @Test func anEmptySuffixIsTheDefault() { #expect(sandbox.error("--suffix=") == "") }

    @Test func aRawIdentifierWithoutPrefixIsAName() {
        #expect(MockName(prefix: "", suffix: "Fake").name(for: "`1st store`") == "_1stStoreFake")
        #expect(MockName(prefix: "", suffix: "Fake").name(for: "Outer.Store") == "OuterStoreFake")
    }
}
