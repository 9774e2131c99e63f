extension CallClauses {
    /// Asks the real object for the answer to the next call of the chain.
    ///
    /// The wrapper must offer a real object, by forwarding with a closure; one that does not is reported here
    /// when the call comes.
    @discardableResult
    public func andForward(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return answer(with: [.forward], at: site)
    }
}
