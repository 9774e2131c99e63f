extension ScriptGenerator {
    mutating func declaration() -> ModelScript.Declaration {
        let role: ModelScript.Role =
            switch among(1...100) {
            case ...72: .expect
            case ...90: .stub
            default: .reject
            }
        var declaration = ModelScript.Declaration(
            role: role, requirement: requirement(), pattern: pattern(), line: next())
        // The compiler rejects counts of stubs and all clauses of rejections.
        if role == .expect, chance(45) { declaration.clauses.append(count()) }
        if role != .reject, chance(80) { declaration.clauses += answers(to: declaration) }
        // A refused clause is rare, because it prevents other things from happening.
        if role == .expect, chance(2), declaration.clauses.first?.isPossible ?? true {
            declaration.clauses.append(.init(kind: .times(2, 2), line: next()))
        }
        shuffle(&declaration.clauses)
        return declaration
    }

    private mutating func pattern() -> ModelScript.Pattern {
        switch among(1...100) {
        case ...60: .exactly(among(1...3))
        case ...80: .within(among(1...2)...among(2...3))
        default: .any
        }
    }

    private mutating func count() -> ModelScript.Clause {
        let lower = among(0...2)
        let kind: ModelScript.Clause.Kind =
            switch among(1...100) {
            case ...35: .times(lower, lower)
            case ...60: .times(lower, lower + among(1...2))
            case ...75: .times(lower, nil)
            case ...85: .times(0, among(1...2))
            case ...96: .times(0, nil)
            default: .times(-1, among(-1...1))
            }
        return .init(kind: kind, line: next())
    }

    /// Answers, mostly as many as the count allows.
    private mutating func answers(to declaration: ModelScript.Declaration) -> [ModelScript.Clause] {
        let requirement = declaration.requirement
        // A call that returns nothing needs no answer, and rarely has one.
        guard requirement.returnsValue || chance(25) else { return [] }
        var room = 3
        for case .times(_, let upper?) in declaration.clauses.map(\.kind) { room = min(3, upper) }
        if chance(4) { room += 1 }
        var clauses: [ModelScript.Clause] = []
        var count = room > 0 ? among(1...min(3, room)) : 0
        while count > 0 {
            let clause = ModelScript.Clause(kind: answer(to: requirement, atMost: count), line: next())
            clauses.append(clause)
            count -= clause.answers.count
        }
        return clauses
    }

    private mutating func answer(
        to requirement: ModelScript.Requirement, atMost count: Int
    ) -> ModelScript.Clause.Kind {
        if hasReal, chance(15) { return .forwards }
        if requirement.throwsErrors, chance(30) { return .throwing(next()) }
        return .returns((0..<among(1...count)).map { _ in next() })
    }
}

extension ModelScript.Clause {
    /// Whether it is not an impossible count. The rules do not define a second count after an impossible one.
    fileprivate var isPossible: Bool {
        if case .times(let lower, _) = kind { lower >= 0 } else { true }
    }
}
