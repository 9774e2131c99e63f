extension Engine {
    package func changeGates(_ change: (inout CallGates) -> Void) { locked { change(&$0.gates) } }

    package func report(_ problem: any ReportableProblem, at site: CallSite) { report([(problem, site)]) }

    /// Reports several problems: the first few, and the number of the others.
    package func report(_ problems: [(problem: any ReportableProblem, site: CallSite)]) {
        let violations = boundedViolations(problems) { problem, _ in
            Violation(mock: name, problem: .other(problem.problem), place: FailurePlace(problem.site))
        }
        for violation in violations { failures.report(violation) }
    }

    /// The calls that the test has not forgotten, and what they returned or threw, if the engine has kept it.
    package var results: [(call: Invocation, result: Result<Any, any Error>?)] {
        let (journal, results) = (journal, locked { $0.state.results })
        return journal.remembered.map { (journal.invocations[$0], results[$0]) }
    }

    /// Returns what a real object returned or threw, without the secrets that the filter redacts.
    package func redacted(_ outcome: Result<Any, any Error>, of invocation: Invocation) -> Result<Any, any Error> {
        currentFilter?.redacted(outcome, invocation) ?? outcome
    }

    package var isFiltered: Bool { locked { $0.state.isFiltered } }
    package var isOrdered: Bool { locked { $0.state.ordering } == .ordered }

    package func checkDeclarations(at site: CallSite) { declarations.checkDeclarations(at: site) }

    /// Adds an expectation of another product, such as an entry of a tape, and returns its place in the orders across
    /// mocks; `nil` if the expectations have no order.
    package func add(_ declaration: TypedDeclaration<Invocation>, answer: any OtherAnswer) -> OrderNode? {
        locked { $0.declare(declaration) }
        let answer = Answer(kind: .other(answer), site: declaration.site)
        declarations.amend(declaration, at: declaration.site) { $0.answers = [answer] }
        return isOrdered ? declarations.orderNode(of: declaration, at: declaration.site) : nil
    }
}
