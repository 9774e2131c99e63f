// The code under test: a reader that shows articles while a service fetches them.

struct Article: Equatable, Sendable {
    var id: Int
    var title = ""
}

enum ArticleError: Error, Equatable { case offline }

protocol ArticleService: Sendable {
    func fetch(id: Int) async throws -> Article
    /// May suspend, but cannot throw.
    func motto() async -> String
    func markRead(id: Int) async
}

@MainActor final class Reader {
    private let service: any ArticleService
    private(set) var articles: [Article] = []
    private(set) var isLoading = false
    private(set) var message: String?
    private(set) var opening: _Concurrency.Task<Void, Never>?

    init(_ service: any ArticleService) {
        self.service = service
    }

    func open(_ id: Int) {
        isLoading = true
        opening = _Concurrency.Task { await show(id) }
    }

    func close() {
        opening?.cancel()
    }

    func show(_ id: Int) async {
        defer { isLoading = false }
        do {
            articles.append(try await service.fetch(id: id))
            await service.markRead(id: id)
        } catch is CancellationError {
            message = "closed"
        } catch {
            message = "\(error)"
        }
    }
}

/// A service of an older kind, with completion handlers.
protocol ArticleArchive {
    func load(id: Int, completion: @escaping @Sendable (Result<Article, any Error>) -> Void)
    func sync(_ done: @escaping () -> Void)
    func count(_ done: @escaping (Int?, (any Error)?) -> Void)
}

// Unchecked, because only one thread at a time uses it: the one on which the archive answers.
final class Librarian: @unchecked Sendable {
    private let archive: any ArticleArchive
    var shown: [Article] = []
    var isSynced = false

    init(_ archive: any ArticleArchive) {
        self.archive = archive
    }

    func show(_ id: Int) {
        archive.load(id: id) { [self] result in
            if case .success(let article) = result { shown.append(article) }
        }
    }

    func sync() {
        archive.sync { self.isSynced = true }
    }
}
