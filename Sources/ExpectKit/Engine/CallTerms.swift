/// What a wrapper says of a call beside the call itself.
struct CallTerms<Output, Failure: Error> {
    /// Where it forwarded the call.
    let site: CallSite
    /// Whether the call can wait for its answer.
    let isAsync: Bool
    /// Whether it offers a real object.
    let canForward: Bool
    /// What it returns when nothing answers the call, if it says so.
    let makeDefault: () -> Output?
    /// What an `inout` argument is before the call. It stays so when a call that is allowed has no answer, of which
    /// nothing is said: a requirement that returns nothing needs none.
    let unchanged: Output?

    init(
        site: CallSite, isAsync: Bool, canForward: Bool, makeDefault: @escaping () -> Output? = { nil },
        unchanged: Output? = nil, throwing _: Failure.Type = Failure.self
    ) {
        self.site = site
        self.isAsync = isAsync
        self.canForward = canForward
        self.makeDefault = makeDefault
        self.unchanged = unchanged
    }

    /// Whether the requirement may throw an error of any type.
    var canThrowAnything: Bool { Failure.self == (any Error).self }
}
