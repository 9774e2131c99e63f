// The collaborator of the article on answers. Its mock in Tests/ScenarioTests/Generated is generated.

/// A service that delivers bread.
protocol BreadDelivery {
    var openRounds: Int { get }
    func price(to street: String) -> Int
    func deliver(_ breads: [String], to street: String) throws -> Int
    func arrival(at street: String) async throws -> Int
    func pack(_ breads: inout [String]) -> Int
    func notify(_ street: String, done: @escaping (Bool) -> Void)
    func close() throws
}

enum DeliveryError: Error, Equatable {
    case closed, noDriver
}
