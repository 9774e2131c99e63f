import ExpectKit
import Testing

/// Checks that an article shows a report.
///
/// - Parameters:
///   - report: The report that the code of the article has caused.
///   - article: The name of the article, such as `matching-arguments`.
func expect(
    _ report: FailureReport?, isShownIn article: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let text = try #require(report, sourceLocation: sourceLocation).text
    let page = try projectFile("Sources/ExpectKit/ExpectKit.docc/\(article).md")
    #expect(
        page.contains("```text\n\(text)\n```"), "\(article) does not show:\n\(text)",
        sourceLocation: sourceLocation)
}
