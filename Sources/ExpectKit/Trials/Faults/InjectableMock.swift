/// A mock whose calls a repeated body makes fail.
protocol InjectableMock: AnyObject, Sendable {
    var name: String { get }

    /// When the mock was made.
    var creation: LogicalTime { get }

    /// Makes the current test an owner of the mock.
    func join(isNew: Bool)

    /// Calls a closure with the state, under the lock. The closure must not run client code.
    func locked<Result>(_ body: (inout GuardedState) -> Result) -> Result

    /// Reports a problem at a line of the test.
    func report(_ problem: Violation.Problem, at site: CallSite)
}

extension Engine: InjectableMock {
    func report(_ problem: Violation.Problem, at site: CallSite) {
        failures.report(Violation(mock: name, problem: problem, place: FailurePlace(site)))
    }
}
