import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A service with asynchronous requirements that throw. Its mock is generated.
protocol APIClient: Sendable {
    func fetchProfile(id: Int) async throws -> Profile
    func upload(_ profile: Profile) async throws
    func post(_ body: Data, to url: URL) async throws
    func send(_ request: URLRequest) async throws
    func changes(since date: Date) async throws -> [Int]
    func delete(_ ids: Set<Int>)
    func reorder(_ ids: [Int])
    func setHeaders(_ headers: [String: String])
    func log(_ text: String)
    func report(_ error: any Error)
}

/// A database with transactions. Its mock is written by hand.
protocol Store: AnyObject, Sendable {
    func begin()
    func save(_ value: String, for key: String)
    func remove(_ key: String)
    func commit() throws
}

struct Profile: Equatable, Sendable {
    var id = 7, name = "Ada Lovelace", email = "ada@example.com", phone = "+44 20 7946 0958"
    var address = Address(), billing = Address(street: "Quay 9", city: "Bergen")
    var nickname: String?, birthYear = 1815, language = "en", currency = "GBP", isAdmin = false
    var points = 250, tags = ["math", "engines"], limit = 12.5, note = "Prefers letters"
}

struct Address: Equatable, Sendable {
    var street = "Harbor 1", city = "Oslo", zip: String? = "0150"
}

enum SyncError: Error, Equatable { case offline, timeout(seconds: Int) }
struct StorageError: Error, Equatable { var code: Int }

/// The code under test: it sends the changes of a store to a service.
struct SyncEngine: Sendable {
    let api: any APIClient
    var store: (any Store)?

    func refresh(_ id: Int) async throws -> String {
        let profile = try await api.fetchProfile(id: id)
        return profile.name
    }

    func refresh(_ ids: [Int]) async {
        for id in ids { _ = try? await refresh(id) }
    }

    func upload(_ profile: Profile) async throws { try await api.upload(profile) }

    func post(_ json: String, to path: URL) async throws { try await api.post(Data(json.utf8), to: path) }

    func request(_ method: String, _ url: URL, token: String = "secret") async throws {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        try await api.send(request)
    }

    func pull(since date: Date, attempts: Int = 1) async -> [Int] {
        for _ in 0..<attempts {
            if let changes = try? await api.changes(since: date) { return changes }
        }
        return []
    }

    func pullAndLog(since date: Date) async throws {
        let changes = try await api.changes(since: date)
        api.log("\(changes.count) changes")
        api.reorder(changes)
    }

    func log(_ lines: String...) {
        for line in lines { api.log(line) }
    }

    func logInATask(_ line: String) -> Task<Void, Never> { Task { api.log(line) } }

    func logOnAThread(_ line: String) async {
        await withCheckedContinuation { done in
            Thread {
                api.log(line)
                done.resume()
            }.start()
        }
    }

    func delete(_ ids: Set<Int>) { api.delete(ids) }
    func reorder(_ ids: [Int]) { api.reorder(ids) }
    func setHeaders(_ headers: [String: String]) { api.setHeaders(headers) }
    func fail(with error: any Error) { api.report(error) }

    /// Saves values in a transaction.
    func save(_ values: [String], begins: Bool = true, commits: Bool = true) {
        if begins { store?.begin() }
        for value in values { save(value) }
        if commits { try? store?.commit() }
    }

    func setTheme(_ theme: String) { store?.save(theme, for: "theme") }

    func purge(_ keys: String..., commits: Bool = true) {
        for key in keys { store?.remove(key) }
        if commits { try? store?.commit() }
    }

    private func save(_ value: String) { store?.save(value, for: value.lowercased()) }
}
