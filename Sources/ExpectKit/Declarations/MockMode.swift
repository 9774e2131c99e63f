/// What a mock does with a call that no declaration allows.
///
/// A mock is strict unless the test chooses another mode, such as with `nice()`:
///
/// ```swift
/// let strict = MockStore()
/// let nice = MockStore().nice()
/// let naggy = MockStore(mode: .naggy)
/// let partial = MockStore(wrapping: LiveStore())
/// ```
///
/// The initializers of the last two lines are those of generated mocks. Every mock has the property
/// ``TestDouble/mode``, which can be changed at any time. See <doc:declaring-calls>.
///
/// The mode does not affect the order of calls, which is a separate setting (see ``MockOrdering``). Names and meaning
/// are those of EasyMock and GoogleMock. Partial mocks are those of OCMock.
public enum MockMode: Sendable {
    /// It is a failure. This is the default.
    case strict
    /// It is answered with a default, and is not reported.
    case nice
    /// It is answered with a default, and is reported as a warning.
    case naggy
    /// It is forwarded to the real object, or to a default implementation. If there is none, the mock is strict.
    case partial

    /// The mode that decides about a call. A partial mock that offers no real object for it is strict.
    func effective(canForward: Bool) -> MockMode { self == .partial && !canForward ? .strict : self }
}

/// Whether expectations must be met in the order of their declaration.
public enum MockOrdering: Sendable {
    /// They must be met in that order. This is the default.
    case ordered
    /// They may be met in any order.
    case unordered
}
