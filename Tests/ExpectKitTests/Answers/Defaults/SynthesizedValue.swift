import Testing

@testable import ExpectKit

/// A return type, with a check of the value that is synthesized for it.
struct SynthesizedValue: Sendable, CustomTestStringConvertible {
    /// The value that a mock returned, checked and described.
    struct Outcome {
        let isExpected: Bool
        let words: String
    }

    let testDescription: String
    let ask: @Sendable (Machine) -> Outcome

    /// - Parameter isShown: Whether a report shows the value, and not only its type.
    init<Value>(
        _ type: Value.Type, isShown: Bool = !typesOfClientCode.contains("\(Value.self)"),
        _ isExpected: @escaping @Sendable (Value) -> Bool
    ) {
        testDescription = "\(type)"
        ask = { machine in
            // A call that cannot be answered would end the test process.
            guard synthesized(Value.self) != nil else { return Outcome(isExpected: false, words: "nothing") }
            let value = machine.get(Value.self)
            let words = "a default value for \(Value.self)"
            return Outcome(
                isExpected: isExpected(value),
                words: isShown ? "\(describe(value)), \(words)" : words)
        }
    }

    init<Value: Equatable & SendableMetatype>(_ expected: @escaping @autoclosure @Sendable () -> Value) {
        self.init(Value.self) { $0 == expected() }
    }
}

/// Synthesizes a value without registered defaults, or returns nil.
func synthesized<Value>(_ type: Value.Type = Value.self) -> Value? {
    PlaceholderMaker(registered: MockDefaults()).value(of: type)
}

/// Types whose values only client code can make. A report does not show such a value, because it is sent before.
private let typesOfClientCode: Set<String> = [
    "(Bool, Formula)", "Celsius", "Chain", "Code", "Deep", "Dish", "Dog", "Either", "Event",
    "Family", "Flat", "Formula", "HandWritten", "Level", "Lines", "Loose", "Name", "Nested",
    "Options", "Page<Flat>", "Page<Page<Int>>", "Place", "Point", "Ranged", "Renamed",
    "Result<Formula, Error>", "Shape", "Sheet", "Shelf", "Shelved", "Stamped", "Term", "Tree",
    "Word",
]
