/// An expectation of another product, such as an entry of a tape.
package struct OtherExpectation<Invocation> {
    let declaration: TypedDeclaration<Invocation>
    let answer: any OtherAnswer

    package func accepts(_ call: Invocation) -> Bool { declaration.accepts(call) }
}

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

    /// Whether calls are equal to this one only if they consist of the same plain values. A `NaN` equals nothing.
    package func comparesPlainValues(of invocation: Invocation) -> Bool {
        let values = InvocationShape(of: invocation).arguments.map { ($0.value as? any AnyArg)?.plainValue ?? $0.value }
        return values.allSatisfy { type(of: $0) is any ConsistentlyHashed.Type }
            && comparison.prepare(invocation)(invocation)
    }

    /// - Parameters:
    ///   - loosen: Replaces the arguments of a call that may differ from the expected ones.
    ///   - isSame: Whether a call is the expected one, although its values are not equal or cannot be compared.
    package func expectation(
        of invocation: Invocation, in placeName: String, at site: CallSite, answer: any OtherAnswer,
        loosen: ((Invocation) -> Invocation)?, isSame: ((Invocation) -> Bool)?
    ) -> OtherExpectation<Invocation> {
        let declaration = TypedDeclaration(
            .expect, invocation, at: DeclarationPlace(site: site, name: placeName), comparison: comparison,
            loosen: loosen, isSame: isSame)
        return OtherExpectation(declaration: declaration, answer: answer)
    }

    /// Adds an expectation, and returns its place in the orders across mocks; `nil` if the expectations have no order.
    package func add(_ expectation: OtherExpectation<Invocation>) -> OrderNode? {
        let (declaration, site) = (expectation.declaration, expectation.declaration.site)
        locked { $0.declare(declaration) }
        let answer = Answer(kind: .other(expectation.answer), site: site)
        declarations.amend(declaration, at: site) { $0.answers = [answer] }
        return isOrdered ? declarations.orderNode(of: declaration, at: site) : nil
    }
}
