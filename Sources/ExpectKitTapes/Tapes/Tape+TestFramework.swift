import ExpectKit

extension Tape {
    /// Creates a tape that reports to the running test framework. Nothing is read or written before a mock uses it.
    ///
    /// - Parameters:
    ///   - name: The name of its file. The default is the name of the calling function.
    ///   - mode: When to record. The default is the mode of the scope, or else of the environment.
    ///   - age: The age after which the test warns that the tape is old. The default is the number of days in the
    ///     environment variable `EXPECTKIT_TAPES_MAX_AGE`, if it is set.
    ///   - function: The calling function.
    public convenience init(
        _ name: String? = nil, mode: TapeMode? = nil, expiresAfter age: TapeAge? = nil,
        function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            name ?? "\(function)", mode: mode, expiresAfter: age,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Creates a tape for the test file of a call site.
    convenience init(
        _ name: String, mode: TapeMode?, expiresAfter age: TapeAge?, of owner: String? = nil, at site: CallSite
    ) {
        self.init(
            TapePath(ofTest: "\(site.filePath)", name: name), mode: mode, expiresAfter: age, of: owner, at: site,
            reporter: TestFrameworkReporter())
    }
}
