/// What a mock does with a call that nothing allows.
///
/// The mode says nothing about the order of calls: that is a setting of its own (see ``MockOrdering``).
/// Names and meaning are those of EasyMock and GoogleMock, partial mocks those of OCMock.
public enum MockMode: Sendable {
    /// It is a failure. This is the default.
    case strict
    /// It is answered with a default, and forgiven.
    case nice
    /// It is answered with a default, and a warning says so.
    case naggy
    /// It is forwarded to the real object.
    case partial
}

/// Whether expectations must be met in the order of their declaration.
public enum MockOrdering: Sendable {
    /// They must. This is the default.
    case ordered
    /// They need not.
    case unordered
}
