// Values and objects for the tests of matchers, comparisons and differences.

/// A value with nested values.
struct Dish: Equatable {
    var name: String
    var price = 1
    var cook: Cook?

    /// A nested value.
    struct Cook: Equatable {
        var name: String
    }

    /// A computed property, whose name the runtime does not know.
    var isCheap: Bool { price < 10 }
}

/// A value without `==`, which reflection must not compare either.
struct Opaque {
    var number = 1
}

/// An object without `==`.
class Bowl {}

/// A subclass.
final class BigBowl: Bowl {
    let size: Int

    init(size: Int) {
        self.size = size
    }
}
