/// An oven that a baker operates, and that the tests replace with a mock.
protocol Oven {
    var temperature: Int { get }
    func preheat(to degrees: Int)
    func load(_ loaf: Loaf) throws
    /// Bakes what is in the oven, and returns the number of loaves.
    func bake(minutes: Int) async throws -> Int
}

/// Unbaked bread.
struct Loaf: Equatable {
    var flour: String
    var grams: Int
}

/// An error of an oven.
enum OvenError: Error {
    case full
}
