import ExpectKit

/// Generates random scripts, the same one for the same seed.
///
/// Most calls follow the declarations, with a few mistakes, because most rules are about calls that nearly meet the
/// expectations.
struct ScriptGenerator {
    private var random: SeededGenerator
    /// The last line or answer that was used.
    private var number = 100
    private(set) var requirements: [ModelScript.Requirement] = []
    private(set) var hasReal = false

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    mutating func script() -> ModelScript {
        requirements = Array(ModelScript.Requirement.allCases.shuffled(using: &random).prefix(among(1...3)))
        hasReal = chance(30)
        var script = ModelScript(mode: mode(), ordering: chance(75) ? .ordered : .unordered, hasReal: hasReal)
        for _ in 0..<among(1...3) { script.steps += phase(script.ordering) }
        if chance(80) { script.steps.append(.verify) }
        script.isIndexed = chance(50)
        return script
    }

    /// Declarations, calls, and other steps.
    private mutating func phase(_ ordering: MockOrdering) -> [ModelScript.Step] {
        let declared = (0..<among(1...4)).map { _ in chance(15) ? group() : .declare(declaration()) }
        var calls = declared.flatMap { self.calls(following: $0) }
        if ordering == .unordered, chance(50) { calls.shuffle(using: &random) }
        if chance(60) { calls = mistaken(calls) }
        var steps = declared
        for call in calls {
            steps.append(.call(call, line: next()))
            if chance(4) { steps.append(.declare(declaration())) }
            if chance(3) { steps.append(.verify) }
            if chance(2) { steps.append(.mode(mode())) }
        }
        switch among(1...100) {
        case ...15: steps.append(.verify)
        case ...25: steps.append(.checkpoint)
        case ...30: steps.append(.reset)
        case ...35: steps.append(.mode(mode()))
        default: break
        }
        return steps
    }

    private mutating func group() -> ModelScript.Step {
        .group((0..<among(0...3)).map { _ in declaration() })
    }

    /// The calls that meet what a step declares.
    private mutating func calls(following step: ModelScript.Step) -> [ModelScript.Call] {
        switch step {
        case .declare(let declaration): calls(following: declaration)
        case .group(let members): members.flatMap { calls(following: $0) }.shuffled(using: &random)
        default: []
        }
    }

    private mutating func calls(following declaration: ModelScript.Declaration) -> [ModelScript.Call] {
        var (lower, upper): (Int, Int?) = (max(1, declaration.clauses.flatMap(\.answers).count), nil)
        for case .times(let least, let most) in declaration.clauses.map(\.kind) {
            (lower, upper) = (max(0, least), most)
        }
        let count =
            switch declaration.role {
            case .expect: among(lower...max(lower, upper ?? lower + 1))
            case .stub: among(0...2)
            case .reject: 0
            }
        let arguments = (1...3).filter { declaration.pattern.accepts($0) }
        return (0..<count).map { _ in
            .init(requirement: declaration.requirement, argument: arguments[among(0...arguments.count - 1)])
        }
    }

    /// Calls with a few mistakes in them.
    private mutating func mistaken(_ calls: [ModelScript.Call]) -> [ModelScript.Call] {
        var calls = calls
        for _ in 0..<among(1...3) {
            let place = among(0...calls.count)
            guard place < calls.count, chance(70) else {
                calls.insert(.init(requirement: requirement(), argument: among(1...3)), at: place)
                continue
            }
            switch among(1...4) {
            case 1: calls.remove(at: place)
            case 2: calls.insert(calls[place], at: place)
            case 3: calls[place].argument = among(1...3)
            default: calls.swapAt(place, among(0...calls.count - 1))
            }
        }
        return calls
    }

    private mutating func mode() -> MockMode {
        switch among(1...100) {
        case ...45: .strict
        case ...65: .nice
        case ...75: .naggy
        default: .partial
        }
    }
}

extension ScriptGenerator {
    mutating func among(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func chance(_ percent: Int) -> Bool { among(1...100) <= percent }

    mutating func requirement() -> ModelScript.Requirement { requirements[among(0...requirements.count - 1)] }

    mutating func shuffle(_ clauses: inout [ModelScript.Clause]) { clauses.shuffle(using: &random) }

    /// A number that is unique in the script.
    mutating func next() -> Int {
        number += 1
        return number
    }
}
