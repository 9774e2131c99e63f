/// What a wrapper says of a call beside the call itself.
struct CallTerms<Output, Failure: Error> {
    /// Where it forwarded the call.
    let site: CallSite
    /// Whether it offers a real object.
    let canForward: Bool
    /// What it returns when nothing answers the call, if it says so.
    let makeDefault: () -> Output?

    init(
        site: CallSite, canForward: Bool, makeDefault: @escaping () -> Output? = { nil },
        throwing _: Failure.Type = Failure.self
    ) {
        self.site = site
        self.canForward = canForward
        self.makeDefault = makeDefault
    }

    /// Whether the requirement may throw an error of any type.
    var canThrowAnything: Bool { Failure.self == (any Error).self }
}

/// What becomes of a call in the end.
enum Conclusion<Output, Failure: Error> {
    case returns(Output)
    case fails(Failure)
    /// The real object is asked.
    case forwards
    /// There is nothing to return: no rung of the ladder has a value, and a function that returns one cannot end
    /// without it. The process stops. The failure has been reported, in these words.
    case stops(String)
}
