/// A property or a subscript that can be set, with the calls that read and set it. Generated mocks list theirs.
public struct SettableProperty<Invocation> {
    let getter: Invocation
    let setter: Invocation
    /// Returns the call that reads what a call has set, and the new value; `nil` for other calls.
    let assignment: (Invocation) -> (getter: Invocation, value: Any)?

    /// Creates a property.
    ///
    /// ```swift
    /// SettableProperty(.price(of: .any), set: .setPrice(of: .any, .any)) { call in
    ///     if case .setPrice(let bread, let price) = call { (.price(of: bread), price.value) } else { nil }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - getter: The call that reads it, with any arguments.
    ///   - setter: The call that sets it, with any arguments.
    ///   - assignment: Returns the call that reads what a call has set, and the new value; `nil` for other calls.
    public init(
        _ getter: Invocation, set setter: Invocation,
        assignment: @escaping (_ call: Invocation) -> (getter: Invocation, value: Any)?
    ) {
        (self.getter, self.setter, self.assignment) = (getter, setter, assignment)
    }
}

extension TestDouble {
    /// Lets all properties and subscripts of a generated mock return what they were set to last, as Moq's `SetupAllProperties`
    /// does.
    ///
    /// ```swift
    /// let oven = MockOven().keepsProperties()
    /// oven.temperature = 180
    /// #expect(oven.temperature == 180)
    /// ```
    ///
    /// The mock still records each call. Expectations come first, and a test may stub a property later. A property that was not set yet
    /// answers as if it were not kept; ``TypedMocking/keep(_:_:fileID:filePath:line:column:)`` gives it a first value. A mock written by
    /// hand lists its properties in ``InvocationMatching/settableProperties``. Without any, this call is reported here.
    ///
    /// - Returns: The mock itself, so that one line can create it and let it keep its properties.
    @discardableResult
    public func keepsProperties(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let (engine, properties) = (namedEngine, settableProperties(of: Invocation.self))
        if properties.isEmpty { engine.declarations.misuse(.noSettableProperty(call: nil), at: site) }
        for property in properties { engine.declarations.keep(property, at: site) }
        return self
    }
}

extension TypedMocking {
    /// Lets a property or a subscript return what it was set to last, and before that a first value.
    ///
    /// ```swift
    /// oven.keep(.temperature, 20)
    /// oven.keep(.price(of: .any), 0)
    /// ```
    ///
    /// The mock still records each call. Expectations come first, and a test may stub the property later. The property must be one of a
    /// generated mock that can be set, or one in ``InvocationMatching/settableProperties``. Another one is reported here.
    ///
    /// - Parameters:
    ///   - property: The call that reads the property. A subscript has any arguments, or those of one element.
    ///   - value: The first value.
    public func keep<Arguments, Value, Failure: Error>(
        _ property: TypedCall<Invocation, Arguments, Value, Failure>, _ value: Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let (engine, name) = (namedEngine, InvocationShape(of: property.invocation).fullName)
        let found = settableProperties(of: Invocation.self).first {
            InvocationShape(of: $0.getter).fullName == name
        }
        guard let found else {
            let call = describeCall(property.invocation)
            return engine.declarations.misuse(.noSettableProperty(call: call), at: site)
        }
        engine.declarations.keep(value, of: property.invocation, at: site)
        engine.declarations.keep(found, at: site)
    }
}

/// The properties that a type of calls lists.
private func settableProperties<Invocation>(of _: Invocation.Type) -> [SettableProperty<Invocation>] {
    func list<Calls: InvocationMatching>(of _: Calls.Type) -> Any { Calls.settableProperties }
    guard let type = Invocation.self as? any InvocationMatching.Type else { return [] }
    return list(of: type) as? [SettableProperty<Invocation>] ?? []
}

extension DeclarationReceiver {
    /// Stubs the setter of a property, so that each call stubs the getter.
    fileprivate func keep(_ property: SettableProperty<Invocation>, at site: CallSite) {
        let setter = declare(.stub, property.setter, at: site).declaration
        // The closure is an answer of the mock, which it would keep alive.
        let answer = Answer.Kind.action { [weak engine] call in
            guard let engine, let (getter, value) = property.assignment(typedCall(call)) else { return () }
            engine.declarations.keep(value, of: getter, at: site)
            return ()
        }
        amendAtAnyTime(setter, at: site) { progress in
            progress.answers = [Answer(kind: answer, site: site)]
            progress.isOptional = true
        }
    }

    /// Stubs the getter of a property. A newer stub comes before it.
    ///
    /// It does not make the running test an owner of the mock, because the code under test may set the property anywhere.
    fileprivate func keep(_ value: Any, of getter: Invocation, at site: CallSite) {
        let facts = DeclarationContent(getter, at: site, comparison: engine.comparison)
        let answer = Answer(kind: .value(value), site: site)
        engine.locked { guarded in
            let stub = guarded.declare(.stub, facts)
            guarded.state.table.answer(stub, with: answer)
        }
    }
}
