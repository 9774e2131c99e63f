import ExpectKit
import ExpectKitExploration
import Testing

/// A cell of a list is reused for another user while the image of the first one is still loading.
@Suite struct StaleAnswerTests {
    @Test func theImageOfTheFirstUserIsShownToTheSecond() async throws {
        let issues = try await Issues.recorded { await reuse { AvatarCell($0) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (cell.image → "Ann's image") == "Bo's image"
            fails when image(of: "Bo") is answered before image(of: "Ann") (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aCellThatComparesTheUserPasses() async throws {
        #expect(try await Issues.recorded { await reuse { ComparingAvatarCell($0) } } == [])
    }

    @MainActor private func reuse(_ makeCell: @escaping @MainActor (any ImageLoader) -> AvatarCell) async {
        await inEveryAnswerOrder { answers in
            let loader = MockImageLoader()
            answers.hold(loader)
            loader.stub(.image(of: "Ann")).andReturn("Ann's image")
            loader.stub(.image(of: "Bo")).andReturn("Bo's image")
            let cell = makeCell(loader)
            let first = cell.show("Ann")
            let second = cell.show("Bo")
            await answers.answerAll()
            await first.value
            await second.value
            #expect(cell.image == "Bo's image")
        }
    }
    private static let expectationLine = #line - 3
}

// MARK: The code under test

private protocol ImageLoader: Sendable {
    func image(of user: String) async -> String
}

@MainActor private class AvatarCell {
    fileprivate let loader: any ImageLoader
    fileprivate(set) var image: String?

    init(_ loader: any ImageLoader) { self.loader = loader }

    func show(_ user: String) -> Task<Void, Never> {
        image = nil
        return Task { image = await loader.image(of: user) }
    }
}

private final class ComparingAvatarCell: AvatarCell {
    private var user: String?

    override func show(_ user: String) -> Task<Void, Never> {
        self.user = user
        image = nil
        return Task {
            let image = await loader.image(of: user)
            if self.user == user { self.image = image }
        }
    }
}

private final class MockImageLoader: ImageLoader, TypedMocking {
    enum Invocation { case image(of: Arg<String>) }
    let mock = Mock<Invocation>()

    func image(of user: String) async -> String { await call(.image(of: .value(user))) }
}
extension MockCall where Invocation == MockImageLoader.Invocation {
    fileprivate static func image(of user: Arg<String>) -> MockCall<Invocation, String, Never> {
        .init(.image(of: user))
    }
}
