// This module has main actor isolation by default, so that the `Hashable` conformances of its types are isolated.

struct Souvenir: Hashable {
    var name: String
}

/// Has the name of a library type.
enum MockMode { case day, night }

protocol Kiosk {
    var stock: [Souvenir] { get set }
    func sell(_ souvenir: Souvenir, to visitor: String?) -> Int
    func restock(_ souvenirs: [Souvenir: Int]) async throws -> Souvenir
    func light(_ mode: MockMode) -> MockMode
    func onSale(_ handler: @escaping (Souvenir) -> Void)
    func count(_ body: (Souvenir) -> Bool) -> Int
    nonisolated func label() -> String
    static var opening: Int { get }
    init(name: String)
}

nonisolated protocol Till {
    func add(_ cents: Int) -> Int
    func close() async -> Int
}

/// A client, which is isolated because the module is.
struct StallClient {
    var sell: (_ souvenir: Souvenir) -> Int
    var restock: @Sendable (_ count: Int) async throws -> Int
    var now: @Sendable () -> Int
    var sign: String = "open"
}

nonisolated struct TillClient: Sendable {
    var add: @Sendable (_ cents: Int) -> Int
}
