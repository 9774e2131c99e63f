import Testing

@testable import ExpectKit

/// A return type, and the value that is made up for it.
struct MadeUp: Sendable, CustomTestStringConvertible {
    /// What a mock gave.
    struct Outcome {
        let isExpected: Bool
        let words: String
    }

    let testDescription: String
    let ask: @Sendable (Machine) -> Outcome

    init<Value>(_ type: Value.Type, _ isExpected: @escaping @Sendable (Value) -> Bool) {
        testDescription = "\(type)"
        ask = { machine in
            // A call that cannot be answered would end all tests.
            guard madeUp(Value.self) != nil else { return Outcome(isExpected: false, words: "nothing") }
            let value = machine.get(Value.self)
            return Outcome(
                isExpected: isExpected(value), words: "\(describe(value)), a value made up for \(Value.self)")
        }
    }

    init<Value: Equatable & SendableMetatype>(_ expected: @escaping @autoclosure @Sendable () -> Value) {
        self.init(Value.self) { $0 == expected() }
    }
}

/// Makes a value with nothing registered, or returns nothing.
func madeUp<Value>(_ type: Value.Type = Value.self) -> Value? {
    PlaceholderMaker(registered: MockDefaults()).value(of: type)
}
