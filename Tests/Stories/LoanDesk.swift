// The code under test, and the services that it needs: a struct of closures.

struct Member: Equatable, Sendable {
    var name: String
    var loans: Int
}

enum LoanError: Error, Equatable {
    case limitReached, reserved
}

/// The services of a library.
struct LoanClient: Sendable {
    var member: @Sendable (_ card: String) async throws -> Member
    var reserve: @Sendable (_ title: String, _ card: String) async throws(LoanError) -> Int
    var notify: @Sendable (_ card: String, _ text: String) async -> Void
    var limit = 3
}

/// Lends books to members.
struct LoanDesk {
    let client: LoanClient
    /// Whether the desk has the bug of the story: it notifies the member before the book is reserved.
    var hasBug = false

    /// Lends a book, and returns for how many days.
    func lend(_ title: String, to card: String) async throws -> Int {
        let member = try await client.member(card)
        guard member.loans < client.limit else { throw LoanError.limitReached }
        if hasBug { await client.notify(card, "\(title) is yours") }
        let days = try await client.reserve(title, card)
        if !hasBug { await client.notify(card, "\(title) is yours for \(days) days") }
        return days
    }
}
