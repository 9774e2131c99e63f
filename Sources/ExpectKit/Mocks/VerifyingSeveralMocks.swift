/// Verifies that calls of several mocks came in an order; others may have come in between.
///
/// - Parameter queries: The calls, as `called(_:)` asks for them.
public func verifyInOrder(
    _ queries: CallQuery...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    queries.verifyInOrder(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Verifies that these calls of several mocks came in this order, and no others of these mocks.
///
/// - Parameter queries: The calls, as `called(_:)` asks for them.
public func verifySequence(
    _ queries: CallQuery...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    queries.verifySequence(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
