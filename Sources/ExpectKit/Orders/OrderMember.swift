/// An expectation or a checkpoint, as the orders across mocks see it.
///
/// Unchecked, because a declaration may hold values of any type. It never changes, and failures of its own mock also
/// describe it on any thread.
struct OrderMember: @unchecked Sendable {
    /// Describes it, which runs client code. It keeps the declaration alive, but not the mock.
    let subject: () -> OrderFact.Subject
    let place: DeclarationPlace
    /// `nil` for a checkpoint.
    let declaration: Declaration?
    /// Identifies the mock of the expectation.
    let mockID: ObjectIdentifier?
    private weak var mock: (any OrderedMock)?

    init(checkpoint name: String, _ place: DeclarationPlace) {
        subject = { .checkpoint(name) }
        (self.place, declaration, mockID) = (place, nil, nil)
    }

    init<Invocation>(_ call: TypedDeclaration<Invocation>, of engine: Engine<Invocation>) {
        let name = engine.name
        subject = { .call(describeCall(call.invocation), mock: name) }
        (place, declaration, mock, mockID) = (call.place, call, engine, ObjectIdentifier(engine))
    }

    var isMockDeallocated: Bool { declaration != nil && mock == nil }

    /// Describes the last call that the expectation took, if any, which runs client code.
    var lastCall: String? { declaration.flatMap { mock?.lastCall(of: $0) } }

    /// Reports that its call was missing when a checkpoint was passed.
    func reportMissing(at checkpoint: PassedCheckpoint) {
        if let declaration { mock?.reportMissing(declaration, at: checkpoint) }
    }
}

/// A mock, as the orders across mocks see it.
protocol OrderedMock: AnyObject, Sendable {
    var name: String { get }

    /// Whether its failures are those of the test. A mock with a reporter of its own fails no test.
    var reportsToFramework: Bool { get }

    /// What is known about the failures of the mock, which may name missing calls of other mocks.
    var failureEffect: FailureEffect { get }

    /// Returns the error that ends the current test without a second failure, for a reason and a line; `nil` if none of
    /// the mock's failures has surely failed the current test.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)?

    /// Describes the last call that an expectation took, if any, which runs client code.
    func lastCall(of expectation: Declaration) -> String?

    /// Reports that an expectation was missing when a checkpoint was passed.
    func reportMissing(_ expectation: Declaration, at checkpoint: PassedCheckpoint)
}

extension OrderedMock {
    /// Whether a failure of another mock is one of the test, if those of this mock are.
    func failsTest(as other: any OrderedMock) -> Bool { other.reportsToFramework || !reportsToFramework }
}

extension Engine: OrderedMock {
    var failureEffect: FailureEffect { failures.effect }

    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        failureEffect == .failedTest ? failures.errorEndingFailedTest(reason, at: site) : nil
    }

    func lastCall(of expectation: Declaration) -> String? {
        let snapshot = snapshot()
        guard snapshot.position(of: expectation) != nil else { return nil }
        return snapshot.progress[expectation.index].lastCall.map {
            describeCall(snapshot.journal.invocations[$0])
        }
    }

    func reportMissing(_ expectation: Declaration, at checkpoint: PassedCheckpoint) {
        let snapshot = snapshot()
        guard let position = snapshot.position(of: expectation) else { return }
        var violation = MissingCallExplanation(snapshot: snapshot).violation(at: position, table: nil)
        violation.notes = [.checkpoint(checkpoint)]
        failures.report(violation)
    }
}
