/// What a mock specifies about a call besides the call itself.
///
/// - `Real`: ``RealObjectOffer`` or ``_RealObject`` if the mock can forward the call, else `Never`.
/// - `Suspension`: the value with which an `async` call waits; `Never` if the call cannot suspend.
struct CallTerms<Output, Failure: Error, Real, Suspension> {
    /// Where the mock forwarded the call.
    let site: CallSite
    /// The real object, if the mock offers one.
    let real: Real?
    /// Makes a real object of the object that a test forwards to; `nil` if the mock cannot forward to another object.
    let replacement: RealObjectReplacement<Real>?
    /// Makes the suspension for an answer; `nil` if the call cannot suspend.
    let suspend: ((Answer) -> Suspension)?
    /// Makes the mock's default for a call without an answer, if it has one.
    let makeDefault: () -> Output?
    /// The value of an `inout` argument before the call. An allowed call without an answer leaves it unchanged and is
    /// not reported, because a requirement that returns nothing needs no answer.
    let unchanged: Output?

    init(
        site: CallSite, real: Real? = nil, replacement: RealObjectReplacement<Real>? = nil,
        suspend: ((Answer) -> Suspension)? = nil,
        makeDefault: @escaping () -> Output? = { nil }, unchanged: Output? = nil,
        throwing _: Failure.Type = Failure.self
    ) {
        self.site = site
        self.real = real
        self.replacement = replacement
        self.suspend = suspend
        self.makeDefault = makeDefault
        self.unchanged = unchanged
    }

    var canForward: Bool { real != nil }

    /// Whether the requirement may throw an error of any type.
    var canThrowAnything: Bool { Failure.self == (any Error).self }

    /// The same terms for a call that has been suspended and cannot wait for another answer.
    var afterSuspension: CallTerms<Output, Failure, Real, EndlessSuspension> {
        .init(
            site: site, real: real, replacement: replacement, makeDefault: makeDefault, unchanged: unchanged)
    }
}

/// The way from an object that a test names to the real object of a mock.
struct RealObjectReplacement<Real> {
    /// The type of the objects that the mock forwards to.
    let expected: Any.Type
    /// Returns the real object; `nil` if the object has another type.
    let make: (Any) -> Real?
}
