/// Why an answer of a test does not fit the call.
indirect enum WrongAnswer: Error, Hashable, Sendable {
    struct Described: Hashable, Sendable {
        let value: String
        let type: String

        /// - Parameter shown: The value or the error without its secrets; `nil` if it has none.
        init(_ value: Any, shown: Any? = nil) {
            let plain = (value as? any AnyArg)?.plainValue ?? value
            (self.value, type) = (describe(shown ?? plain), "\(Swift.type(of: plain))")
        }
    }

    case asyncClosure
    case held
    case other(UnfitAnswer)
    /// A closure whose arguments the `TypedCall` does not give.
    case argumentsUnavailable
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
    /// What is wrong with the answer to a call, and what to write instead.
    func wording(of call: String) -> Wording {
        func wrong(_ words: String, _ advice: String) -> Wording {
            Wording("wrong answer for \(call): \(words)", advice: advice)
        }
        return switch self {
        case .asyncClosure:
            wrong("an async closure, but the call is synchronous", "answer with a closure without await")
        case .held:
            wrong(
                "andSuspend(), but the call is synchronous",
                "only async requirements can be suspended; for a completion handler use a PendingCompletion")
        case .other(let answer): wrong(answer.words, answer.advice)
        case .argumentsUnavailable:
            wrong(
                "a closure that needs arguments, but the TypedCall finds none in the call",
                "in the TypedCall, return the arguments of every call that it accepts, or declare it as a MockCall")
        case .noRealObject:
            wrong(
                "andForward(), but the mock has no real object",
                "forward it in the mock with mock.call(_:) { real.… }, or answer with andReturn(_:)")
        case .fixedRealObject:
            wrong(
                "andForward(to:), but the mock forwards this call only to its own object",
                "call the object in andDo; a generated mock can forward to another object, unless it is an actor or a subclass, or an argument has the type Self"
            )
        case .realObject(let object, let expected):
            wrong(
                "andForward(to:) with \(object.value) of type \(object.type), but the mock forwards to \(expected)",
                "forward to an object of type \(expected)")
        case .value(let value, let expected):
            wrong(
                "\(value.value) of type \(value.type), but the call returns \(expected)",
                "answer with a value of type \(expected)")
        case .error(let error, nil):
            wrong(
                "the error \(error.value) of type \(error.type), but the call throws nothing",
                "answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock")
        case .error(let error, let expected?):
            wrong(
                "the error \(error.value) of type \(error.type), but the call throws only \(expected)",
                "throw a \(expected), or answer with andReturn(_:)")
        }
    }
}
