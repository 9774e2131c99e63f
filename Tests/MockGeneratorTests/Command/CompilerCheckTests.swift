import Foundation
import Testing

@testable import MockGenerator

// The option `--compiler`: the files are type-checked before they are written. The compiler is a script that prints what a
// compiler prints, except in the last tests.

struct CompilerCheckTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox(["Store": ["func add(_ number: Int)"], "Clock": ["func tick()"]])
    }

    private var script: String { sandbox.root.appendingPathComponent("compiler").path }
    private var log: URL { sandbox.root.appendingPathComponent("log") }

    /// Runs the generator with a script for the compiler, whose arguments are a word and the files.
    ///
    /// - Parameter body: The body of a loop over the files, with the path in `$file`.
    @discardableResult
    private func run(_ arguments: String..., compiler body: String) throws -> Bool {
        let text = """
            #!/bin/sh
            status=0
            for file in "$@"; do
                echo "$file" | sed 's|.*/||' >> '\(log.path)'
                \(body)
            done
            exit $status
            """
        try sandbox.writeScript(text, to: script)
        try? Data().write(to: log)
        return try sandbox.run(arguments + ["--compiler", script, "--compiler", "-typecheck"])
    }

    private var checked: [String] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init).filter { $0.hasSuffix(".swift") }
    }

    private static let error =
        #"case $file in *MockStore.swift) echo "$file:14:5: error: no exact matches" >&2; status=1;; esac"#

    @Test func filesThatCompileAreWritten() throws {
        #expect(try run(compiler: ":"))
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
        #expect(checked == ["MockStore.swift", "MockClock.swift"])
        #expect(sandbox.output.last == "2 mocks in Generated: 2 written, 0 unchanged.")
    }

    @Test func aFileThatDoesNotCompileIsRefusedWithTheReasonOfTheCompiler() throws {
        #expect(try run(compiler: Self.error))
        #expect(sandbox.files == ["MockClock.swift"])
        #expect(
            sandbox.output == [
                "  Store: cannot be mocked because the compiler says: no exact matches, in `nonisolated enum Invocation {`",
                "  MockClock.swift: written",
                "1 mock in Generated: 1 written, 0 unchanged, 1 of 2 protocols cannot be mocked.",
            ])
        // The other file is checked again.
        #expect(checked == ["MockStore.swift", "MockClock.swift", "MockClock.swift"])
    }

    @Test func aRefusedProtocolThatWasNamedIsAFailure() throws {
        #expect(try !run("--protocol", "Store", compiler: Self.error))
        #expect(sandbox.files == [])
        #expect(try run("--protocol", "Clock", compiler: Self.error))
        #expect(sandbox.files == ["MockClock.swift"])
    }

    @Test func aRefusedFileLeavesTheExistingOne() throws {
        try sandbox.run()
        let text = try sandbox.text(of: "MockStore.swift")
        try sandbox.declare(["Store": ["func add(_ name: String)"]])
        #expect(try run(compiler: Self.error))
        #expect(try sandbox.text(of: "MockStore.swift") == text)
    }

    @Test func onlyFilesThatAreWrittenAreChecked() throws {
        try sandbox.run("--protocol", "Store")
        #expect(try run(compiler: Self.error))
        #expect(checked == ["MockClock.swift"])
        #expect(try run(compiler: Self.error))
        #expect(checked == [])
    }

    @Test func aCheckAndAListDoNotRunTheCompiler() throws {
        try sandbox.run("--protocol", "Store")
        #expect(try run("--check", compiler: Self.error))
        #expect(try run("--list", compiler: Self.error))
        #expect(checked == [])
    }

    @Test func anErrorThatIsFoundLaterIsReportedToo() throws {
        let later =
            #"[ "$#" = 3 ] && case $file in *MockClock.swift) echo "$file:1:1: error: later"; status=1;; esac"#
        #expect(try run(compiler: Self.error + "\n" + later))
        #expect(sandbox.files == [])
        #expect(sandbox.output[1].hasPrefix("  Clock: cannot be mocked because the compiler says: later, in"))
    }

    /// Of two overloads, only the one with the error is left out. Later runs leave it out without the compiler.
    @Test func aMemberOfAClassThatDoesNotCompileIsLeftOut() throws {
        try sandbox.declare { shop in
            shop.addClass(
                "Lid", ["func lift(_ a: Int)", "func lift(_ b: String)", "func close()", "init()"])
        }
        let refused = #"""
            case $file in *.swift)
                line=$(grep -n '^ .*override func lift(_ b: String)\|^ .*override func close' "$file" | head -1 | cut -d: -f1)
                [ -z "$line" ] || { echo "$file:$line:5: error: it is closed" >&2; status=1; };;
            esac
            """#
        #expect(try run("--class", "Lid", compiler: refused))
        #expect(
            sandbox.output == [
                "  MockLid.swift: written",
                "  Lid: lift(_:) is not mocked because the compiler says: it is closed",
                "  Lid: close() is not mocked because the compiler says: it is closed",
                "1 mock in Generated: 1 written, 0 unchanged.",
            ])
        let text = try sandbox.text(of: "MockLid.swift")
        #expect(text.contains("override func lift(_ a: Int)"))
        #expect(!text.contains("func lift(_ b") && !text.contains("override func close"))
        #expect(try sandbox.run("--class", "Lid", "--check"))
        #expect(try sandbox.run("--class", "Lid", "--list"))
        #expect(
            sandbox.output.contains(
                "  Lid: lift(_:) (String) -> () is not mocked because the compiler refused its override"))
        #expect(try run("--class", "Lid", compiler: refused))
        #expect(sandbox.output == ["1 mock in Generated: 0 written, 1 unchanged."])
    }

    /// The other lines belong to no member.
    @Test func aClassWhoseHeadDoesNotCompileIsRefused() throws {
        try sandbox.declare { $0.addClass("Lid", ["func open()", "init()"]) }
        let head = #"case $file in *.swift) echo "$file:12:1: error: it is sealed" >&2; status=1;; esac"#
        #expect(try !run("--class", "Lid", compiler: head))
        #expect(
            sandbox.output.first?.hasPrefix("  Lid: cannot be mocked because the compiler says: it is sealed")
                == true)
    }

    @Test func aWarningIsReportedAndTheFileIsWritten() throws {
        #expect(
            try run(
                compiler: Self.error.replacingOccurrences(of: "error:", with: "warning:")
                    .replacingOccurrences(of: "status=1", with: ":")))
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
        #expect(
            sandbox.output[2]
                == "  Store: the compiler warns: no exact matches, in line 14: `nonisolated enum Invocation {`"
        )
    }

    @Test func anErrorOutsideTheFilesPreventsTheCheck() throws {
        #expect(try run(compiler: "echo 'error: unable to load the standard library' >&2; status=1"))
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
        #expect(sandbox.output.first == "  not type-checked: unable to load the standard library")
        try FileManager.default.removeItem(at: sandbox.mocks)
        #expect(try run(compiler: "status=7"))
        #expect(sandbox.output.first == "  not type-checked: the compiler exited with the code 7")
    }

    @Test func aModuleThatIsNotBuiltPreventsTheCheck() throws {
        // The compiler stops at the first import that it cannot load.
        #expect(
            try run(
                compiler: #"[ $status = 1 ] || [ $file = -typecheck ] || [ $file = -wmo ] || { "#
                    + #"echo "$file:8:8: error: no such module 'ExpectKit'"; status=1; }"#))
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
        #expect(sandbox.output.first == "  not type-checked: no such module 'ExpectKit'")
        #expect(checked == ["MockStore.swift", "MockClock.swift"])
    }

    @Test func aModuleOfOneFilePreventsOnlyItsCheck() throws {
        try sandbox.declare { shop in
            shop.add("Store", ["func add(_ file: User)"], types: ["User": "s:4Base4UserV"])
            shop.add("Clock", ["func tick()"])
        }
        #expect(
            try run(
                compiler:
                    #"grep -q 'import Base' "$file" 2>/dev/null && { echo "$file:8:8: error: no such module 'Base'"; status=1; }"#
            ))
        #expect(sandbox.output.first == "  MockStore.swift: not type-checked: no such module 'Base'")
        #expect(checked == ["MockStore.swift", "MockClock.swift", "MockClock.swift"])
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
    }

    @Test func theFileThatMakesTheCompilerCrashIsRefused() throws {
        #expect(
            try run(
                compiler: "case $file in *MockStore.swift) echo 'Stack dump:'; kill -ABRT $$;; esac"))
        #expect(sandbox.files == ["MockClock.swift"])
        #expect(
            sandbox.output.first
                == "  Store: cannot be mocked because the compiler crashes on its mock")
    }

    @Test func aLongOutputDoesNotBlockTheCompiler() throws {
        // More than the buffer of a pipe holds.
        let long = "head -c 300000 /dev/zero | tr '\\0' x >&2; echo >&2"
        #expect(try run(compiler: long + "\n" + Self.error))
        #expect(sandbox.files == ["MockClock.swift"])
    }

    @Test func aMissingCompilerPreventsTheCheck() throws {
        #expect(try sandbox.run("--compiler", "/nowhere/swiftc"))
        #expect(sandbox.output.first?.hasPrefix("  not type-checked: ") == true)
        #expect(sandbox.files == ["MockClock.swift", "MockStore.swift"])
    }

    // MARK: The compiler of the toolchain

    private func file(_ name: String, _ text: String) throws -> GeneratedFile {
        var file = GeneratedFile(
            for: try Wrapper(of: declared(name, [])), target: "Shop", named: "Mock\(name).swift")
        file.text = text
        return file
    }

    @Test func theToolchainRefusesWhatDoesNotCompile() throws {
        let files = try [
            file("Right", "let right = 1\n"),
            file("Wrong", "import Swift\nlet wrong: Int = \"one\"\n"),
            file("Careless", "func careless() -> Int {\n    var number = 1\n    return number\n}\n"),
            // A data race, which the compiler finds only after the types are checked.
            file(
                "Racing",
                """
                class Record {}
                actor Keeper { func keep(_ record: Record) {} }
                nonisolated func race(_ keeper: Keeper) async {
                    let record = Record()
                    await keeper.keep(record)
                    print(record)
                }

                """),
        ]
        let settings = try #require(CompilerSettings(commandLine: ["swiftc", "-swift-version", "6"]))
        let result = CompilerCheck(command: settings.typeCheck(inModule: "ShopTests")).result(for: files)
        #expect(result.errors.keys.sorted() == ["MockRacing.swift", "MockWrong.swift"])
        #expect(result.errors["MockRacing.swift"]?.line == 5)
        #expect(result.errors["MockWrong.swift"]?.line == 2)
        #expect(result.errors["MockWrong.swift"]?.source == "let wrong: Int = \"one\"")
        #expect(result.warnings["MockCareless.swift"]?.map(\.line) == [2])
        #expect(result.obstacles == [:])
    }

    @Test func theToolchainCannotCheckAFileWithoutItsModule() throws {
        let files = try [
            file("Wrong", "let wrong: Int = \"one\"\n"), file("Apart", "\nimport NotBuilt\nlet apart = 1\n"),
        ]
        let result = CompilerCheck(command: ["swiftc", "-typecheck"]).result(for: files)
        #expect(result.errors.keys.sorted() == ["MockWrong.swift"])
        #expect(result.obstacles == ["MockApart.swift": "no such module 'NotBuilt'"])
    }
}
