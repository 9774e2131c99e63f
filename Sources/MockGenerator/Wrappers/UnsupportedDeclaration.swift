/// The error for a type or a member that cannot be mocked.
struct UnsupportedDeclaration: Error, Equatable {
    /// The reason as a clause: `it is SPI, which a generated file cannot import`.
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
