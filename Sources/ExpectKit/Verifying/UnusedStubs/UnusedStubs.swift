/// What a verification does about stubs that answered no call.
///
/// An unused stub may mean that a test no longer tests what it was written for. By default, unused stubs are ignored,
/// because shared set-up code stubs more than each test needs. The idea comes from Mockito's strict stubs.
public enum UnusedStubs: Sendable {
    /// They are not reported. This is the default.
    case ignore
    /// Each is a warning.
    case warn
    /// Each is a failure.
    case fail
}
