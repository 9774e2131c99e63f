/// Why an answer of a test does not fit the call.
indirect enum WrongAnswer: Error, Hashable, Sendable {
    /// A value or an error, and its type.
    struct Described: Hashable, Sendable {
        let value: String
        let type: String

        /// - Parameter shown: The value or the error without its secrets; `nil` if it has none.
        init(_ value: Any, shown: Any? = nil) {
            let plain = (value as? any AnyArg)?.plainValue ?? value
            self.value = describe(shown ?? plain)
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

extension WrongAnswer {
    /// What is wrong with the answer.
    var words: String {
        switch self {
        case .asyncClosure: "an async closure, but the call is synchronous"
        case .held: "andSuspend(), but the call is synchronous"
        case .other(let answer): answer.words
        case .released: "a closure that was released"
        case .argumentsUnavailable: "a closure that needs arguments, but the TypedCall finds none in the call"
        case .noRealObject: "andForward(), but the mock has no real object"
        case .fixedRealObject:
            "andForward(to:), but the mock forwards this call only to its own object"
        case .realObject(let object, let expected):
            "andForward(to:) with \(object.value) of type \(object.type), but the mock forwards to \(expected)"
        case .value(let value, let expected):
            "\(value.value) of type \(value.type), but the call returns \(expected)"
        case .error(let error, let expected):
            "the error \(error.value) of type \(error.type), but "
                + (expected.map { "the call throws only \($0)" } ?? "the call throws nothing")
        }
    }

    /// What to write instead.
    var advice: String {
        switch self {
        case .asyncClosure: "answer with a closure without await"
        case .held:
            "only async requirements can be suspended; for a completion handler use a PendingCompletion"
        case .other(let answer): answer.advice
        case .released: "call the mock before its test ends"
        case .argumentsUnavailable:
            "in the TypedCall, return the arguments of every call that it accepts, or declare it as a MockCall"
        case .noRealObject:
            "forward it in the mock with mock.call(_:) { real.… }, or answer with andReturn(_:)"
        case .fixedRealObject:
            "call the object in andDo; a generated mock can forward to another object, unless it is an actor or a subclass, or an argument has the type Self"
        case .realObject(_, let expected): "forward to an object of type \(expected)"
        case .value(_, let expected): "answer with a value of type \(expected)"
        case .error(_, nil):
            "answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock"
        case .error(_, let expected?): "throw a \(expected), or answer with andReturn(_:)"
        }
    }
}
