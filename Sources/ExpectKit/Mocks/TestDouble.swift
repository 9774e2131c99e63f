/// A class or actor that stands in for a collaborator and forwards its calls to an engine.
///
/// Conform to ``Mocking`` or to ``TypedMocking``, which say how calls are written in a test.
public protocol TestDouble<Invocation>: AnyObject {
    /// The calls that can be made: usually an enum with a case for each requirement of the protocol.
    associatedtype Invocation

    /// The engine.
    var mock: Mock<Invocation> { get }
}

extension TestDouble {
    /// What the mock does with a call that nothing allows. It can be changed at any time.
    public var mode: MockMode {
        get { mock.engine.locked { $0.state.mode } }
        set { mock.engine.locked { $0.state.mode = newValue } }
    }

    /// Makes the mock nice: a call that nothing allows is answered with a default, and is not reported.
    ///
    /// - Returns: The mock itself, so that it can be made and made nice in one line.
    @discardableResult
    public func nice() -> Self {
        mode = .nice
        return self
    }

    /// Lets the expectations of the mock be met in any order.
    ///
    /// - Returns: The mock itself, so that it can be made and relaxed in one line.
    @discardableResult
    public func unordered() -> Self {
        mock.ordering = .unordered
        return self
    }

    /// Declares expectations that are met in the order of their declaration.
    ///
    /// Use it inside of `unordered { }` or in an unordered mock. The group then counts as one member among the others,
    /// and its expectations are met in their order. Groups can be nested. In an ordered group, an expectation after a
    /// nested group is met only after the whole nested group.
    ///
    /// - Parameter body: Declares the expectations, on the mock that it is given.
    /// - Throws: What the closure throws.
    public func ordered<Failure: Error>(_ body: (Self) throws(Failure) -> Void) throws(Failure) {
        try mock.engine.declarations.group(.ordered) { () throws(Failure) in try body(self) }
    }

    /// Declares expectations that may be met in any order among themselves.
    ///
    /// The group counts as one member of the queue: expectations that are declared before it are met before it, and
    /// those that are declared after it are met after it. Groups can be nested.
    ///
    /// - Parameter body: Declares the expectations, on the mock that it is given.
    /// - Throws: What the closure throws.
    public func unordered<Failure: Error>(_ body: (Self) throws(Failure) -> Void) throws(Failure) {
        try mock.engine.declarations.group(.unordered) { () throws(Failure) in try body(self) }
    }

    /// All calls so far, in the order of their arrival.
    public var calls: [Invocation] { Array(mock.engine.journal.invocations) }

    /// The calls that have been answered so far, in the order of their answers.
    ///
    /// It differs from the order of arrival where calls wait for their answers: a call that is held, or whose action
    /// is still running, is not among them.
    public var completedCalls: [Invocation] {
        let journal = mock.engine.journal
        return journal.log.completed.map { journal.invocations[$0] }
    }

    /// Reports every expectation that was not met, and every difference that was not reported when it came up.
    ///
    /// It changes nothing: it can be asked again, and calls may follow.
    public func verify(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.verification.verify(
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        mock.engine.releaseSpentActions()
    }

    /// Verifies, and then forgets what was declared and called, as between two phases of a test.
    ///
    /// The mode, the order and the name stay.
    public func checkpoint(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.verification.verify(
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        mock.engine.reset()
    }

    /// Forgets what was declared and called, without verifying it.
    ///
    /// The mode, the order, the name and the reporter stay.
    public func reset() {
        mock.engine.reset()
    }
}

extension TestDouble {
    /// The engine, named after the wrapper where the type of the invocation does not name it.
    var namedEngine: Engine<Invocation> {
        let mock = mock
        // An engine that a test talks to directly is not a wrapper, and its type would name every mock.
        if mock !== self { mock.engine.nameAfter(Self.self) }
        return mock.engine
    }
}
