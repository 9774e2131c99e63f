import Testing

/// `SECURITY.md` lists the environment variables that the package reads, and no page names another one.
struct EnvironmentVariableTests {
    @Test func securityListsEachVariable() throws {
        let listed = Self.names(in: try projectFile("SECURITY.md"))
        #expect(listed == Self.variables)
        #expect(Self.variables.isSuperset(of: ["EXPECTKIT_REPORTS", "EXPECTKIT_TAPES"]))
    }

    @Test(arguments: CodeBlockTests.pages) func noPageNamesAnotherVariable(page: String) throws {
        let others = Self.names(in: try projectFile(page)).subtracting(Self.variables)
        #expect(others.isEmpty, "\(page)")
    }

    @Test func aVariableIsFound() {
        let source =
            """
            /// The environment variable `EXPECTKIT_DOORS` is only named.
            let list = environmentVariable("EXPECTKIT_OVENS") ?? ""
            let word = environment["EXPECTKIT_OVENS_MAX_AGE"]
            let advice = "set EXPECTKIT_SHELVES=2"
            """
        #expect(Self.names(readIn: source) == ["EXPECTKIT_OVENS", "EXPECTKIT_OVENS_MAX_AGE"])
        #expect(
            Self.names(in: source) == [
                "EXPECTKIT_DOORS", "EXPECTKIT_OVENS", "EXPECTKIT_OVENS_MAX_AGE", "EXPECTKIT_SHELVES",
            ])
    }

    /// The variables that the library, its plugins and its manifest read.
    private static let variables: Set<String> = {
        let files =
            ["Package.swift"] + projectFiles(in: "Plugins", withExtension: "swift")
            + projectFiles(in: "Sources", withExtension: "swift")
        return Set(files.compactMap { try? projectFile($0) }.flatMap { names(readIn: $0) })
    }()

    /// Returns the names that are whole string literals, because code reads a variable by such a literal.
    private static func names(readIn source: String) -> Set<String> {
        Set(source.matches(of: /"(EXPECTKIT_[A-Z_]+)"/).map { String($0.1) })
    }

    /// Returns all names in a text.
    private static func names(in text: String) -> Set<String> {
        Set(text.matches(of: /EXPECTKIT_[A-Z_]+/).map { String($0.output) })
    }
}
