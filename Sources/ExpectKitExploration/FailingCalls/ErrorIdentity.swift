import ExpectKit

/// Whether the error that a body has thrown is the error of the call that failed in it.
func isSame(_ fault: any Error, _ error: any Error) -> Bool {
    func isEqual<Value: Equatable>(_: Value.Type) -> Bool {
        guard let fault = fault as? Value, let error = error as? Value else { return false }
        // An error with a NaN is not equal to itself.
        return fault == error || fault != fault && describe(fault) == describe(error)
    }
    guard type(of: fault) == type(of: error) else { return false }
    // Cast the type: a cast of the error itself could bridge it to an Equatable type.
    if let type = type(of: fault) as? any Equatable.Type { return isEqual(type) }
    return describe(fault) == describe(error)
}
