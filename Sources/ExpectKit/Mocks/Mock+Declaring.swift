// What a test says to the engine itself. The wrapper offers the same, and is the usual way; the engine serves
// where the mocked protocol has requirements of the same names.

extension Mock {
    /// Expects a call: it must come, in the order of the expectations, once unless a count says otherwise.
    ///
    /// The order is EasyMock's and is kept for each mock on its own; `unordered()` relaxes it.
    ///
    /// - Parameter invocation: What must be called, with its arguments as values or matchers.
    /// - Returns: The expectation, for its clauses. One that is not met is reported by `verify()`, at this line.
    @discardableResult
    public func expect(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UncheckedExpectedCall<Invocation> {
        UncheckedExpectedCall(
            declaration: engine.declare(
                .expect, invocation,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Allows a call: it may come any number of times and at any time, and nobody verifies it.
    ///
    /// The newest stub that fits answers a call, so that a test overrides its set-up, as in Mockito.
    ///
    /// - Parameter invocation: What may be called, with its arguments as values or matchers.
    /// - Returns: The stub, for its answers.
    @discardableResult
    public func stub(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UncheckedExpectedCall<Invocation> {
        UncheckedExpectedCall(
            declaration: engine.declare(
                .stub, invocation,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Forbids a call: it fails at once, in every mode.
    ///
    /// A newer stub of the call lifts it, and an expectation that waits for the call comes first.
    ///
    /// - Parameter invocation: What must not be called, with its arguments as values or matchers.
    /// - Returns: The rejection. It takes no clauses: a count or an answer is reported as a mistake.
    @discardableResult
    public func reject(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UncheckedExpectedCall<Invocation> {
        UncheckedExpectedCall(
            declaration: engine.declare(
                .reject, invocation,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Declares expectations that are met in the order of their declaration.
    ///
    /// It is of use inside of `unordered { }` and in an unordered mock: there the group stands among the others as
    /// one, and what belongs to it is called in its order. Groups nest at will, as barriers: nothing of what is
    /// declared behind a group in an order comes before all of the group.
    ///
    /// - Parameter body: Declares the expectations, on the mock that it is given.
    /// - Throws: What the closure throws.
    public func ordered<Failure: Error>(_ body: (Mock) throws(Failure) -> Void) throws(Failure) {
        try engine.group(.ordered) { () throws(Failure) in try body(self) }
    }

    /// Declares expectations that may be met in any order among themselves.
    ///
    /// The group stands in the queue as one: what was declared before it comes before it, what is declared
    /// after it comes after it. Groups nest at will.
    ///
    /// - Parameter body: Declares the expectations.
    /// - Throws: What the closure throws.
    public func unordered<Failure: Error>(_ body: (Mock) throws(Failure) -> Void) throws(Failure) {
        try engine.group(.unordered) { () throws(Failure) in try body(self) }
    }
}
