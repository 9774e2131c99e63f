import ExpectKit
import ExpectKitTapes
import Testing

@testable import Stories

// Tapes of generated mocks, and the function `perform` of the article "Generating mocks: reference".

/// Stands for the remote service, which runs only while the tape is recorded.
private final class LiveRates: ExchangeRates {
    private(set) var sales: [Sale] = []

    func rate(from currency: String, to other: String) async throws -> Double {
        guard other == "SEK" else { throw UnknownCurrency(name: other) }
        return 11.5
    }
    func report(_ sale: Sale) { sales.append(sale) }
}

/// A fake with rates in memory.
private final class InMemoryRates: ExchangeRates {
    var rates = ["SEK": 11.5]
    private(set) var sales: [Sale] = []

    func rate(from currency: String, to other: String) async throws -> Double {
        guard let rate = rates[other] else { throw UnknownCurrency(name: other) }
        return rate
    }
    func report(_ sale: Sale) { sales.append(sale) }
}

@Suite(.serialized) struct GeneratedTapeTests {
    private let failures = FailureRecorder()

    @Test(.tape("selling abroad")) func aLampIsSoldInSweden() async throws {
        let rates = MockExchangeRates(wrapping: LiveRates())
        rates.use(.current)
        let sale = try await ForeignShop(rates: rates).sell("lamp", for: 20, in: "SEK")
        #expect(sale.price == 230)
        rates.verify()
    }

    @Test func aFakeTakesTheCallsOfTheRealService() async throws {
        let rates = MockExchangeRates(wrapping: LiveRates())
        _ = try await ForeignShop(rates: rates).sell("lamp", for: 20, in: "SEK")

        let fake = InMemoryRates()
        for call in rates.calls { try await MockExchangeRates.perform(call, on: fake) }
        #expect(fake.sales == [Sale(article: "lamp", price: 230)])
    }

    @Test func aPerformedCallHasAResultOrThrows() async throws {
        let fake = InMemoryRates()
        let rate = try await MockExchangeRates.perform(
            .rate(from: .value("EUR"), to: .value("SEK")), on: fake)
        #expect(rate as? Double == 11.5)
        await #expect(throws: UnknownCurrency(name: "NOK")) {
            try await MockExchangeRates.perform(.rate(from: .value("EUR"), to: .value("NOK")), on: fake)
        }
        await #expect(throws: InvocationError.self) {
            try await MockExchangeRates.perform(.rate(from: .any, to: .value("SEK")), on: fake)
        }
    }

    @Test func aFakeAnswersAsOnTheTape() async {
        let tape = Tape("selling abroad", mode: .never)
        tape.reporter = failures
        await tape.check(against: MockExchangeRates.perform, on: InMemoryRates())
        #expect(failures.texts == [])
    }

    @Test func aFakeWithAnotherRateIsReported() async {
        let tape = Tape("selling abroad", mode: .never)
        tape.reporter = failures
        let fake = InMemoryRates()
        fake.rates = ["NOK": 11.5]
        let line = #line + 1
        await tape.check(against: MockExchangeRates.perform, on: fake)
        #expect(failures.sightings == [Sighting(.tape, line: line)])
        #expect(
            failures.texts == [
                """
                selling abroad.json: InMemoryRates differs from the tape in 1 of 2 calls of MockExchangeRates
                  entry 1, rate(from: "EUR", to: "SEK"): returns: expected 11.5, got the error UnknownCurrency(name: "SEK") (Stories.UnknownCurrency)
                  help: correct InMemoryRates, or record the tape again if the real object has changed
                """
            ])
    }

    @Test func theAnswersOfAGeneratedMockAreChecked() async throws {
        let rates = MockExchangeRates()
        rates.mock.reporter = failures
        rates.stub(.rate(from: .any, to: "SEK")).andReturn(11.5)
        rates.stub(.report(.any))
        let line = #line + 1
        rates.stub(.rate(from: .any, to: "NOK")).andReturn(12)
        for currency in ["SEK", "NOK"] {
            _ = try await ForeignShop(rates: rates).sell("lamp", for: 20, in: currency)
        }
        await rates.answers.check(against: MockExchangeRates.perform, on: LiveRates())
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(
            failures.texts == [
                """
                MockExchangeRates: the real object answers rate(from: "EUR", to: "NOK") differently
                  declared: returns 12.0
                  real object: threw UnknownCurrency(name: "NOK")
                  help: correct this answer if the real object is right
                """
            ])
    }

    @Test func aHandwrittenFunctionReplaysAJournal() async throws {
        let book = MockRecipeBook(wrapping: LiveRecipeBook())
        book.mode = .partial
        try RecipeEditor(book: book).bakesLonger("rye")

        let recipes = try await replayed(book.calls, on: LiveRecipeBook())
        #expect(recipes == [Recipe(bread: "rye", minutes: 40)])
    }
}

/// Performs calls, and returns the recipes among their results.
private func replayed(_ calls: [MockRecipeBook.Invocation], on book: any RecipeBook) async throws -> [Recipe] {
    var recipes: [Recipe] = []
    for call in calls {
        if let recipe = try await MockRecipeBook.perform(call, on: book) as? Recipe { recipes.append(recipe) }
    }
    return recipes
}

extension MockRecipeBook {
    @discardableResult
    static func perform(_ call: Invocation, on real: any RecipeBook) async throws -> Any {
        switch call {
        case .recipe(let bread): return try real.recipe(for: bread.value)
        case .save(let recipe): return real.save(recipe.value)
        case .publish(let bread): return try await real.publish(bread.value)
        }
    }
}
