/// An oven with a temperature and with times for breads.
public protocol BakingOven: AnyObject {
    var temperature: Int { get set }
    var label: String? { get set }
    var isHot: Bool { get }
    subscript(minutesFor bread: String) -> Int { get set }
    func bake(_ bread: String, minutes: Int) throws -> Int
    func clean()
}

/// Heats an oven step by step, and bakes.
public final class OvenPanel {
    private let oven: any BakingOven

    /// Makes a panel for an oven.
    public init(_ oven: any BakingOven) { self.oven = oven }

    /// Heats the oven until it has a temperature, in degrees.
    public func heat(to degrees: Int) {
        while oven.temperature < degrees { oven.temperature += 50 }
    }

    /// Notes how long a bread takes.
    public func learn(_ bread: String, minutes: Int) { oven[minutesFor: bread] = minutes }

    /// Bakes a bread, and returns the number of loaves.
    public func bake(_ bread: String) throws -> Int {
        try oven.bake(bread, minutes: oven[minutesFor: bread])
    }
}
