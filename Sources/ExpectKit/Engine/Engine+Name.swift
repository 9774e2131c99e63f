extension Engine {
    /// The name that the mock was given, or else the name of the type that encloses the invocation, of the mock,
    /// or of the invocation. If its test has several such mocks, all but the first have a number.
    var name: String { locked { $0.nameWords(or: Invocation.self) } }

    /// The name without a number.
    var stableName: String { locked { $0.name }.stable(or: typeName(Invocation.self)) }

    /// Gives the mock a name.
    func rename(_ name: String) { locked { $0.name.given = name } }

    /// Names the mock after its mock, if it has no name yet.
    func nameAfter(_ wrapper: Any.Type) {
        locked { guarded in
            if guarded.name.given == nil, guarded.name.derived == nil {
                guarded.name.derived = typeName(wrapper)
            }
        }
    }

    /// Takes a number, if the mock has no name and its test is known.
    ///
    /// - Parameter isNew: Whether the mock is being made, so that its mock is not known. If its invocation does not
    ///   show the mock either, the mock takes its number when something is declared on it.
    func takeNumber(isNew: Bool) {
        let (name, isNumbered) = locked { ($0.name, $0.number != nil) }
        guard name.given == nil, !isNumbered, name.derived != nil || !isNew, let test = framework.test
        else {
            return
        }
        let new = MockNumber(name: name.stable(or: typeName(Invocation.self)), in: test)
        locked { if $0.number == nil { $0.number = new } }
    }
}

extension GuardedState {
    /// The name for a report.
    ///
    /// - Parameter type: The type of the calls, which gives the mock its name if it has no other.
    func nameWords(or type: Any.Type) -> String { name.words(or: typeName(type), number: number?.value) }
}
