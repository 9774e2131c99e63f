/// A mock: a class or actor that takes the place of a collaborator, and passes its calls to a ``Mock``.
///
/// Conform to ``Mocking`` or to ``TypedMocking``, which determine how a test writes calls.
public protocol TestDouble<Invocation>: AnyObject {
    /// The calls that can be made: usually an enum with a case for each requirement of the protocol.
    associatedtype Invocation

    /// What receives the declarations and the calls.
    var mock: Mock<Invocation> { get }
}

extension TestDouble {
    /// What the mock does with a call that no declaration allows. It can be changed at any time.
    public var mode: MockMode {
        get { mock.engine.locked { $0.state.mode } }
        set { mock.engine.locked { ($0.state.mode, $0.hasOwnMode) = (newValue, true) } }
    }

    /// The values that calls of this mock return if they have no answer, by their types.
    ///
    /// They come before the values that are registered in a scope (see ``withMockDefaults(_:_:)``). A reset keeps them.
    public var defaults: MockDefaults {
        get { mock.engine.locked { $0.defaults } }
        set {
            // The old values are a client's, so they outlive the lock.
            var values = newValue
            mock.engine.locked { swap(&$0.defaults, &values) }
        }
    }

    /// What verifications do about stubs that answered no call. The default is the setting of the scope in which the
    /// mock was created (see ``withMocks(_:ordering:unusedStubs:_:)``), or else ``UnusedStubs/ignore``.
    public var unusedStubs: UnusedStubs {
        get { mock.engine.locked { $0.unusedStubs } }
        set { mock.engine.locked { $0.unusedStubs = newValue } }
    }

    /// Gives the mock a name, which reports show in place of the name of its type.
    ///
    /// ```swift
    /// let backup = MockStore().named("backup")
    /// ```
    ///
    /// It is a method, because a property `name` would silently meet a requirement `name` that the mock lacks.
    ///
    /// - Returns: The mock itself.
    @discardableResult public func named(_ name: String) -> Self {
        mock.name = name
        return self
    }

    /// Makes the mock nice: a call that no declaration allows is answered with a default value, and not reported.
    ///
    /// - Returns: The mock itself, so that one line can create it and make it nice.
    @discardableResult public func nice() -> Self {
        mode = .nice
        return self
    }

    /// Lets the expectations of the mock be met in any order.
    ///
    /// - Returns: The mock itself, so that one line can create it and make it unordered.
    @discardableResult public func unordered() -> Self {
        mock.ordering = .unordered
        return self
    }

    /// Declares expectations that are met in the order of their declaration.
    ///
    /// Use it inside of `unordered { }` or in an unordered mock. The group then counts as one member among the others.
    /// Groups can be nested. In an ordered group, an expectation after a nested group is met only after that whole group.
    ///
    /// - Parameter body: Declares the expectations on its argument, the mock.
    /// - Throws: What the closure throws.
    public func ordered<Failure: Error>(_ body: (Self) throws(Failure) -> Void) throws(Failure) {
        try mock.engine.declarations.group(.ordered) { () throws(Failure) in try body(self) }
    }

    /// Declares expectations that may be met in any order among themselves.
    ///
    /// The group counts as one member of the queue: earlier expectations are met before it, and later ones after it.
    ///
    /// - Parameter body: Declares the expectations on its argument, the mock.
    /// - Throws: What the closure throws.
    public func unordered<Failure: Error>(_ body: (Self) throws(Failure) -> Void) throws(Failure) {
        try mock.engine.declarations.group(.unordered) { () throws(Failure) in try body(self) }
    }

    /// All calls so far, in the order of their arrival, without those that the test has forgotten.
    public var calls: [Invocation] {
        let journal = mock.engine.journal
        return journal.remembered.map { journal.invocations[$0] }
    }

    /// The calls that have been answered so far, in the order of their answers.
    ///
    /// A call that is suspended, or whose action is still running, is not included.
    public var completedCalls: [Invocation] {
        let journal = mock.engine.journal
        return journal.log.completed.filter(journal.remembered.contains).map { journal.invocations[$0] }
    }

    /// Reports every expectation that is not met, and every wrong call that was not reported when it was made.
    ///
    /// It changes no expectation: further calls may follow, and it can be called again.
    public func verify(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.verification.verify(
            .init(site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
        mock.engine.releaseSpentActions()
    }

    /// Verifies the mock, and then forgets all declarations and calls. It separates two phases of a test.
    ///
    /// The name, the reporter and all settings stay. A call that is missing here and comes later is only a warning.
    public func checkpoint(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.verification.verify(.init(isCheckpoint: true, site: site))
        if mock.engine.hasFailedTest { MadeMocks.current?.mockForgetsCalls() }
        mock.engine.reset(atCheckpoint: site)
    }

    /// Forgets all declarations and calls without verifying them. The name, the reporter and all settings stay.
    public func reset() { mock.engine.reset() }

    /// Forgets the calls so far, and keeps the declarations, as Mockito's `clearInvocations` does.
    ///
    /// ```swift
    /// shop.open()
    /// oven.forgetCalls()
    /// shop.bake()
    /// oven.verify(.preheat(to: 200))   // the calls of open() do not count
    /// ```
    ///
    /// ``calls``, the queries and the verifications after the calls do not see them any more. What the calls did to expectations
    /// stays: an expectation that was met is met, the next answer of a chain is the next one, and `verify()` reports a wrong
    /// call that it would have reported.
    public func forgetCalls() { mock.engine.locked { $0.state.forgetCalls() } }

    /// Forgets the declarations without verifying them, and keeps the calls.
    public func forgetDeclarations() { mock.engine.reset(keepsCalls: true) }

    /// The engine, which is named after the class of the mock if it has no name yet.
    package var namedEngine: Engine<Invocation> {
        let mock = mock
        // A test may use the `Mock` itself as the test double. Its type is the same for many mocks.
        if mock === self { return mock.engine }
        mock.engine.locked { if $0.name.given == nil, $0.name.derived == nil { $0.name.derived = typeName(Self.self) } }
        return mock.engine
    }

    /// Prints each call with its answer when it returns, for a test that one does not understand.
    ///
    /// ```swift
    /// let oven = MockOven().logsCalls()
    /// // MockOven: preheat(to: 200) → 1
    /// // MockOven: bake("rye") → throws OvenError.cold, unexpected
    /// ```
    ///
    /// Secrets are redacted as in a recording. The idea comes from Mockito's `verboseLogging`.
    ///
    /// - Parameter write: Receives each line. The default prints it.
    /// - Returns: The mock itself, so that one line can create it and print its calls.
    @discardableResult public func logsCalls(to write: @escaping @Sendable (String) -> Void = { print($0) }) -> Self {
        // The old closure is a client's, so it outlives the lock.
        var log: (@Sendable (String) -> Void)? = write
        namedEngine.locked { swap(&$0.log, &log) }
        return self
    }
}

extension Engine {
    func logLine(of number: Int, in journal: Journal<Invocation>, _ answer: AnswerFact) -> String {
        let isWrong = [.diverged, .refused].contains(journal.outcome(of: number))
        let call = describeCall(journal.invocations[number])
        return "\(name): \(call) → \(answer.bareWords)\(isWrong ? ", unexpected" : "")"
    }
}
