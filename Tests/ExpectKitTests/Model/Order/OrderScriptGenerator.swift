import ExpectKit

/// Generates random order scripts, the same one for the same seed. The steps keep every rule, except for a few mistakes.
struct OrderScriptGenerator {
    private var random: SeededGenerator
    /// The last line that was used.
    private var line = 999
    private var room = 0
    /// Whether no two expectations accept the same call, so that there is only one interpretation.
    private var isPlain = true
    private var values = 0
    private var hasStates = false

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    mutating func script() -> OrderScript {
        isPlain = chance(60)
        hasStates = chance(35)
        room = among(2...7)
        let isStrict = chance(40)
        let mocks = (0..<among(1...3)).map { _ in
            OrderScript.Setup(
                ordering: chance(70) ? .ordered : .unordered, mode: isStrict || chance(30) ? .strict : mode())
        }
        var script = OrderScript(mocks: mocks)
        while room > 0 {
            script.declarations.append(
                .init(mock: among(0...mocks.count - 1), member: member(depth: 0)))
        }
        if !isStrict, chance(40) {
            let stub = OrderScript.Stub(accepts: 1...max(3, values), when: chance(30) ? among(0...2) : nil)
            script.declarations.append(.init(mock: among(0...mocks.count - 1), member: .stub(stub)))
        }
        let lines = script.declarations.flatMap(\.member.expectations).map(\.line)
        for _ in 0..<(chance(60) ? among(1...4) : 0) {
            script.afters.append(.init(later: pick(lines), earlier: pick(lines), line: next()))
        }
        script.steps = steps(of: script)
        if chance(60) { for _ in 0..<among(1...3) { mistake(in: &script) } }
        script.isIndexed = chance(50)
        return script
    }

    private mutating func member(depth: Int) -> OrderScript.Member {
        if depth < 3, chance(30) {
            var members: [OrderScript.Member] = []
            for _ in 0..<among(0...4) where room > 0 { members.append(member(depth: depth + 1)) }
            return .group(isOrdered: chance(50), members)
        }
        room -= 1
        values += 1
        let first = among(1...3)
        var expectation = OrderScript.Expectation(
            line: next(), accepts: isPlain ? values...values : first...among(first...3))
        if chance(40) {
            let least = among(0...2)
            expectation.count = least...among(max(1, least)...least + 2)
            expectation.isCountWritten = true
        }
        expectation.orders = (0...1).filter { _ in chance(35) }
        if hasStates {
            if chance(35) { expectation.when = among(0...2) }
            if chance(25) { expectation.then = among(0...2) }
        }
        return .expectation(expectation)
    }

    /// Steps that the reference allows, until no call is missing.
    private mutating func steps(of script: OrderScript) -> [OrderScript.Step] {
        var reference = OrderReference(script)
        var steps: [OrderScript.Step] = []
        for _ in 0..<14 {
            if hasStates, chance(25) {
                reference.state = among(0...2)
                steps.append(.move(reference.state))
            }
            let open = reference.all.indices.filter(reference.isOpen)
            guard !open.isEmpty, !(reference.isComplete && chance(50)) else { continue }
            let index = pick(open)
            let chosen = reference.all[index]
            let call = OrderScript.Call(
                mock: chosen.mock, argument: among(chosen.expectation.accepts), line: next())
            if let taker = reference.taker(of: call) { reference.take(taker) }
            steps.append(.call(call))
        }
        return steps
    }

    private mutating func mistake(in script: inout OrderScript) {
        let place = among(0...script.steps.count)
        guard place < script.steps.count, chance(70) else {
            let argument = isPlain ? among(1...max(1, values)) : among(1...3)
            let call = OrderScript.Call(
                mock: among(0...script.mocks.count - 1), argument: argument, line: next())
            script.steps.insert(.call(call), at: place)
            return
        }
        switch among(1...3) {
        case 1: script.steps.remove(at: place)
        case 2 where script.steps[place].isCall: script.steps.insert(script.steps[place], at: place)
        default: script.steps.swapAt(place, among(0...script.steps.count - 1))
        }
    }

    private mutating func mode() -> MockMode { [.nice, .naggy, .partial][among(0...2)] }

    private mutating func among(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func chance(_ percent: Int) -> Bool { among(1...100) <= percent }

    private mutating func pick(_ all: [Int]) -> Int { all[among(0...all.count - 1)] }

    private mutating func next() -> Int {
        line += 1
        return line
    }
}

extension OrderScript.Step {
    fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}
