/// What a mock does with a call that no declaration allows, or with an expected call that has no answer.
enum Treatment: Equatable {
    /// It fails.
    case refuse
    /// It is answered with a default.
    case ignore(isMentioned: Bool)
    /// The real object answers it.
    case forward
}

extension MockMode {
    /// What the mode does with a call.
    ///
    /// - Parameter canForward: Whether the mock offers a real object. A partial mock without one is strict.
    func treatment(canForward: Bool) -> Treatment {
        switch self {
        case .partial where canForward: .forward
        case .strict, .partial: .refuse
        case .nice: .ignore(isMentioned: false)
        case .naggy: .ignore(isMentioned: true)
        }
    }

    /// Whether the mock keeps the results of real objects, to print them as code.
    var keepsResults: Bool { self == .partial }
}
