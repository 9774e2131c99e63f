/// What a wrapper says about a call beside the call itself.
///
/// - `Real`: ``RealObjectOffer`` where the wrapper offers a real object, else `Never`.
/// - `Suspension`: what an `async` call waits with, `Never` where the call cannot suspend.
struct CallTerms<Output, Failure: Error, Real, Suspension> {
    /// Where the wrapper forwarded the call.
    let site: CallSite
    /// The real object, if the wrapper offers one.
    let real: Real?
    /// How the call waits for an answer, if it can.
    let suspend: ((Answer) -> Suspension)?
    /// The value that the wrapper gives for a call without an answer, if any.
    let makeDefault: () -> Output?
    /// The value of an `inout` argument before the call. It stays when an allowed call has no answer, without a report: a
    /// requirement that returns nothing needs no answer.
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
