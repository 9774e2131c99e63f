import Foundation
import Testing

/// Every link between pages, and between articles, leads somewhere.
struct LinkTests {
    @Test(arguments: pages + articlePages) func everyLinkLeadsSomewhere(page: String) {
        for problem in Self.repository.brokenLinks(of: page) { Issue.record("\(problem)") }
    }

    @Test func thePagesHaveLinks() throws {
        #expect(Self.pages.contains("README.md"))
        #expect(Self.pages.contains("Examples/Bakery/README.md"))
        #expect(Self.pages.contains("skills/expectkit/SKILL.md"))
        #expect(try !PageLink.all(of: projectFile("README.md")).isEmpty)
        #expect(Self.repository.articles.isSuperset(of: ["reading-a-failure-report", "ExpectKit-Tutorials"]))
    }

    @Test func aBrokenLinkIsFound() {
        let files = [
            "README.md": """
            # Shop
            [a file](Sources/Shop.swift), [a folder](Sources), [a heading](#open--closed)
            [no file](Sources/Store.swift), [no heading](#hours)
            [another page](Documentation/guide.md#use-it-1), [no heading there](Documentation/guide.md#use-it-2)
            [another site](https://example.com/no.md), `[code](no.md)`

            ```text
            [code](no.md)
            ```
            ## Open & *closed*
            [reference]: LICENSE
            """,
            "Documentation/guide.md": """
            # Guide
            ## Use it
            ## [Use it](../README.md)
            <doc:getting-started>, <doc:getting-started#Install>, <doc:getting-stared>, [up](../../README.md)
            """,
            "Sources/Shop.swift": "",
        ]
        let linked = LinkedFiles(
            exists: { path in files.keys.contains { $0 == path || $0.hasPrefix("\(path)/") } },
            text: { files[$0] }, articles: ["getting-started"])
        #expect(
            linked.brokenLinks(of: "README.md") == [
                "README.md:3: Sources/Store.swift: there is no such file",
                "README.md:3: #hours: there is no such heading",
                "README.md:4: Documentation/guide.md#use-it-2: there is no such heading",
                "README.md:11: LICENSE: there is no such file",
            ])
        #expect(
            linked.brokenLinks(of: "Documentation/guide.md") == [
                "Documentation/guide.md:4: ../../README.md: there is no such file",
                "Documentation/guide.md:4: doc:getting-stared: there is no such article",
            ])
        #expect(linked.brokenLinks(of: "no.md") == ["no.md: there is no such page"])
    }

    /// The pages that are read on GitHub.
    private static let pages =
        topLevelPages + projectFiles(in: "Documentation", withExtension: "md")
        + projectFiles(in: ".github", withExtension: "md") + projectFiles(in: "skills", withExtension: "md")
        + projectFiles(in: "Examples", withExtension: "md").filter { $0.hasSuffix("/README.md") }

    private static let topLevelPages =
        ((try? FileManager.default.contentsOfDirectory(atPath: projectRoot().path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()

    /// The pages of the site. DocC checks their links too, but not in `swift test`.
    private static let articlePages = ["md", "tutorial"].flatMap {
        projectFiles(in: "Sources", withExtension: $0)
    }

    private static let repository = LinkedFiles(
        exists: { FileManager.default.fileExists(atPath: projectRoot().appendingPathComponent($0).path) },
        text: { try? projectFile($0) },
        articles: Set(
            articlePages.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }))
}
