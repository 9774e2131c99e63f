// Default implementations, marker protocols and initializers that look like those of a mock.

/// Has default implementations for some requirements. The file of its mock leaves none of them out.
protocol Counter {
    func count(_ item: String) throws(FixtureError) -> Int
    func countAll(_ items: [String]) throws(FixtureError) -> Int
    func wait(_ item: String) async throws -> Int
    func tidy(_ items: inout [String]) -> Bool
    func find(_ item: String, in items: [String]) -> Int?
    func find(_ item: Int, in items: [String]) -> Int?
    var limit: Int { get }
    var step: Int { get set }
    var scale: Int { get set }
    subscript(item: String) -> Int { get }
    static var unit: String { get }
}

extension Counter {
    func countAll(_ items: [String]) throws(FixtureError) -> Int {
        var sum = 0
        for item in items { sum += try count(item) }
        return sum
    }
    func wait(_ item: String) async throws -> Int { try count(item) * step }
    func tidy(_ items: inout [String]) -> Bool {
        items.sort()
        return true
    }
    func find(_ item: String, in items: [String]) -> Int? { items.firstIndex(of: item) }
    var limit: Int { 10 }
    var scale: Int {
        get { step }
        set { step = newValue }
    }
    subscript(item: String) -> Int { (try? count(item)) ?? 0 }
    static var unit: String { "pieces" }
}

/// Is generated with `--keep-defaults`.
protocol Gauge: Identifiable where ID == Int {
    associatedtype Reading
    func read() -> Reading
    func readAll(_ count: Int) -> [Reading]
    func level() -> Int
    func alarm()
    func alarm(_ reason: String)
}

extension Gauge {
    func readAll(_ count: Int) -> [Reading] { (0..<count).map { _ in read() } }
    func alarm() { alarm("no reason") }
    var id: Int { level() }
}

extension Gauge where Reading == Int {
    func level() -> Int { read() }
}

/// Fixes the constraint of the extension, so that all requirements but three have a default implementation.
protocol IntGauge: Gauge where Reading == Int {}

/// Has no requirements, and no mock.
protocol Marker: Sendable {}

/// Its initializers look like those of a mock.
protocol Layer {
    init(wrapping layer: any Layer)
    init(_ name: String?)
    func depth() -> Int
    func joined(_ other: Self) -> Self
}
