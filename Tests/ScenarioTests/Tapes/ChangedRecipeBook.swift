import ExpectKit

/// A real object that is no longer as it was when the tape was recorded.
struct ChangedRecipeBook: RecipeBook {
    struct Closed: Error, CustomStringConvertible { var description: String { "the bakery is closed" } }

    var minutes = 50
    var isClosed = false

    func recipe(for bread: String) throws -> Recipe {
        if isClosed { throw Closed() }
        return Recipe(bread: bread, minutes: minutes)
    }
    func save(_ recipe: Recipe) {}
    func publish(_ bread: String) async throws -> Int { bread.count }
}
