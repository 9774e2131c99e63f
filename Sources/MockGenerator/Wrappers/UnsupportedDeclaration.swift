/// The error for a protocol that cannot be mocked.
struct UnsupportedDeclaration: Error, Equatable {
    /// The reason as a clause: `it is SPI, which a generated file cannot import`.
    var reason: String
}
