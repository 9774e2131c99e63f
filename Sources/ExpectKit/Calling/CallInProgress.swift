/// What a mock specifies about a call besides the call itself.
struct CallTerms<Output, Failure: Error> {
    /// Where the mock forwarded the call.
    let site: CallSite
    /// Whether the mock offers a real object.
    let canForward: Bool
    /// Makes a real object of the object that a test forwards to; `nil` if the mock cannot forward to another object.
    let replacement: RealObjectReplacement?
    /// The value of an `inout` argument before the call. An allowed call without an answer leaves it unchanged, and
    /// is not reported.
    let unchanged: Output?
    /// Whether the call can wait for its answer.
    var canSuspend = false
    /// Makes the mock's default for a call without an answer, if it has one.
    var makeDefault: () -> Output? = { nil }

    /// Whether the requirement may throw an error of any type.
    var canThrowAnything: Bool { Failure.self == (any Error).self }
}

/// The way from an object that a test names to the real object of a mock.
struct RealObjectReplacement {
    /// The type of the objects that the mock forwards to.
    let expected: Any.Type
    /// Returns a box of the object; `nil` if the object has another type.
    let make: (Any) -> AnyObject?
}

/// The way in which a call ends, or continues.
enum Conclusion<Output, Failure: Error> {
    case returns(Output)
    case fails(Failure)
    /// The real object answers: that of the mock if none is named.
    case forwards(to: AnyObject?)
    /// The call suspends until it has its answer.
    case waits(Answer)
    /// The call stays suspended, because its test is over.
    case waitsForever
    /// No fallback has a value, so the process stops. The text is that of the reported failure.
    case stops(String)
}

/// A call that has a verdict.
struct CallInProgress<Invocation> {
    /// The call without its secrets.
    let invocation: Invocation
    var entered: EnteredCall
    /// Whether the captors of the declaration have captured the arguments.
    var isCaptured = false

    init(_ invocation: Invocation, _ entered: EnteredCall) {
        self.invocation = entered.admission?.invocation as? Invocation ?? invocation
        self.entered = entered
    }

    var ticket: Ticket { entered.ticket }
}
