/// Why an answer of a test does not fit the call.
enum WrongAnswer: Error, Equatable, Sendable {
    /// A value or an error, and its type.
    struct Described: Equatable, Sendable {
        let value: String
        let type: String

        init(_ value: Any) {
            let plain = (value as? any AnyArg)?.plainValue ?? value
            self.value = describe(plain)
            self.type = "\(Swift.type(of: plain))"
        }
    }

    /// A closure that waits, for a call that cannot.
    case asyncClosure
    /// An answer that is held, for a call that cannot wait.
    case held
    /// An entry of a tape that cannot be the answer.
    case unplayable(UnplayableEntry)
    /// A closure that was released when its test ended.
    case released
    /// The real object, though the wrapper offers none.
    case noRealObject
    case value(Described, expected: String)
    /// An error of another type than the call throws; it may throw none.
    case error(Described, expected: String?)
}
