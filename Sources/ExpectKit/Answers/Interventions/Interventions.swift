/// What intervenes in the calls of a mock between their arrival and their answers, while a test repeats its body.
struct Interventions {
    /// Decides when the calls of `async` requirements are answered.
    var turns: (any TurnTaking)?
    /// Decides the same for the calls of single declarations, by their indices.
    var turnsOfDeclarations: [Int: any TurnTaking] = [:]
    /// What makes calls fail: that of the outermost body is first.
    private(set) var faults: [any FaultInjecting] = []

    var isEmpty: Bool { turns == nil && turnsOfDeclarations.isEmpty && faults.isEmpty }

    mutating func add(_ injector: any FaultInjecting) {
        let place = faults.firstIndex { $0.depth > injector.depth } ?? faults.endIndex
        faults.insert(injector, at: place)
    }

    mutating func remove(_ injector: any FaultInjecting) { faults.removeAll { $0 === injector } }
}
