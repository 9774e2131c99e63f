import Foundation
import Testing

@testable import MockGenerator

// Modules without a target. A script takes the place of `swift-symbolgraph-extract`: it copies the graph of a module from
// the folder `Modules` of the sandbox.

struct ModuleTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        try sandbox.writeScript(
            """
            #!/bin/sh
            [ "$1 $3" = "-module-name -output-dir" ] && cp "\(modules.path)/$2.symbols.json" "$4"
            """, to: sandbox.root.appendingPathComponent("extract").path)
        try write(
            #"args: ["/usr/bin/true","-module-name","ShopTests","-emit-module"]"#, to: "debug.yaml")
    }

    private var modules: URL { sandbox.root.appendingPathComponent("Modules") }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: sandbox.root.appendingPathComponent(name))
    }

    private func declare(_ module: String, _ declare: (inout GraphFile) -> Void) throws {
        var file = GraphFile(module: module)
        declare(&file)
        try file.data.write(to: modules.appendingPathComponent("\(module).symbols.json"))
    }

    /// Runs the generator as the plugin does for `--module NAME`.
    private func run(_ arguments: String...) throws -> (succeeded: Bool, output: [String]) {
        var output: [String] = []
        let root = sandbox.root.path
        let succeeded = try Generator.run(
            [
                "--foreign", "--into", sandbox.mocks.path, "--scratch", root, "--importer", "ShopTests",
                "--work", "\(root)/work", "--extraction-tool", "\(root)/extract",
            ] + arguments
        ) { output.append($0.replacingOccurrences(of: sandbox.mocks.path, with: "Generated")) }
        return (succeeded, output)
    }

    private func error(_ arguments: String...) -> String {
        do {
            _ = try run(arguments[0], Array(arguments.dropFirst()).first ?? "--foreign")
            return ""
        } catch { return "\(error)".replacingOccurrences(of: sandbox.root.path, with: "…") }
    }

    @Test func theGraphOfAModuleIsExtracted() throws {
        try declare("Net") { $0.add("Session", ["func load()"], access: "public") }
        #expect(try run("--module", "Net").output.last == "1 mock in Generated: 1 written, 0 unchanged.")
        #expect(try sandbox.text(of: "MockSession.swift").contains("import Net\n"))
    }

    @Test func theHeaderNamesTheModuleTheFolderAndTheProtocol() throws {
        try declare("Net") { $0.add("Session", ["func load()"], access: "public") }
        _ = try run("--module", "Net", "--stated-into", "Tests/Generated", "--tested", "Shop")
        let command =
            "generate-mocks --module Net --target Shop --into Tests/Generated --protocol Session\n"
        #expect(try sandbox.text(of: "MockSession.swift").contains(command))
    }

    @Test func onlyPublicProtocolsOfAModuleAreMocked() throws {
        try declare("Net") {
            $0.add("Session", ["func load()"], access: "public")
            $0.add("Cable", ["func plug()"])
        }
        _ = try run("--module", "Net")
        #expect(sandbox.files == ["MockSession.swift"])
    }

    @Test func aModuleThatDoesNotExistIsRejected() {
        #expect(
            error("--module=Nut")
                == "there is no module “Nut” that “ShopTests” can import. If it is the module of a dependency, add the dependency to the target first."
        )
        #expect(sandbox.files.isEmpty)
    }

    @Test func aModuleWithoutProtocolsIsRejected() throws {
        try declare("Net") { _ in }
        #expect(error("--module=Net") == "the module “Net” declares no protocol that a test can see.")
        #expect(
            error("--module=Net", "--protocol=Stove")
                == "there is no protocol “Stove” in the module “Net”. It declares no protocol that a test can see."
        )
    }

    @Test func aModuleWithUnknownSettingsIsRejected() throws {
        try write("", to: "debug.yaml")
        #expect(
            error("--module=Net")
                == "the settings of the tests are unknown, so the module “Net” cannot be found. Do not use --build-system swiftbuild."
        )
    }

    @Test func requirementsOfToolchainProtocolsAreReadFromTheirGraph() throws {
        try sandbox.declare {
            $0.add("Crowd", ["func grow()"], parents: ["s:s10CollectionP"], access: "public")
        }
        let known = "it inherits from Swift.Collection, whose requirements the generator does not know"
        try sandbox.run()
        #expect(sandbox.output.first == "  Crowd: cannot be mocked because \(known)")
        try declare("Swift") {
            $0.addType("Never", kind: "swift.enum", "enum Never")
            $0.add("Collection", ["func count()"], access: "public")
        }
        // The USR of the standard library has the module `s`.
        let graph = modules.appendingPathComponent("Swift.symbols.json")
        let text = try String(contentsOf: graph, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "s:5Swift10CollectionP", with: "s:s10CollectionP").utf8)
            .write(to: graph)
        _ = try run("--target", "Shop", "--graphs", sandbox.graphs.path)
        let mock = try sandbox.text(of: "MockCrowd.swift")
        #expect(mock.contains("func count()"))
        #expect(!mock.contains("Swift."))
    }

    @Test(arguments: [("ShopTests", "ShopTests"), ("Shop", "ShopTests")])
    func theMocksAreTypeCheckedInAnotherModule(importer: String, name: String) throws {
        try write(#"args: ["swiftc","-module-name","\#(importer)","-emit-module"]"#, to: "debug.yaml")
        var arguments = try GeneratorArguments([
            "--target", "Shop", "--scratch", sandbox.root.path, "--importer", importer,
        ])
        arguments.addCompiler { _ in }
        #expect(arguments.compiler.suffix(2) == ["-module-name", name])
    }

    @Test func theNamedTypesThatAModuleDeclaresArePrinted() throws {
        try declare("Net") { $0.add("Session", ["func load()"], access: "public") }
        let found = try run(
            "--module", "Net", "--declared", "--protocol", "Session", "--protocol", "Stove", "--class", "Net")
        #expect(found.output == ["--protocol Session"])
    }

    @Test func aMockOfAnObjectProtocolIsASubclassOfNSObject() throws {
        try declare("Net") {
            $0.add(
                "Session", ["func load()"], parents: ["s:10Foundation16NSObjectProtocolP"], access: "public")
        }
        _ = try run("--module", "Net")
        let mock = try sandbox.text(of: "MockSession.swift")
        #expect(mock.contains("final class MockSession: NSObject, Session, TypedMocking {"))
        #expect(mock.contains("import Foundation\n"))
    }

    @Test func anEmptyCheckSucceedsIfItIsOneOfSeveral() throws {
        let arguments = ["--target", "Shop", "--into", sandbox.mocks.path, "--check", "--validate"]
        var output: [String] = []
        #expect(try Generator.run(arguments + ["--skips-empty"]) { output.append($0) })
        #expect(output == ["it has no generated mocks"])
        #expect(throws: GeneratorError.self) { try Generator.run(arguments) { _ in } }
    }
}
