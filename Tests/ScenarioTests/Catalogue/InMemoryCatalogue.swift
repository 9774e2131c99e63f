import Foundation

/// A fake of the catalogue, for tests of whole features.
final class InMemoryCatalogue: ExhibitCatalogue, @unchecked Sendable {
    private let lock = NSLock()
    private var exhibits: [Exhibit]

    init(_ exhibits: [Exhibit] = ofGreece) { self.exhibits = exhibits }

    static let ofGreece = [
        Exhibit(id: 3, title: "mask", year: -1550), Exhibit(id: 5, title: "amphora", year: -490),
        Exhibit(id: 7, title: "vase", year: -530),
    ]

    func exhibits(from country: String) async throws -> [Exhibit] {
        lock.withLock { country == "Greece" ? exhibits.sorted { $0.year < $1.year } : [] }
    }
    func exhibit(_ id: Int) async throws -> Exhibit {
        guard let exhibit = lock.withLock({ exhibits.first { $0.id == id } }) else {
            throw CatalogueError.unknown(id: id)
        }
        return exhibit
    }
    func lend(_ id: Int, to museum: String) async throws {
        if try await exhibit(id).isLent { throw CatalogueError.lent(id: id) }
        lock.withLock {
            for index in exhibits.indices where exhibits[index].id == id { exhibits[index].isLent = true }
        }
    }
}

/// The same with three mistakes: it sorts by title, lends what it does not have, and forgets what it has lent.
final class SloppyCatalogue: ExhibitCatalogue {
    private let exhibits = InMemoryCatalogue.ofGreece

    func exhibits(from country: String) async throws -> [Exhibit] { exhibits.sorted { $0.title < $1.title } }
    func exhibit(_ id: Int) async throws -> Exhibit {
        guard let exhibit = exhibits.first(where: { $0.id == id }) else { throw CatalogueError.lent(id: id) }
        return exhibit
    }
    func lend(_ id: Int, to museum: String) async throws {}
}
