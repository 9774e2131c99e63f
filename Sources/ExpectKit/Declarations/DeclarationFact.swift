/// A declaration as a failure shows it: described, so that no value of client code leaves the engine.
package struct DeclarationFact: Sendable, Equatable {
    /// A number among several of its kind.
    package struct Position: Sendable, Equatable {
        /// Counted from one.
        let number: Int
        let total: Int
    }

    var role: Declaration.Role
    /// What was declared, such as `add(task: Task(id: "A"))`.
    var call: String
    /// The call without the arguments that a reader need not compare, such as `add(task: …)`; `nil` if it has none.
    var shortCall: String?
    /// Its place among the mock's expectations, if it is one.
    var position: Position?
    /// How often it is expected, if it is an expectation.
    var count: CallCount?
    /// How often it was called.
    var calls = 0
    var place: DeclarationPlace
    /// The differences from the call that it is compared with.
    var differences: [Difference] = []
}
