/// The only lock around the state of a mock, and all that is done about its decisions.
///
/// It decides under the lock and acts outside of it: comparing, describing, answering and reporting run code
/// of the user's, which may call the same mock, or block.
///
/// It is unchecked, because invocations may hold values of any type. They stay on the thread of their call
/// until a test asks for them.
final class Engine<Invocation>: @unchecked Sendable {
    let comparison = InvocationComparison<Invocation>()
    private let state: Lock<EngineState>
    /// The calls, in the order of their arrival; the lock of the state is theirs as well.
    private var calls = CallStore<Invocation>()
    /// What a tape does with its calls, if it is on one; under the same lock.
    private var taping: Taping<Invocation>?
    /// The reporter of the test framework, and the one that a test has set in its place.
    private let frameworkReporter = TestFrameworkReporter()
    private let chosenReporter = Lock((any FailureReporter)?.none)

    init(name: String?, mode: MockMode, ordering: MockOrdering) {
        let name = name ?? enclosingTypeName(of: Invocation.self)
        state = Lock(EngineState(name: name, mode: mode, ordering: ordering))
        join()
    }

    deinit {
        // An unverified mock must not hide what it knows. It cannot tell whether its test has failed already, so that
        // what is missing fails the test, even if it follows from an earlier failure.
        if isUnheard { verify(isAutomatic: true, isLast: true) }
    }

    /// Makes the current test an owner of the mock: it is told of failures, and verifies the mock when it ends if it
    /// has the trait. A test that makes the mock is one, and each test that declares something.
    func join() {
        frameworkReporter.join()
        MadeMocks.current?.enter(self)
    }

    /// Calls a closure with the state, under the lock. It must not run code of the user's.
    @inline(__always)
    func locked<Result>(_ body: (inout EngineState) -> Result) -> Result {
        let (result, ended) = state.withLock { state in
            state.turns &+= 1
            return (body(&state), state.takeEndedWaits())
        }
        for wait in ended { wait.end(.met) }
        return result
    }

    /// Enters a call, under the lock.
    func enter(_ invocation: Invocation, at site: CallSite, in state: inout EngineState) -> Ticket {
        calls.append(invocation)
        return Ticket(epoch: state.epoch, number: state.journal.enter(at: site))
    }

    /// The calls so far.
    var journal: Journal<Invocation> {
        locked { $0.journal(of: calls) }
    }

    /// Puts the mock on a tape, in the mode that this takes.
    func put(on taping: Taping<Invocation>, mode: MockMode) {
        join()
        locked { state in
            (state.mode, state.isTaped) = (mode, true)
            self.taping = taping
        }
    }

    /// What a tape does with its calls, if it is on one.
    var currentTaping: Taping<Invocation>? { locked { _ in taping } }

    /// Forgets what was declared and called.
    func reset() {
        // What is forgotten may be the user's to destroy, which runs code of the user's, so it outlives the lock.
        let forgotten = locked { state in
            defer { calls = CallStore() }
            return (state.reset(), calls)
        }
        withExtendedLifetime(forgotten) {}
    }

    var reporter: any FailureReporter {
        get { chosenReporter.withLock { $0 } ?? frameworkReporter }
        set {
            chosenReporter.withLock { $0 = newValue }
            // Nothing is known of what the former reporter has made of its failures.
            locked { $0.hasFailedTest = false }
        }
    }

    /// The mock's name: the one it was given, that of the wrapper, or that of the invocation.
    var name: String {
        locked { $0.name } ?? typeName(Invocation.self)
    }

    /// Names the mock after its wrapper, where the invocation's type does not tell it.
    func nameAfter(_ wrapper: Any.Type) {
        locked { state in if state.name == nil { state.name = typeName(wrapper) } }
    }

    /// What is known now.
    func evidence() -> Evidence<Invocation> {
        let fallback = typeName(Invocation.self)
        return locked { $0.evidence(named: $0.name ?? fallback, calls) }
    }

    /// What is known now, for a call that came before; nothing if the mock was reset meanwhile and has forgotten the
    /// call and what it was compared with.
    ///
    /// - Parameter change: What is noted of the call, if the mock still knows it.
    func evidence(
        for ticket: Ticket, noting change: (inout EngineState) -> Void = { _ in }
    ) -> Evidence<Invocation>? {
        let fallback = typeName(Invocation.self)
        return locked { state in
            guard state.epoch == ticket.epoch else { return nil }
            change(&state)
            return state.evidence(named: state.name ?? fallback, calls)
        }
    }

    /// Whether a declared call accepts one that came.
    func accepts(_ declaration: Declaration, _ invocation: Invocation) -> Bool {
        declaration.of(Invocation.self).accepts(invocation)
    }
}

/// Returns the name of the type that another one is nested in, as the invocation is in its wrapper.
func enclosingTypeName(of type: Any.Type) -> String? {
    let parts = topLevelParts(of: String(reflecting: type)).filter { !$0.hasPrefix("(unknown context") }
    // The first part is the module: a type right in it is nested in nothing.
    return parts.count > 2 ? withoutModules(parts[parts.count - 2]) : nil
}

private func typeName(_ type: Any.Type) -> String {
    withoutModules(topLevelParts(of: String(reflecting: type)).last ?? "\(type)")
}

/// Splits a qualified name at the dots that are not inside of brackets.
private func topLevelParts(of name: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in name {
        if "<([".contains(character) { depth += 1 }
        if ">)]".contains(character) { depth -= 1 }
        if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
}

/// Leaves out what stands before a dot, also in the generic arguments of a name.
private func withoutModules(_ name: String) -> String {
    var text = ""
    var word = ""
    for character in name {
        switch character {
        case ".": word = ""
        case "<", ">", ",", " ", "(", ")", "[", "]":
            text += word + String(character)
            word = ""
        default: word.append(character)
        }
    }
    return text + word
}
