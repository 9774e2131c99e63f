@testable import ExpectKit

/// Drives an engine's state step by step, without an engine: it answers what the state asks, and notes what it
/// decides.
final class StateDriver {
    /// A decision in short.
    enum Verdict: Equatable {
        /// Taken by the declaration with this index, with this answer.
        case taken(Int, String?)
        case forward
        case forgiven(mentioned: Bool)
        case rejected(by: Int)
        case surplus(of: Int)
        case diverged(isFirst: Bool, head: Int)
    }

    var state: EngineState
    private let calls = CallStore<String>()
    /// The declarations that the last call was compared with.
    private(set) var compared: [Int] = []

    init(_ mode: MockMode = .strict, _ ordering: MockOrdering = .ordered) {
        state = EngineState(name: "Shelf", mode: mode, ordering: ordering)
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
        let index = state.declare(role, DeclaredFacts(call, at: Sites.site(UInt(state.declared.count + 1))))
            .index
        if let count { try state.amend(index) { progress throws(Misuse) in try progress.setCount(count) } }
        if !answers.isEmpty {
            let answers = answers.map { Answer(kind: .value($0), site: Sites.site(1)) }
            try state.amend(index) { progress throws(Misuse) in try progress.addAnswers(answers) }
        }
        return index
    }

    /// Lets a call arrive, and returns what is decided about it.
    func call(_ invocation: String, canForward: Bool = false) -> Verdict {
        compared = []
        calls.append(invocation)
        let ticket = Ticket(epoch: state.epoch, number: state.journal.enter(at: Sites.site(100)))
        var verdicts = Verdicts()
        while true {
            switch state.decide(ticket, verdicts, canForward: canForward) {
            case .compare(let first, let others):
                for declaration in [first] + others {
                    compared.append(declaration.index)
                    let matches = declaration.of(String.self).invocation == invocation
                    verdicts.note(matches, for: declaration.index)
                    if matches { break }
                }
            case .identify: verdicts.identify(as: invocation.hashValue)
            case .admit: preconditionFailure("there is no tape")
            case .answer(let declaration, let answer, _, _):
                return .taken(declaration.index, answer?.bareWords)
            case .forward: return .forward
            case .forgive(let isMentioned, _): return .forgiven(mentioned: isMentioned)
            case .refuse(.rejected(let index)): return .rejected(by: index)
            case .refuse(.surplus(let index)): return .surplus(of: index)
            case .refuse(.diverged(let isFirst, let head)): return .diverged(isFirst: isFirst, head: head)
            }
        }
    }

    /// Lets several calls arrive.
    func calls(_ invocations: String...) -> [Verdict] {
        invocations.map { call($0) }
    }

    /// Opens a group, and closes it after the closure.
    func group(isOrdered: Bool, _ body: () throws -> Void) rethrows {
        state.tree.openGroup(isOrdered: isOrdered)
        defer { state.tree.closeGroup() }
        try body()
    }

    /// The expectations that may lend an answer. Letters are values, which are all of one case, named by nothing.
    func lenders() -> [Int] { state.possibleLenders(for: "", needsAnswer: true).map(\.index) }

    func lend(_ index: Int) -> String? { state.lend(state.declared[index])??.bareWords }
}
