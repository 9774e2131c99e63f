import Testing

@testable import ExpectKit

/// Arguments that are objects, and that change their hash after the declaration. They are compared one by one, so that
/// a count is kept for them, however many declarations there are.
struct ChangedArgumentTests {
    private let failures = FailureRecorder()

    @Test(arguments: [8, 9, 100])
    func aCountIsKeptForAChangedObject(count: Int) {
        let mock = Mock<Saving>("Shelf", mode: .nice, ordering: .unordered)
        mock.reporter = failures
        let pages = (0..<count).map { ChangingPage("\($0)") }
        for page in pages { mock.expect(.save(page)).times(1) }
        for page in pages { mock.call(.save(page)) }

        pages[0].text = "changed"
        mock.call(.save(pages[0]))

        mock.verify()
        #expect(failures.reports.map(\.kind) == [.surplus])
    }

    @Test(arguments: [8, 9, 100])
    func aChangedObjectIsFoundAmongUnorderedExpectations(count: Int) {
        let mock = Mock<MatchedSaving>("Shelf", ordering: .unordered)
        mock.reporter = failures
        let pages = (0..<count).map { ChangingPage("\($0)") }
        for page in pages { mock.expect(.save(.value(page))) }

        for page in pages.reversed() {
            page.text += "!"
            mock.call(.save(.value(page)))
        }

        mock.verify()
        #expect(failures.reports.isEmpty)
    }
}

private enum Saving: Hashable { case save(ChangingPage) }

private enum MatchedSaving: InvocationMatching {
    case save(Arg<ChangingPage?>)

    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.save(let expected), .save(let actual)): expected.matches(actual)
        }
    }

    func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .save(let page): hasher.combine(page)
        }
    }
}

private final class ChangingPage: Hashable {
    var text: String

    init(_ text: String) { self.text = text }

    static func == (left: ChangingPage, right: ChangingPage) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
