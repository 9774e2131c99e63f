/// Has all kinds of accessors.
protocol Terrarium {
    var temperature: Double { get }
    var target: Double { get set }
    var label: String? { get throws }
    var humidity: Int { get async }
    var readings: [Double] { get async throws(FixtureError) }
    var hatched: Int { mutating get nonmutating set }
    var `default`: Bool { get set }
    var onChange: (@Sendable (Double) -> Void)? { get set }
}

protocol Aviary {
    subscript(index: Int) -> String { get set }
    subscript(named name: String) -> Animal? { get }
    subscript(row: Int, column column: Int) -> Double { get throws }
    subscript<Key: Hashable>(key: Key) -> [String] { get set }
}
