/// A mock, as the other products of the package see it.
package protocol MockControl<Invocation>: AnyObject, Sendable {
    associatedtype Invocation

    var name: String { get }
    /// The name without the number that tells it apart from other mocks of its test.
    var stableName: String { get }
    var creation: LogicalTime { get }
    func join(isNew: Bool)
    func changeGates(_ change: (inout CallGates) -> Void)

    /// Sets what adds a note to failures of the mock that come from no other annotator's task.
    func setAnnotator(_ annotator: (any FailureAnnotator)?)

    func report(_ problem: any ReportableProblem, at site: CallSite)
    /// Reports several problems: the first few, and the number of the others.
    func report(_ problems: [(problem: any ReportableProblem, site: CallSite)])

    var usedAnswers: UsedAnswers<Invocation> { get }
    var isFiltered: Bool { get }
    var isOrdered: Bool { get }
    var expectations: [(caseName: String, place: DeclarationPlace)] { get }

    /// Lets a filter see the calls first, and sets the mode that the filter needs.
    func put(behind filter: CallFilter<Invocation>, mode: MockMode)

    /// Reports what the stubs and rejections of the test cannot do with the filter.
    func checkDeclarations(at site: CallSite)

    /// Returns what a real object returned or threw, without the secrets that the filter redacts.
    func redacted(_ outcome: Result<Any, any Error>, of invocation: Invocation) -> Result<Any, any Error>

    /// Whether a call accepts itself. A call with a `NaN` may not.
    func isEqualToItself(_ invocation: Invocation) -> Bool

    /// - Parameters:
    ///   - loosen: Replaces the arguments of a call that may differ from the expected ones.
    ///   - isSame: Compares a call with the expected one, in place of the comparison of the mock.
    func expectation(
        of invocation: Invocation, in placeName: String, at site: CallSite, answer: any OtherAnswer,
        loosen: ((Invocation) -> Invocation)?, isSame: ((Invocation) -> Bool)?
    ) -> OtherExpectation<Invocation>

    /// Adds an expectation, and returns its place in the orders across mocks; `nil` if the expectations have no order.
    func add(_ expectation: OtherExpectation<Invocation>) -> OrderNode?
}

/// An expectation of another product.
package struct OtherExpectation<Invocation> {
    let declaration: TypedDeclaration<Invocation>
    let answer: any OtherAnswer

    package func accepts(_ call: Invocation) -> Bool { declaration.accepts(call) }
}

extension Engine: MockControl {
    func changeGates(_ change: (inout CallGates) -> Void) { locked { change(&$0.gates) } }
    func setAnnotator(_ annotator: (any FailureAnnotator)?) { locked { $0.annotator = annotator } }
    func report(_ problem: any ReportableProblem, at site: CallSite) { report([(problem, site)]) }

    func report(_ problems: [(problem: any ReportableProblem, site: CallSite)]) {
        let violations = boundedViolations(problems) { problem, _ in
            Violation(mock: name, problem: .other(problem.problem), place: FailurePlace(problem.site))
        }
        for violation in violations { failures.report(violation) }
    }

    var usedAnswers: UsedAnswers<Invocation> { UsedAnswers(in: snapshot()) }

    func redacted(_ outcome: Result<Any, any Error>, of invocation: Invocation) -> Result<Any, any Error> {
        currentFilter?.redacted(outcome, invocation) ?? outcome
    }

    var isFiltered: Bool { locked { $0.state.isFiltered } }
    var isOrdered: Bool { locked { $0.state.ordering } == .ordered }

    var expectations: [(caseName: String, place: DeclarationPlace)] {
        let declared = locked { guarded in guarded.state.table.queue.map { guarded.state.table.declared[$0] } }
        return declared.map { ($0.caseName, $0.place) }
    }

    func checkDeclarations(at site: CallSite) { declarations.checkDeclarations(at: site) }
    func isEqualToItself(_ invocation: Invocation) -> Bool { comparison.prepare(invocation)(invocation) }

    func expectation(
        of invocation: Invocation, in placeName: String, at site: CallSite, answer: any OtherAnswer,
        loosen: ((Invocation) -> Invocation)?, isSame: ((Invocation) -> Bool)?
    ) -> OtherExpectation<Invocation> {
        let declaration = TypedDeclaration(
            .expect, invocation, at: DeclarationPlace(site: site, name: placeName), comparison: comparison,
            loosen: loosen, isSame: isSame)
        return OtherExpectation(declaration: declaration, answer: answer)
    }

    func add(_ expectation: OtherExpectation<Invocation>) -> OrderNode? {
        let (declaration, site) = (expectation.declaration, expectation.declaration.site)
        locked { $0.declare(declaration) }
        let answer = Answer(kind: .other(expectation.answer), site: site)
        declarations.amend(declaration, at: site) { $0.answers = [answer] }
        return isOrdered ? declarations.orderNode(of: declaration, at: site) : nil
    }
}
