import ExpectKit

final class MockArticleService: ArticleService, TypedMocking {
    enum Invocation { case fetch(id: Arg<Int>), motto, markRead(id: Arg<Int>) }
    let mock = Mock<Invocation>()

    func fetch(id: Int) async throws -> Article { try await call(.fetch(id: .value(id))) }
    func motto() async -> String { await call(.motto) }
    func markRead(id: Int) async { await call(.markRead(id: .value(id))) }
}
extension MockCall where Invocation == MockArticleService.Invocation {
    static func fetch(id: Arg<Int>) -> MockCall<Invocation, Article, any Error> { .init(.fetch(id: id)) }
    static var motto: MockCall<Invocation, String, Never> { .init(.motto) }
    static func markRead(id: Arg<Int>) -> MockCall<Invocation, Void, Never> { .init(.markRead(id: id)) }
}

final class QuickArticleService: ArticleService, Mocking {
    enum Invocation: Equatable { case fetch(id: Int), motto, markRead(id: Int) }
    let mock = Mock<Invocation>()

    func fetch(id: Int) async throws -> Article {
        try await mock.call(.fetch(id: id), throwing: (any Error).self)
    }
    func motto() async -> String { await mock.call(.motto) }
    func markRead(id: Int) async { await mock.call(.markRead(id: id)) }
}

final class MockArticleArchive: ArticleArchive, TypedMocking {
    typealias Load = @Sendable (Result<Article, any Error>) -> Void
    enum Invocation {
        case load(id: Arg<Int>, completion: Arg<Load>), sync(Arg<() -> Void>)
        case count(Arg<(Int?, (any Error)?) -> Void>)
    }
    let mock = Mock<Invocation>()

    func load(id: Int, completion: @escaping @Sendable (Result<Article, any Error>) -> Void) {
        call(.load(id: .value(id), completion: .value(completion)))
    }
    func sync(_ done: @escaping () -> Void) { call(.sync(.value(done))) }
    func count(_ done: @escaping (Int?, (any Error)?) -> Void) { call(.count(.value(done))) }
}
extension MockCall where Invocation == MockArticleArchive.Invocation {
    static func load(id: Arg<Int>, completion: Arg<MockArticleArchive.Load>) -> MockCall<
        Invocation, Void, Never
    > { .init(.load(id: id, completion: completion)) }
    static func sync(_ done: Arg<() -> Void>) -> MockCall<Invocation, Void, Never> { .init(.sync(done)) }
    static func count(_ done: Arg<(Int?, (any Error)?) -> Void>) -> MockCall<Invocation, Void, Never> {
        .init(.count(done))
    }
}
