import ExpectKit

/// A real object that is no longer as it was when the tape was recorded.
struct ChangedRecipeBook: RecipeBook {
    func recipe(for bread: String) throws -> Recipe { Recipe(bread: bread, minutes: 50) }
    func save(_ recipe: Recipe) {}
    func publish(_ bread: String) async throws -> Int { bread.count }
}
