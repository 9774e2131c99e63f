import ExpectKit

extension ReferenceModel {
    /// Adds a declaration.
    ///
    /// - Returns: The mistakes in it, each at its line.
    mutating func declare(_ declaration: ModelScript.Declaration) -> [Observation.Failure] {
        places += 1
        return declare(declaration, at: places, isMember: false)
    }

    /// Adds an unordered group of declarations.
    mutating func declareGroup(_ members: [ModelScript.Declaration]) -> [Observation.Failure] {
        places += 1
        return members.flatMap { declare($0, at: places, isMember: true) }
    }

    private mutating func declare(
        _ declaration: ModelScript.Declaration, at place: Int, isMember: Bool
    ) -> [Observation.Failure] {
        var entry = Entry(declaration: declaration, place: place, since: events.count)
        var mistakes = declaration.clauses.filter { !entry.add($0) }.map(\.line)
        if isShadowed(entry, isMember: isMember) {
            // The expectation is dropped, so that it is not reported as missing too.
            mistakes.insert(declaration.line, at: 0)
        } else {
            entries.append(entry)
            if entry.role == .expect { isUnverified = true }
        }
        return mistakes.map { .init(kind: .misuse, line: $0) }
    }

    /// Whether an earlier expectation without an upper bound takes every call that this one could take.
    private func isShadowed(_ entry: Entry, isMember: Bool) -> Bool {
        guard entry.role == .expect else { return false }
        let before = expectations.map { entries[$0] }
        // In an order, an expectation between the two retires the earlier one, and so may any other member of this
        // one's group.
        let near = isMember ? entry.place : before.last?.place
        return before.contains { earlier in
            (ordering == .unordered || earlier.place == near) && earlier.upper == nil
                && earlier.declaration.covers(entry.declaration)
        }
    }
}

extension ModelScript.Declaration {
    /// Whether it accepts every call that another one accepts. Two ranges are not compared.
    fileprivate func covers(_ other: Self) -> Bool {
        guard requirement == other.requirement else { return false }
        if case .exactly(let argument) = other.pattern { return pattern.accepts(argument) }
        return pattern == .any
    }
}

extension ReferenceModel.Entry {
    /// Adds a clause.
    ///
    /// - Returns: Whether the clause is valid.
    fileprivate mutating func add(_ clause: ModelScript.Clause) -> Bool {
        switch (role, clause.kind) {
        // The types of the clauses exclude all others.
        case (.reject, _), (.stub, _):
            answers += clause.answers
            return true
        case (.expect, .times(let lower, let upper)): return count(lower, upper)
        case (.expect, _):
            answers += clause.answers
            if !isCountWritten { (lower, upper) = (answers.count, answers.count) }
            return makeRoomForAnswers()
        }
    }

    private mutating func count(_ lower: Int, _ upper: Int?) -> Bool {
        if lower < 0 || (upper ?? lower) < lower {
            // No number of calls can meet the count, so no call fails because of it.
            (self.lower, self.upper, isCountWritten) = (0, .max, true)
            return false
        }
        if isCountWritten { return false }
        isCountWritten = true
        (self.lower, self.upper) = (lower, upper)
        return makeRoomForAnswers()
    }

    /// Answers beyond a written count are a mistake, but they are used.
    private mutating func makeRoomForAnswers() -> Bool {
        guard let upper, answers.count > upper else { return true }
        self.upper = answers.count
        return false
    }
}
