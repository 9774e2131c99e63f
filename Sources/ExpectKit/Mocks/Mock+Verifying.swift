extension Mock {
    /// Reports every expectation that was not met, and every difference that was not reported when it came up.
    ///
    /// It changes nothing: it can be asked again, and calls may follow.
    public func verify(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        engine.verify()
        engine.releaseSpentActions()
    }

    /// Verifies, and then forgets what was declared and called, as between two phases of a test.
    ///
    /// The mode, the order and the name stay.
    public func checkpoint(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        engine.verify()
        engine.reset()
    }

    /// Forgets what was declared and called, without verifying it.
    ///
    /// The mode, the order, the name and the reporter stay.
    public func reset() {
        engine.reset()
    }
}

/// Verifies several mocks, in this order.
///
/// - Parameter doubles: The mocks to verify.
public func verify(
    _ doubles: any TestDouble...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    for double in doubles { verifyEngine(of: double) }
}

private func verifyEngine(of double: some TestDouble) {
    double.mock.verify()
}
