/// What the screen of a bakery's shop shows. The app asks a server, the demo a mock.
public protocol Bakery {
    /// The hour at which the shop opens.
    var openingHour: Int { get }

    /// Returns the number of loaves on the shelf.
    func loaves(of flour: String) -> Int

    /// Returns the price of a loaf in cents.
    func price(of flour: String) throws -> Int

    /// Returns the bread of the day.
    func breadOfTheDay() -> Bread

    /// Reserves a loaf for a customer.
    func reserve(_ flour: String, for customer: String)
}

/// A kind of bread.
public struct Bread: Equatable, Sendable {
    /// The name on the label.
    public var name: String
    /// The weight of a loaf.
    public var grams: Int

    /// Creates a kind of bread.
    public init(name: String, grams: Int) { (self.name, self.grams) = (name, grams) }
}
