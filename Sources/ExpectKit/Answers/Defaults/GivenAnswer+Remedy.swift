extension GivenAnswer {
    /// What gives a call without any value a value; `nil` if it has one.
    var remedy: String? {
        guard case .nothing(let type, _) = self else { return nil }
        return "register a value: <mock>.defaults.register(\(type).self) { … }"
    }
}
