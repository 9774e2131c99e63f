import Testing

@testable import MockGenerator

/// Mocks for previews and demos, which import the module without test frameworks.
@Suite struct DemoTests {
    private let sandbox: GeneratorSandbox

    init() throws {
        sandbox = try GeneratorSandbox()
        try sandbox.declare { $0.add("Store", ["func add()"]) }
    }

    @Test func theFileImportsTheModuleForDemos() throws {
        #expect(try sandbox.run("--for-demos", "--stated-into", "Sources/Demo/Generated"))
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(text.contains("\nimport ExpectKitForDemos\n"))
        #expect(!text.contains("import ExpectKit\n"))
    }

    @Test func aMockForTestsImportsTheOtherModule() throws {
        #expect(try sandbox.run())
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(text.contains("\nimport ExpectKit\n"))
        #expect(!text.contains("ForDemos"))
    }

    @Test func aHiddenNameIsQualifiedByTheModuleForDemos() throws {
        try sandbox.declare { shop in
            shop.addType("Arg", kind: "swift.struct", "struct Arg")
            shop.add("Store", ["func add(_ number: Int)"])
        }
        #expect(try sandbox.run("--for-demos", "--stated-into", "Sources/Demo/Generated"))
        let text = try sandbox.text(of: "MockStore.swift")
        #expect(text.contains("case add(ExpectKitForDemos.Arg<Int>)"), "\(text)")
    }

    @Test func theHeaderNamesTheFolderAndTheOption() throws {
        #expect(try sandbox.run("--for-demos", "--stated-into", "Sources/Demo/Generated"))
        #expect(
            try sandbox.text(of: "MockStore.swift").contains(
                "generate-mocks --target Shop --into Sources/Demo/Generated --for-demos\n"))
    }

    @Test func aCheckNeedsTheOptionToo() throws {
        try sandbox.run("--for-demos", "--stated-into", "Sources/Demo/Generated")
        #expect(try sandbox.run("--for-demos", "--stated-into", "Sources/Demo/Generated", "--check"))
        #expect(try !sandbox.run("--stated-into", "Sources/Demo/Generated", "--check"))
    }

    @Test func theSuggestedCommandRepeatsTheOption() throws {
        #expect(try !sandbox.run("--for-demos", "--stated-into", "Demo", "--check", "--protocol", "Store"))
        let suggestion = "generate-mocks --target Shop --into Demo --protocol Store --for-demos"
        #expect(sandbox.output.last?.hasSuffix(suggestion) == true)
    }

    @Test func theDefaultFolderIsRefused() throws {
        let text = "--for-demos needs --into, because the default folder belongs to tests."
        #expect(sandbox.error("--for-demos") == text)
        #expect(sandbox.error("--for-demos", "--check") == text)
        #expect(try sandbox.run("--for-demos", "--list"))
    }
}
