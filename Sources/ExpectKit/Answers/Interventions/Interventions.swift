/// What intervenes in the calls of a mock between their arrival and their answers, while a test repeats its body.
struct Interventions {
    /// Decides when the calls of `async` requirements are answered.
    var turns: (any TurnTaking)?
    /// Decides the same for the calls of single declarations, by their indices.
    var turnsOfDeclarations: [Int: any TurnTaking] = [:]
    /// Makes calls fail.
    var faults: (any FaultInjecting)?

    var isEmpty: Bool { turns == nil && turnsOfDeclarations.isEmpty && faults == nil }
}
