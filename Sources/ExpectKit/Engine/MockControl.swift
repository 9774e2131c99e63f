/// A mock, as the other products of the package see it.
package protocol MockControl: AnyObject, Sendable {
    /// The name in failures.
    var name: String { get }
    /// When the mock was made.
    var creation: LogicalTime { get }
    /// Whether it uses a tape.
    var isTaped: Bool { get }

    /// Makes the current test an owner of the mock.
    ///
    /// - Parameter isNew: Whether the mock is being made.
    func join(isNew: Bool)

    /// Changes what decides about the calls before they are answered.
    func changeGates(_ change: (inout CallGates) -> Void)

    /// Sets what adds a note to failures of the mock that come from no other annotator's task.
    func setAnnotator(_ annotator: (any FailureAnnotator)?)

    /// Reports a problem at a line of the test.
    func report(_ problem: any ReportableProblem, at site: CallSite)
}

extension Engine: MockControl {
    var isTaped: Bool { locked { $0.state.isTaped } }

    func changeGates(_ change: (inout CallGates) -> Void) { locked { change(&$0.gates) } }

    func setAnnotator(_ annotator: (any FailureAnnotator)?) { locked { $0.annotator = annotator } }

    func report(_ problem: any ReportableProblem, at site: CallSite) {
        failures.report(Violation(mock: name, problem: .other(problem), place: FailurePlace(site)))
    }
}
