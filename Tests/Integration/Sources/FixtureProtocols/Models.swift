/// A model that many of the fixture protocols use.
struct Animal: Equatable, Sendable, Codable {
    var name: String
}

/// Neither `Equatable` nor `Sendable`.
final class Diary {
    var text: String
    init(_ text: String) { self.text = text }
}

enum FixtureError: Error, Equatable { case closed, escaped }

/// A noncopyable type.
struct Ticket: ~Copyable {
    var number: Int
}

@globalActor actor NightShift {
    static let shared = NightShift()
}
