// A module that is isolated to the main actor by default: its types are `Hashable` there alone.

struct Souvenir: Hashable {
    var name: String
}

/// A name of the library's own.
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
