extension DeclarationTable {
    /// Whether the order of the mock allows that an earlier call counts for an expectation.
    ///
    /// - Parameters:
    ///   - call: The number of the call.
    ///   - position: The position of the expectation.
    func mayCome(_ call: Int, at position: Int) -> Bool {
        guard tree.unmetPredecessors(of: position).isEmpty, !tree.isPassed(position) else { return false }
        return (0..<position).allSatisfy { earlier in
            guard let last = progress[queue[earlier]].lastCall else { return true }
            return last < call || !tree.isBefore(earlier, position)
        }
    }
}

extension CallOutcome {
    /// Whether no expectation took the call, and it is no failure.
    var isOpenToExpectations: Bool {
        switch self {
        case .ignored, .forwarded, .stubbed: true
        case .pending, .taken, .diverged, .refused: false
        }
    }
}
