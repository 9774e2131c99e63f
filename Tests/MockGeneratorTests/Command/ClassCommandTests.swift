import Testing

@testable import MockGenerator

// The commands for classes.

struct ClassCommandTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try sandbox.declare { shop in
            shop.addClass("Store", ["func add()", "final func seal()", "static func make()", "init()"])
            shop.addClass("Lid", head: "final class Lid", ["func open()", "init()"])
        }
    }

    @Test func aListSaysWhichMembersAreNotMocked() throws {
        #expect(try sandbox.run("--list", "--class", "Store", "--class", "Lid"))
        #expect(
            Array(sandbox.output.prefix(4)) == [
                "  Store: MockStore.swift", "  Store: seal() is not mocked because it is final",
                "  Store: make() is not mocked because it is static",
                "  Lid: cannot be mocked because it is final; declare a protocol with its members, and mock the protocol",
            ])
        #expect(sandbox.files.isEmpty)
    }

    @Test func onlyANamedClassIsMocked() throws {
        #expect(try sandbox.run("--class", "Store"))
        #expect(sandbox.files == ["MockStore.swift"])
        // The members are listed only with `--list`.
        #expect(!sandbox.output.contains { $0.contains("is not mocked") })
        #expect(try !sandbox.run("--class", "Lid"))
        #expect(sandbox.files == ["MockStore.swift"])
    }

    @Test func anExistingMockOfAClassIsKeptUpToDate() throws {
        #expect(try sandbox.run("--class", "Store"))
        try sandbox.declare { $0.addClass("Store", ["func add()", "func remove()", "init()"]) }
        #expect(try !sandbox.run("--check"))
        #expect(try sandbox.run())
        #expect(try sandbox.text(of: "MockStore.swift").contains("override func remove()"))
    }

    @Test func allClassesAreThoseThatCanBeSubclassed() throws {
        let sandbox = try GeneratorSandbox()
        try sandbox.declare {
            $0.add("Clock", ["func tick()"])
            $0.addClass("Store", ["func add()", "init()"])
            $0.addClass("Vault", head: "final class Vault", ["func lock()", "init()"])
        }
        #expect(try sandbox.run("--classes"))
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
        #expect(!sandbox.output.contains { $0.contains("Vault") })
        #expect(try sandbox.run("--classes", "--check"))
        #expect(try sandbox.run("--classes", "--list"))
        #expect(sandbox.output.contains { $0.hasPrefix("  Vault: cannot be mocked because it is final;") })
        #expect(try !sandbox.run("--class", "Vault"))
        #expect(sandbox.output.first?.hasPrefix("  Vault: cannot be mocked because it is final;") == true)
        // A mock of a class that became final is reported.
        try sandbox.declare { $0.addClass("Store", head: "final class Store", ["func add()", "init()"]) }
        #expect(try !sandbox.run("--check"))
        #expect(
            sandbox.output.contains {
                $0.hasPrefix("  MockStore.swift: Store can no longer be mocked because it is final;")
                    && $0.hasSuffix("Delete the file.")
            })
        #expect(try sandbox.run())
        #expect(sandbox.output.contains("  MockStore.swift: no longer compiles; delete the file"))
    }

    @Test func aNameOfAnotherKindOfTypeNamesTheOption() throws {
        #expect(
            sandbox.error("--protocol", "Store")
                == "“Store” in the target “Shop” is a class. Use --class Store.")
    }
}
