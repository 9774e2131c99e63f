/// A class of another module, which other modules can subclass.
open class Habitat {
    /// The name, which a subclass cannot override.
    public var name: String
    /// The temperature, which the class itself sets.
    open private(set) var temperature = 20

    /// Creates a habitat.
    public init(name: String) { self.name = name }

    /// Sets the temperature.
    open func heat(by degrees: Int) -> Int {
        temperature += degrees
        return temperature
    }

    /// Cannot be overridden outside of the module.
    public func describe() -> String { "\(name) at \(temperature) degrees" }
}
