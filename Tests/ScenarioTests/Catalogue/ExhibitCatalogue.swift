// A museum looks for exhibits in a remote catalogue. Its tests of whole features use a fake in memory.

struct Exhibit: Codable, Equatable, Sendable {
    var id: Int
    var title: String
    var year: Int
    var isLent = false
}

enum CatalogueError: Error, Codable, Equatable { case unknown(id: Int), lent(id: Int) }

protocol ExhibitCatalogue: Sendable {
    func exhibits(from country: String) async throws -> [Exhibit]
    func exhibit(_ id: Int) async throws -> Exhibit
    func lend(_ id: Int, to museum: String) async throws
}

/// The code under test: lends the oldest exhibit of a country that is still there, and one that a curator asks for.
struct Curator {
    let catalogue: any ExhibitCatalogue

    /// Returns the titles of the lent exhibits.
    func lend(from country: String, and wanted: Int, to museum: String) async throws -> [String] {
        var titles: [String] = []
        let oldest = try await catalogue.exhibits(from: country).first { !$0.isLent }
        for id in [oldest?.id, wanted].compactMap(\.self) {
            do {
                try await catalogue.lend(id, to: museum)
                titles.append(try await catalogue.exhibit(id).title)
            } catch CatalogueError.unknown {
                continue
            }
        }
        return titles
    }
}

/// The real catalogue. It stands for a remote service, which sorts by year.
actor LiveCatalogue: ExhibitCatalogue {
    private var exhibits = [
        7: Exhibit(id: 7, title: "vase", year: -530), 3: Exhibit(id: 3, title: "mask", year: -1550),
        5: Exhibit(id: 5, title: "amphora", year: -490),
    ]

    func exhibits(from country: String) async throws -> [Exhibit] {
        country == "Greece" ? exhibits.values.sorted { $0.year < $1.year } : []
    }
    func exhibit(_ id: Int) async throws -> Exhibit {
        guard let exhibit = exhibits[id] else { throw CatalogueError.unknown(id: id) }
        return exhibit
    }
    func lend(_ id: Int, to museum: String) async throws {
        if try await exhibit(id).isLent { throw CatalogueError.lent(id: id) }
        exhibits[id]?.isLent = true
    }
}
