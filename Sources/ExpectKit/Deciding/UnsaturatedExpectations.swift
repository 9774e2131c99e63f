/// The expectations that may still take a call, by the names of their cases.
struct UnsaturatedExpectations {
    private var positions: [String: AscendingNumbers]

    /// - Parameters:
    ///   - all: The expectations with their positions.
    ///   - progress: How far the declarations have come, by their indices.
    init(_ all: [(position: Int, declaration: Declaration)], _ progress: [Progress]) {
        let open = all.filter { !progress[$0.declaration.index].isSaturated }
        positions = Dictionary(grouping: open) { $0.declaration.caseName }
            .mapValues { AscendingNumbers($0.map(\.position)) }
    }

    /// Notes whether an expectation may still take a call.
    mutating func update(_ declaration: Declaration, at position: Int, isSaturated: Bool) {
        if isSaturated {
            positions[declaration.caseName]?.remove(position)
        } else {
            positions[declaration.caseName, default: AscendingNumbers()].insert(position)
        }
    }

    /// The positions of those of a case, from a position on.
    func ofCase(_ caseName: String, from first: Int) -> ArraySlice<Int> {
        positions[caseName]?.from(first) ?? []
    }
}
