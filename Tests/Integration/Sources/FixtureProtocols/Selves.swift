/// Has operators and requirements with `Self`.
protocol Herd: Comparable {
    func joined(with other: Self) -> Self
    func split() -> Self?
    func isLarger(than other: Self, by count: Int) -> Bool
    static func + (left: Self, right: Int) -> Self
    prefix static func ! (herd: Self) -> Bool
    static func == (left: Self, right: Self) -> Bool
}

protocol Sensor {
    static var model: String { get }
    static var unit: String { get set }
    static func calibrate(_ value: Int) throws -> Int
    init(name: String)
    init?(port: Int) throws
    func ping() -> Bool
}

protocol Plain {
    init()
    func ping()
}

/// Has a static requirement and a generic wrapper.
protocol Factory<Product> {
    associatedtype Product
    static func make(_ count: Int) -> [Product]
}
