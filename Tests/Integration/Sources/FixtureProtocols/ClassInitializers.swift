import FixtureBase
import Foundation
import Observation

/// Has the labels of a mock's own initializer, and initializers with effects.
class Gate {
    let code: Int
    init?(code: Int) {
        if code < 0 { return nil }
        self.code = code
    }
    init(slowly code: Int) async throws {
        if code < 0 { throw FixtureError.closed }
        self.code = code
    }
    required init(_ code: Int, name: String, mode: Int) {
        self.code = code + mode + name.count
        prepare()
    }
    required convenience init(text: String) { self.init(text.count, name: "", mode: 0) }
    func prepare() {}
    func open() -> Int { code }
}

/// Calls a method in its initializer, which a mock must not report, and is `Decodable`.
class Visitor: Codable, Equatable {
    var name: String
    init(name: String) {
        self.name = name
        rename(to: name + "!")
    }
    func rename(to name: String) { self.name = name }
    static func == (left: Visitor, right: Visitor) -> Bool { left.name == right.name }
}

/// Inherits from a class of another module.
class Jungle: Habitat {
    func explore() -> String { describe() }
}

/// Inherits from a class of Foundation.
class Beacon: NSObject {
    override var description: String { "beacon" }
    func blink(_ times: Int) -> Int { times }
}

@Observable class Mood {
    var word = "calm"
    init() {}
    func change(to word: String) { self.word = word }
}
