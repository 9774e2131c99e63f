import ExpectKit
import ExpectKitExploration
import Testing

/// A user rates a film twice. Each rating is shown at once, and rolled back if the server refuses it.
struct RolledBackUpdateTests {
    @Test func aRollBackRemovesANewerRating() async throws {
        let issues = try await Issues.recorded { await rateTwice { FilmModel($0) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: (film.rating → 0) == 5
            fails when rate(5) is answered before rate(3) (order 2 of 2)
            to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 1"
            """)
    }

    @Test func aModelThatRollsBackOnlyTheLatestRatingPasses() async throws {
        #expect(try await Issues.recorded { await rateTwice { CarefulFilmModel($0) } } == [])
    }

    @MainActor private func rateTwice(_ makeFilm: @escaping @MainActor (any FilmServer) -> FilmModel) async {
        await inEveryAnswerOrder { answers in
            let server = MockFilmServer()
            answers.hold(server)
            server.expect(.rate(3)).andThrow(ServerError.busy)
            server.expect(.rate(5)).andReturn(5)
            let film = makeFilm(server)
            let ratings = [film.rate(3), film.rate(5)]
            await answers.answerAll()
            for rating in ratings { await rating.value }
            #expect(film.rating == 5)
            server.verify()
        }
    }
    private static let expectationLine = #line - 4
}

// MARK: The code under test

private enum ServerError: Error { case busy }

private protocol FilmServer: Sendable {
    /// Returns the rating that the server has stored.
    func rate(_ stars: Int) async throws -> Int
}

@MainActor private class FilmModel {
    fileprivate let server: any FilmServer
    fileprivate(set) var rating = 0

    init(_ server: any FilmServer) { self.server = server }

    func rate(_ stars: Int) -> Task<Void, Never> {
        let earlier = rating
        rating = stars
        return Task {
            do { rating = try await server.rate(stars) } catch { rating = earlier }
        }
    }
}

private final class CarefulFilmModel: FilmModel {
    private var stored = 0
    private var count = 0

    override func rate(_ stars: Int) -> Task<Void, Never> {
        count += 1
        let number = count
        rating = stars
        return Task {
            let answer = try? await server.rate(stars)
            if let answer { stored = answer }
            if number == count { rating = stored }
        }
    }
}

private final class MockFilmServer: FilmServer, TypedMocking {
    enum Invocation { case rate(Arg<Int>) }
    let mock = Mock<Invocation>()

    func rate(_ stars: Int) async throws -> Int { try await call(.rate(.value(stars))) }
}
extension MockCall where Invocation == MockFilmServer.Invocation {
    fileprivate static func rate(_ stars: Arg<Int>) -> MockCall<Invocation, Int, any Error> {
        .init(.rate(stars))
    }
}
