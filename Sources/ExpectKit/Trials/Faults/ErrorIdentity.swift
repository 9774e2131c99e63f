/// Whether the error that a body has thrown is the error of the call that failed in it.
func isSame(_ fault: any Error, _ error: any Error) -> Bool {
    func isEqual<Value: Equatable>(_: Value.Type) -> Bool { fault as? Value == error as? Value }
    guard type(of: fault) == type(of: error) else { return false }
    // Cast the type: a cast of the error itself could bridge it to an Equatable type.
    if let type = type(of: fault) as? any Equatable.Type { return isEqual(type) }
    return describe(fault) == describe(error)
}
