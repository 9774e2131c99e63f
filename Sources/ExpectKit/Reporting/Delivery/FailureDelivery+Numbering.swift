extension FailureDelivery {
    /// Returns the violation with the number of the expectation whose answer the call got.
    func numbered(_ violation: Violation) -> Violation {
        guard case .reused(let answer, from: var source) = violation.answer else { return violation }
        source.position = engine.locked { guarded in
            // Another thread may have reset the mock meanwhile.
            guard guarded.state.table.declared.indices.contains(source.index),
                guarded.state.table.declared[source.index].place == source.place
            else { return nil }
            let total = guarded.state.table.queue.count
            return guarded.state.table.positions[source.index].map { .init(number: $0 + 1, total: total) }
        }
        var violation = violation
        violation.answer = .reused(answer, from: source)
        return violation
    }
}
