import ExpectKit

// The article "Recording on tape": a recipe book, its mock, and the code under test.

struct Recipe: Codable, Equatable {
    var bread: String
    var minutes: Int
}

protocol RecipeBook {
    func recipe(for bread: String) throws -> Recipe
    func save(_ recipe: Recipe)
    func publish(_ bread: String) async throws -> Int
}

/// The real object. It stands for a remote service.
struct LiveRecipeBook: RecipeBook {
    func recipe(for bread: String) throws -> Recipe { Recipe(bread: bread, minutes: 40) }
    func save(_ recipe: Recipe) {}
    func publish(_ bread: String) async throws -> Int { bread.count }
}

final class MockRecipeBook: RecipeBook, Mocking {
    enum Invocation: Codable {
        case recipe(for: Arg<String>), save(Arg<Recipe>), publish(Arg<String>)
    }
    let mock = Mock<Invocation>()
    let real: any RecipeBook

    init(wrapping real: any RecipeBook) { self.real = real }

    func recipe(for bread: String) throws -> Recipe {
        try mock.call(.recipe(for: .value(bread))) { try real.recipe(for: bread) }
    }
    func save(_ recipe: Recipe) {
        mock.call(.save(.value(recipe))) { real.save(recipe) }
    }
    func publish(_ bread: String) async throws -> Int {
        try await mock.call(.publish(.value(bread))) { try await real.publish(bread) }
    }
}

/// The code under test.
struct RecipeEditor {
    let book: any RecipeBook

    func bakesLonger(_ bread: String) throws {
        var recipe = try book.recipe(for: bread)
        recipe.minutes += 5
        book.save(recipe)
    }
}
