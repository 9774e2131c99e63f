import Testing

/// The README says what a newcomer needs. Everything else is an article.
struct ReadmeLengthTests {
    @Test func theReadmeHasAtMostOneHundredAndThirtyLines() throws {
        let count = Self.lineCount(of: try projectFile("README.md"))
        #expect(count <= 130)
    }

    @Test func linesAreCounted() {
        #expect(Self.lineCount(of: "") == 0)
        #expect(Self.lineCount(of: "# Shop\n\nSells bread.\n") == 3)
        #expect(Self.lineCount(of: "# Shop\n\nSells bread.") == 3)
        #expect(Self.lineCount(of: String(repeating: "line\n", count: 131)) == 131)
    }

    private static func lineCount(of page: String) -> Int {
        page.split(separator: "\n", omittingEmptySubsequences: false).count
            - (page.isEmpty || page.hasSuffix("\n") ? 1 : 0)
    }
}
