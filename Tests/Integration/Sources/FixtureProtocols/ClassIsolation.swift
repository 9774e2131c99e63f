/// A class on the main actor.
@MainActor class Desk {
    var papers = 1
    nonisolated let number: Int
    init(number: Int) { self.number = number }
    func tidy() -> Int { papers }
    func sort() async throws -> Int { papers * 2 }
    nonisolated func ring() -> Int { number }
}

/// A class that can be used from any thread.
class Lamp: @unchecked Sendable {
    init() {}
    func light(_ minutes: Int) async -> Int { minutes }
    func dim() -> Bool { true }
}
