/// Why an answer of a test does not fit the call.
indirect enum WrongAnswer: Error, Hashable, Sendable {
    /// A value or an error, and its type.
    struct Described: Hashable, Sendable {
        let value: String
        let type: String

        init(_ value: Any) {
            let plain = (value as? any AnyArg)?.plainValue ?? value
            self.value = describe(plain)
            self.type = "\(Swift.type(of: plain))"
        }
    }

    /// An asynchronous closure, for a call that is synchronous.
    case asyncClosure
    /// A held answer, for a call that is synchronous.
    case held
    /// An answer of another product that does not fit the call.
    case other(UnfitAnswer)
    /// A closure that was released when its test ended.
    case released
    /// A closure whose arguments the `TypedCall` does not give.
    case argumentsUnavailable
    /// The real object, but the mock offers none.
    case noRealObject
    /// Another object than the real one, but the mock calls only its own.
    case fixedRealObject
    /// Another object than the real one, of a type that the mock does not forward to.
    case realObject(Described, expected: String)
    case value(Described, expected: String)
    /// An error of a type that the call does not throw. The expected type is `nil` if the call throws no errors.
    case error(Described, expected: String?)
}
