@testable import ExpectKit

extension Arg {
    /// The differences from a value as a report would list them, one text each.
    func lines(from value: Value) -> [String] {
        differences(from: value).map(\.line)
    }
}

extension Difference {
    /// The difference on one line.
    var line: String {
        "\(path.isEmpty ? "" : "\(path): ")expected \(expected), got \(got)"
    }
}

/// A value to look into.
struct Dish: Equatable {
    var name: String
    var price = 1
    var cook: Cook?

    /// A value inside a value.
    struct Cook: Equatable {
        var name: String
    }

    /// A property of which the runtime does not know the name.
    var isCheap: Bool { price < 10 }
}

/// A value without `==` that reflection must not compare either.
struct Opaque {
    var number = 1
}

/// An object without `==`.
class Bowl {}

/// An object of a more special kind.
final class BigBowl: Bowl {
    let size: Int

    init(size: Int) {
        self.size = size
    }
}
