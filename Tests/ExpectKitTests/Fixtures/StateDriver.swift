@testable import ExpectKit

/// Drives the state of an engine without an engine: it answers the questions of the state, and returns its decisions.
final class StateDriver {
    /// A decision in a short form.
    enum Verdict: Equatable {
        /// Taken by the declaration with this index, with this answer.
        case taken(Int, String?)
        case forward
        case ignored(mentioned: Bool)
        case rejected(by: Int)
        case surplus(of: Int)
        case diverged(isFirst: Bool, head: Int)
        case withheld

        init(_ verdict: ExpectKit.Verdict) {
            switch verdict {
            case .answer(let answering):
                self = .taken(answering.declaration.index, answering.answer?.fact.bareWords)
            case .forward: self = .forward
            case .ignore(let isMentioned, _): self = .ignored(mentioned: isMentioned)
            case .withhold: self = .withheld
            case .refuse(let refusal):
                switch refusal.reason {
                case .rejected(let index): self = .rejected(by: index)
                case .surplus(let index): self = .surplus(of: index)
                case .diverged(let isFirst): self = .diverged(isFirst: isFirst, head: refusal.head)
                }
            }
        }
    }

    var state: EngineState
    private let calls = CallStore<String>()
    /// The declarations that the last call was compared with.
    private(set) var compared: [Int] = []
    /// How often the state was asked about the last call.
    private(set) var decisions = 0

    init(_ mode: MockMode = .strict, _ ordering: MockOrdering = .ordered) {
        state = EngineState(mode: mode, ordering: ordering)
    }

    /// Declares a call and returns its index.
    ///
    /// - Parameters:
    ///   - count: The count, if the test wrote one.
    ///   - answers: What consecutive calls are answered with.
    @discardableResult
    func declare(
        _ role: Declaration.Role, _ call: String, _ count: CallCount? = nil, answers: [Int] = []
    ) throws -> Int {
        let place = DeclarationPlace(site: Sites.site(UInt(state.table.declared.count + 1)))
        let declaration = TypedDeclaration(role, call, at: place, isSame: Self.multiples(of: call))
        state.table.declare(declaration, after: state.journal.count)
        let index = declaration.index
        if let count {
            try state.table.amend(index) { progress throws(Misuse) in try progress.setCount(count) }
        }
        if !answers.isEmpty {
            let answers = answers.map { Answer(kind: .value($0), site: Sites.site(1)) }
            try state.table.amend(index) { progress throws(Misuse) in try progress.addAnswers(answers) }
        }
        return index
    }

    /// What a declared text such as `*3` accepts besides itself: the multiples of the number. Such a declaration has no key.
    private static func multiples(of call: String) -> ((String) -> Bool)? {
        guard call.hasPrefix("*"), let divisor = Int(call.dropFirst()) else { return nil }
        return { call in Int(call).map { divisor > 0 && $0.isMultiple(of: divisor) } ?? false }
    }

    /// Makes a call, and returns the decision about it.
    func call(_ invocation: String, canForward: Bool = false) -> Verdict {
        (compared, decisions) = ([], 0)
        calls.append(invocation)
        let ticket = state.enter(callAt: Sites.site(100))
        var known = Knowledge()
        while true {
            decisions += 1
            switch state.decide(ticket, known, canForward: canForward) {
            case .compare(let first, let others):
                for declaration in [first] + others {
                    compared.append(declaration.index)
                    let matches = declaration.of(String.self).accepts(invocation)
                    known.learn(matches, for: declaration)
                    if matches { break }
                }
            case .identify: known.identify(as: invocation.hashValue)
            case .verdict(let verdict):
                return Verdict(verdict)
            }
        }
    }

    /// Makes several calls.
    func calls(_ invocations: String...) -> [Verdict] {
        invocations.map { call($0) }
    }

    /// Opens a group for the duration of the closure.
    func group(isOrdered: Bool, _ body: () throws -> Void) rethrows {
        state.table.openGroup(isOrdered ? .ordered : .unordered)
        defer { state.table.closeGroup() }
        try body()
    }

    /// The expectations whose answer may be reused. All calls of a driver are of one case, because they are plain texts.
    func expectationsToReuse() -> [Int] {
        state.table.reusableExpectations(ofCase: "", needsAnswer: true).map(\.index)
    }

    func reuseAnswer(of index: Int) -> String? {
        state.reuseAnswer(of: state.table.declared[index], for: nil, isReplaced: true)??.fact.bareWords
    }
}

extension Answer {
    /// The answer as a report of a mock without a filter shows it.
    var fact: AnswerFact { fact(to: (), nil) }
}
