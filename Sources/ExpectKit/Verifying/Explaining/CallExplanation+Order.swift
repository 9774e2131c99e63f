// Explains calls that are expected, but came at the wrong time.

extension CallExplanation {
    /// Describes a call that the alignment found in another place.
    func outOfOrder(_ call: String, _ moved: MovedCall) -> OutOfOrderCall {
        let after = moved.before == nil ? moved.after : nil
        return OutOfOrderCall(
            call: call, expectation: snapshot.fact(at: moved.position),
            cause: .moved(
                before: moved.before.map { snapshot.fact(at: $0) },
                after: after.map { snapshot.fact(at: $0) }))
    }

    /// Describes a call that came before or after its place in the order of its mock.
    ///
    /// - Parameters:
    ///   - exact: The position of the expectation that it fits.
    ///   - next: The position of the next expectation.
    func outOfOrder(_ call: String, _ exact: Int, _ next: Int?) -> OutOfOrderCall {
        // Names the missing calls right before it, and the next expectation. The table shows the missing calls in
        // between.
        let missing = snapshot.tree.unmetPredecessors(of: exact).prefix(Limits.Explaining.obstacles)
        let shownNext = next.flatMap { missing.contains($0) ? nil : $0 }
        var outOfOrder = OutOfOrderCall(
            call: call, expectation: snapshot.fact(at: exact),
            cause: .turn(
                missing: missing.map { snapshot.fact(at: $0) },
                next: shownNext.map { snapshot.fact(at: $0) }, isNextBefore: next.map { $0 < exact } ?? false)
        )
        if let next, next > exact {
            outOfOrder.distance = .late(places: next - exact)
        } else if let next, next < exact {
            outOfOrder.distance = .early(
                places: (next..<exact).count { snapshot.isLacking(at: $0) })
        }
        return outOfOrder
    }

    /// Describes a call that something other than the order of its mock blocked.
    func outOfOrder(_ call: String, _ obstacles: Obstacles) -> OutOfOrderCall {
        var outOfOrder = OutOfOrderCall(
            call: call, expectation: snapshot.fact(at: obstacles.position),
            cause: .obstacles(
                .init(
                    missing: obstacles.missingFacts, before: obstacles.before, ended: obstacles.ended,
                    conditions: obstacles.conditions)))
        if obstacles.ended != nil {
            outOfOrder.distance = .late(places: obstacles.places)
        } else if obstacles.places > 0 {
            outOfOrder.distance = .early(places: obstacles.places)
        }
        return outOfOrder
    }
}
