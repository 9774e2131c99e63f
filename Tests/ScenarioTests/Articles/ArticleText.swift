import ExpectKit
import Testing

/// Fails the test unless an article shows a text as a block of its own, so that the reader sees what is really printed.
func expectArticle(
    _ name: String, shows text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let products = ["ExpectKit", "ExpectKitTapes", "ExpectKitExploration"]
    let article = products.compactMap { try? projectFile("Sources/\($0)/\($0).docc/\(name).md") }.joined()
    let isShown = article.contains("```text\n\(text)\n```")
    #expect(isShown, "\(name).md does not show this text:\n\(text)", sourceLocation: sourceLocation)
}

/// Fails the test unless an article shows the text of a report.
func expect(
    _ report: FailureReport?, isShownIn article: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let text = try #require(report, sourceLocation: sourceLocation).text
    try expectArticle(article, shows: text, sourceLocation: sourceLocation)
}
