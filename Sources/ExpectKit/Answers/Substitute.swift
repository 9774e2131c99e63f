/// The answer of a call that has none of its own.
enum Substitute<Invocation, Output> {
    /// The answer of an expectation of the same case, which is reused, or of a stub that accepts the call.
    case declared(Answer, by: TypedDeclaration<Invocation>)
    case realObject
    case error(UnansweredCallError)
    case ofMock(Output)
    /// A value was made from a type of the standard library, which runs no client code.
    case synthesized(Output)
    /// The value is made only after the failure has been reported, because client code makes it, or would describe a
    /// value that no initializer has made, and may trap. The report therefore does not show the value.
    case deferred(MockDefaults.Owner?, make: () -> Self)
    case nothing(PlaceholderObstacle?)

    /// Whether the call cannot be answered, so that the process ends.
    var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// Whether a declaration forwards the call to a real object.
    var forwards: Bool { if case .declared(let answer, _) = self, case .forward = answer.kind { true } else { false } }

    var isError: Bool { if case .error = self { true } else { false } }

    /// Returns the substitute with the failure that explains it, for an ``UnansweredCallError`` to name.
    func explained(by failure: UnansweredCallError.Failure) -> Self {
        if case .error(let error) = self { .error(error.explained(by: failure)) } else { self }
    }

    /// The answer as a failure shows it; `nil` for a call that returns nothing.
    func fact(to invocation: Invocation, _ filter: CallFilter<Invocation>?) -> GivenAnswer? {
        func words(_ value: Output) -> String { filter.fact(of: .success(value), to: invocation).bareWords }
        switch self {
        case .declared(let answer, let declaration):
            let (fact, place) = (answer.fact(to: invocation, filter), declaration.place)
            if declaration.role == .stub { return .stub(fact, place) }
            return fact == .nothing ? nil : .reused(fact, from: .init(index: declaration.index, place: place))
        case .realObject: return .realObject
        case .error: return .thrownError
        case .ofMock(let value): return .mockDefault(words(value))
        case .synthesized(is Void): return nil
        case .synthesized(let value): return .standardDefault(words(value), type: "\(Output.self)")
        case .deferred(let owner, _): return .laterDefault(type: "\(Output.self)", owner)
        case .nothing(let obstacle): return .nothing(type: "\(Output.self)", because: obstacle)
        }
    }
}

extension Answer {
    /// Whether it can be the answer of a call that returns a type. Only plain values are checked, because the result
    /// of an action is not known before it runs.
    func fits<Output>(_ type: Output.Type) -> Bool {
        if case .value(let value) = kind { fitting(value, type) != nil } else { true }
    }

    /// Whether it can be the answer of a call that returns one type and throws another.
    func fits<Output, Failure: Error>(_ type: Output.Type, throwing _: Failure.Type) -> Bool {
        if case .error(let error) = kind { error is Failure } else { fits(type) }
    }
}
