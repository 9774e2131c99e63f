import ExpectKit

// The article "Recording on tape": a recipe book, its mock, and the code under test.

struct Recipe: Codable, Equatable {
    var bread: String
    var minutes: Int
}

protocol RecipeBook {
    func recipe(for bread: String) throws -> Recipe
    func save(_ recipe: Recipe)
}

/// The real object. It stands for a remote service.
struct LiveRecipeBook: RecipeBook {
    func recipe(for bread: String) throws -> Recipe { Recipe(bread: bread, minutes: 40) }
    func save(_ recipe: Recipe) {}
}

final class MockRecipeBook: RecipeBook, Mocking {
    enum Invocation: Codable { case recipe(for: Arg<String>), save(Arg<Recipe>) }
    let mock = Mock<Invocation>()
    let real: any RecipeBook

    init(wrapping real: any RecipeBook) { self.real = real }

    func recipe(for bread: String) throws -> Recipe {
        try mock.call(.recipe(for: .value(bread))) { () throws in try real.recipe(for: bread) }
    }
    func save(_ recipe: Recipe) { mock.call(.save(.value(recipe))) { real.save(recipe) } }
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
