import ExpectKit
import ExpectKitTapes

// A library, its mock, and the real object that the declared answers of the mock are checked against.

struct Book: Equatable {
    var title: String
    var pages: Int
}

enum LibraryError: Error, Equatable { case lost(id: Int), closed }

final class Reader {}

/// Not Equatable, but all of its parts can be compared.
struct Bookcase: CustomStringConvertible {
    var books: [Book]
    var owner: String?
    var description: String { "a bookcase" }
}

protocol Library {
    func book(_ id: Int) throws -> Book
    func title(of id: Int) -> String?
    func count() async -> Int
    func shelf() -> Bookcase
    func reader() -> Reader
    func sort()
    func weight() -> Float
}

final class MockLibrary: Library, Mocking {
    enum Invocation {
        case book(Int), title(of: Int), count, shelf, reader, sort, weight
    }
    let mock = Mock<Invocation>()

    func book(_ id: Int) throws -> Book { try mock.call(.book(id), throwing: (any Error).self) }
    func title(of id: Int) -> String? { mock.call(.title(of: id)) }
    func count() async -> Int { await mock.call(.count) }
    func shelf() -> Bookcase { mock.call(.shelf) }
    func reader() -> Reader { mock.call(.reader) }
    func sort() { mock.call(.sort) }
    func weight() -> Float { mock.call(.weight) }

    nonisolated(nonsending) static func perform(
        _ call: Invocation, on real: any Library & Sendable
    ) async throws -> Any {
        switch call {
        case .book(let id): try real.book(id)
        case .title(let id): real.title(of: id) as Any
        case .count: await real.count()
        case .shelf: real.shelf()
        case .reader: real.reader()
        case .sort: throw InvocationError("sort cannot be performed: it needs an empty hall")
        case .weight: real.weight()
        }
    }
}

final class LiveLibrary: Library, @unchecked Sendable {
    var performed: [Int] = []
    var weighs: Float = 2.5
    var shelved = Bookcase(books: [Book(title: "A", pages: 100)], owner: "Ann")

    func book(_ id: Int) throws -> Book {
        performed.append(id)
        if id > 2 { throw LibraryError.lost(id: id) }
        return Book(title: id == 1 ? "A" : "B", pages: 100 * id)
    }
    func title(of id: Int) -> String? { id == 1 ? "A" : nil }
    func count() async -> Int { 2 }
    func shelf() -> Bookcase { shelved }
    func reader() -> Reader { Reader() }
    func sort() {}
    func weight() -> Float { weighs }
}
