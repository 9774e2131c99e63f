/// What a wrapper specifies about a call besides the call itself.
///
/// - `Real`: ``RealObjectOffer`` if the wrapper offers a real object, else `Never`.
/// - `Suspension`: the value with which an `async` call waits; `Never` if the call cannot suspend.
struct CallTerms<Output, Failure: Error, Real, Suspension> {
    /// Where the wrapper forwarded the call.
    let site: CallSite
    /// The real object, if the wrapper offers one.
    let real: Real?
    /// Makes the suspension for an answer; `nil` if the call cannot suspend.
    let suspend: ((Answer) -> Suspension)?
    /// Makes the wrapper's default for a call without an answer, if it has one.
    let makeDefault: () -> Output?
    /// The value of an `inout` argument before the call. An allowed call without an answer leaves it unchanged and is
    /// not reported, because a requirement that returns nothing needs no answer.
    let unchanged: Output?

    init(
        site: CallSite, real: Real? = nil, suspend: ((Answer) -> Suspension)? = nil,
        makeDefault: @escaping () -> Output? = { nil }, unchanged: Output? = nil,
        throwing _: Failure.Type = Failure.self
    ) {
        self.site = site
        self.real = real
        self.suspend = suspend
        self.makeDefault = makeDefault
        self.unchanged = unchanged
    }

    var canForward: Bool { real != nil }

    /// Whether the requirement may throw an error of any type.
    var canThrowAnything: Bool { Failure.self == (any Error).self }

    /// The same terms for a call that has been suspended and cannot wait for another answer.
    var afterSuspension: CallTerms<Output, Failure, Real, EndlessSuspension> {
        .init(site: site, real: real, makeDefault: makeDefault, unchanged: unchanged)
    }
}
