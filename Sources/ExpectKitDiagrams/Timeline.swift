internal import ExpectKit

/// The events of several mocks in the order of their time, not yet described.
struct Timeline {
    /// One event, by the index of its mock and its number there.
    enum Moment {
        case call(mock: Int, Int)
        /// The wait of a call ended.
        case end(mock: Int, Int)
        case missing(mock: Int, Int)
    }

    private struct CallKey: Hashable {
        let mock: Int
        let call: Int
    }

    private let mocks: [MarkedHistory]
    private(set) var moments: [Moment] = []
    /// The numbers of the calls among those of all mocks, counted from one.
    private var numbers: [CallKey: Int] = [:]

    init(_ mocks: [MarkedHistory]) {
        self.mocks = mocks
        var (first, following, last) = ([Moment](), [CallKey: [Moment]](), [Moment]())
        var timed: [(time: LogicalTime, moment: Moment)] = []
        for (mock, marked) in mocks.enumerated() {
            for (number, call) in marked.history.calls.enumerated() {
                timed.append((call.time, .call(mock: mock, number)))
                if let end = call.end { timed.append((end, .end(mock: mock, number))) }
            }
            for (number, missing) in marked.history.missing.enumerated() {
                let moment = Moment.missing(mock: mock, number)
                switch missing.place {
                case .start: first.append(moment)
                case .after(let call): following[CallKey(mock: mock, call: call), default: []].append(moment)
                case .end: last.append(moment)
                }
            }
        }
        // Equal times keep their order, which `sort` does not promise.
        let order = timed.indices.sorted { (timed[$0].time, $0) < (timed[$1].time, $1) }
        moments = first
        for index in order {
            moments.append(timed[index].moment)
            guard case .call(let mock, let call) = timed[index].moment else { continue }
            let key = CallKey(mock: mock, call: call)
            numbers[key] = numbers.count + 1
            moments += following[key] ?? []
        }
        moments += last
    }

    /// Whether a long diagram is unfolded around an event.
    func landmark(at moment: Moment) -> DiagramFolding.Landmark {
        switch moment {
        case .call(let mock, let call):
            let call = mocks[mock].history.calls[call]
            return call.mark == .wrong ? .mistake : call.isSuspended ? .wait : .none
        case .end: return .wait
        case .missing: return .mistake
        }
    }

    /// Describes an event.
    func event(at moment: Moment) -> SequenceDiagram.Event {
        switch moment {
        case .call(let mock, let number):
            let (marked, call) = (mocks[mock], mocks[mock].history.calls[number])
            return .call(
                SequenceDiagram.Call(
                    number: globalNumber(mock, number), lifeline: mock,
                    text: marked.history.describe(number), mark: call.mark,
                    answer: call.isSuspended ? nil : marked.history.describeAnswer(number),
                    isSuspended: call.isSuspended, failure: marked.failure(ofCall: number),
                    explanation: marked.explanations[number]))
        case .end(let mock, let number):
            return .answer(
                SequenceDiagram.LateAnswer(
                    call: globalNumber(mock, number), lifeline: mock,
                    text: mocks[mock].history.describeAnswer(number) ?? "returned"))
        case .missing(let mock, let number):
            let missing = mocks[mock].history.missing[number]
            return .missing(
                SequenceDiagram.MissingCall(
                    lifeline: mock, text: missing.call, detail: missing.detail,
                    failure: mocks[mock].failure(ofMissing: missing.call)))
        }
    }

    private func globalNumber(_ mock: Int, _ call: Int) -> Int {
        numbers[CallKey(mock: mock, call: call)] ?? 0
    }
}
