/// Makes calls of a mock throw an error instead of their answers.
package protocol FaultInjecting: AnyObject, Sendable {
    /// How many other such objects are around the code of the test that adds it.
    var depth: Int { get }

    /// Returns the error that a call throws; `nil` if the call is answered as declared. It is called once for each
    /// call, in the task of the call, and may cancel the task.
    ///
    /// - Parameter earlier: The error that the call throws because of an outer object, of the type of the requirement.
    func fault<Failure: Error>(of call: ArrivedCall, after earlier: Failure?) -> Failure?
}

/// Decides when each call of a mock is answered.
package protocol TurnTaking: AnyObject, Sendable {
    /// Suspends a call until it is its turn to be answered.
    ///
    /// - Parameter canThrowCancellation: Whether the requirement may throw a `CancellationError`.
    nonisolated(nonsending) func turn(of call: ArrivedCall, canThrowCancellation: Bool) async -> TurnEnd
}

/// The reason why a call continues.
package enum TurnEnd: Sendable {
    /// It is its turn to be answered.
    case answered
    /// Its task was cancelled, so it throws a `CancellationError`.
    case cancelled
}

/// What decides about the calls of a mock between their arrival and their answers.
package struct CallGates {
    /// Decides when the calls of `async` requirements are answered.
    package var turns: (any TurnTaking)?
    /// Decides the same for the calls of single declarations, by their indices.
    var turnsOfDeclarations: [Int: any TurnTaking] = [:]
    /// What makes calls fail: the outermost object is first.
    private(set) var faults: [any FaultInjecting] = []

    var isEmpty: Bool { turns == nil && turnsOfDeclarations.isEmpty && faults.isEmpty }

    /// What decides about the turn of a call.
    func turns(of verdict: Verdict) -> (any TurnTaking)? {
        guard case .answer(let answering) = verdict else { return turns }
        return turnsOfDeclarations[answering.declaration.index] ?? turns
    }

    package mutating func add(_ injector: any FaultInjecting) {
        faults.insert(injector, at: faults.firstIndex { $0.depth > injector.depth } ?? faults.endIndex)
    }

    package mutating func remove(_ injector: any FaultInjecting) { faults.removeAll { $0 === injector } }
}

/// A call that has arrived. Unchecked, because it may hold values of any type, and is passed only to the test.
package struct ArrivedCall: @unchecked Sendable {
    /// The identity of the mock's engine; `nil` if only the words matter.
    package var engine: ObjectIdentifier?
    package var invocation: Any?
    /// The name of the mock.
    package let mock: String
    /// The call with its arguments.
    package let words: String
}
