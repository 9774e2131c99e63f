/// A property or a subscript that can be set, with the calls that read and set it. Generated mocks list theirs.
public struct SettableProperty<Invocation> {
    let getter: Invocation
    let setter: Invocation
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
    ) { (self.getter, self.setter, self.assignment) = (getter, setter, assignment) }
}

extension TestDouble {
    /// Lets all properties and subscripts of a generated mock return what they were set to last.
    ///
    /// ```swift
    /// let oven = MockOven().keepsProperties()
    /// oven.temperature = 180
    /// #expect(oven.temperature == 180)
    /// ```
    ///
    /// Expectations come first, and a test may stub a property later. A property that was not set yet answers as if it
    /// were not kept; ``TypedMocking/keep(_:_:fileID:filePath:line:column:)`` gives it a first value. A mock written by
    /// hand lists its properties in ``InvocationMatching/settableProperties``. Without any, this call is reported here.
    ///
    /// - Returns: The mock itself.
    @discardableResult public func keepsProperties(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let (engine, properties) = (namedEngine, settableProperties(of: Invocation.self))
        if properties.isEmpty { engine.declarations.misuse(.noSettableProperty(call: nil), at: site) }
        for property in properties { engine.keep(property, readBy: property.getter, at: site) }
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
    /// The mock accepts and records the calls that set the property, as `oven.arguments(of: .setTemperature(.any))`
    /// shows. Expectations come first, and a test may stub the property later. A property that cannot be set, or is not
    /// one of ``InvocationMatching/settableProperties``, is reported here.
    ///
    /// - Parameters:
    ///   - property: The call that reads the property. A subscript has any arguments, or those of one element.
    ///   - value: The first value.
    public func keep<Arguments, Value, Failure: Error>(
        _ property: TypedCall<Invocation, Arguments, Value, Failure>, _ value: Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let (engine, name) = (namedEngine, InvocationShape(of: property.invocation).fullName)
        let properties = settableProperties(of: Invocation.self)
        guard let found = properties.first(where: { InvocationShape(of: $0.getter).fullName == name }) else {
            return engine.declarations.misuse(.noSettableProperty(call: describeCall(property.invocation)), at: site)
        }
        engine.keep(found, readBy: property.invocation, value, at: site)
    }
}

private func settableProperties<Invocation>(of _: Invocation.Type) -> [SettableProperty<Invocation>] {
    func list<Calls: InvocationMatching>(of _: Calls.Type) -> Any { Calls.settableProperties }
    guard let type = Invocation.self as? any InvocationMatching.Type else { return [] }
    return list(of: type) as? [SettableProperty<Invocation>] ?? []
}

func setsProperty<Invocation>(_ call: Invocation) -> Bool {
    let name = InvocationShape(of: call).fullName
    return settableProperties(of: Invocation.self).contains { InvocationShape(of: $0.setter).fullName == name }
}

struct KeptProperty<Invocation> {
    let property: SettableProperty<Invocation>
    let accepts: (Invocation) -> Bool
    /// The stub that allows the calls of its setter.
    let setter: Declaration
    let site: CallSite
    /// The stub that returns the value; `nil` for a subscript, each element of which has a stub of its own.
    let stub: Declaration?
}

extension Engine {
    /// Whichever declaration takes the calls, the values are kept. A stub of the setter allows them.
    fileprivate func keep(
        _ property: SettableProperty<Invocation>, readBy getter: Invocation, _ initial: Any? = nil, at site: CallSite
    ) {
        let accepts = comparison.prepare(getter)
        let setter = declarations.declare(.stub, property.setter, at: site) { call in
            property.assignment(call).map { accepts($0.getter) } ?? false
        }.declaration
        // A stub without a value takes no call. It has its place now, so that later stubs of the test come first.
        let stub = InvocationShape(of: getter).arguments.isEmpty ? stub(getter, at: site) : nil
        let kept = KeptProperty(property: property, accepts: accepts, setter: setter, site: site, stub: stub)
        locked { guarded in
            guarded.state.table.keep(nil, in: setter)
            guarded.state.keepsProperties = true
        }
        if let initial { keep(initial, of: getter, in: kept) }
        keptProperties.withLock { $0.append(kept) }
    }

    /// Keeps the value that a call has set, unless the call was not allowed.
    func keepValue(ofCall number: Int, in journal: Journal<Invocation>) {
        let outcome = journal.outcome(of: number)
        if outcome == .pending || outcome == .diverged || outcome == .refused { return }
        let call = journal.invocations[number]
        // The newest one comes first, as with stubs.
        for kept in keptProperties.withLock({ $0 }).reversed() {
            guard let (getter, value) = kept.property.assignment(call), kept.accepts(getter) else { continue }
            return keep(value, of: getter, in: kept)
        }
    }

    /// It makes no test an owner of the mock, because the code under test may set the property anywhere.
    private func keep(_ value: Any, of getter: Invocation, in kept: KeptProperty<Invocation>) {
        let answer = Answer(kind: .value(value), site: kept.site)
        if let stub = kept.stub {
            locked { _ = $0.state.table.keep(answer, in: stub) }
        } else if !comparison.incomparable(getter).isEmpty {
            // Such an element would have the value of any other one.
            if locked({ $0.ledger.claim(.incomparable(.init(kept.site))) }) {
                _ = declarations.checkArguments(of: getter, at: kept.site)
            }
        } else if !isDeclared(getter, after: kept.setter) {
            _ = stub(getter, answer, at: kept.site)
        }
    }

    /// In one turn of the lock, because another thread may read the property.
    private func stub(_ getter: Invocation, _ answer: Answer? = nil, at site: CallSite) -> Declaration {
        let stub = TypedDeclaration(.stub, getter, at: DeclarationPlace(site: site), comparison: comparison)
        locked { guarded in
            guarded.declare(stub)
            if answer == nil { guarded.state.table.refuse(stub) }
            guarded.state.table.keep(answer, in: stub)
        }
        return stub
    }

    /// Whether the test has stubbed or rejected the calls that read an element, after it has let the mock keep it.
    private func isDeclared(_ getter: Invocation, after setter: Declaration) -> Bool {
        let later = locked { guarded in
            guarded.state.table.stubs.filter { $0 > setter.index && !guarded.state.table.progress[$0].keepsProperty }
                .map { guarded.state.table.declared[$0] }
        }
        return later.contains { accepts($0, getter) }
    }
}
