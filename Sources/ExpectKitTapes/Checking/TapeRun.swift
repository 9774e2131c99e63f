import ExpectKit

/// The calls of a run that checks a tape.
struct TapeRun: Equatable {
    let entries: [TapeEntry]
    /// The calls whose answers cannot be compared.
    let incomparable: Set<Int>
    /// The mocks that made calls which are not among the entries, or whose answers cannot be compared.
    let incompleteMocks: Set<String>
    /// Whether the test failed, so that later calls may be missing.
    let hasFailed: Bool
}
