import ExpectKit

/// A call that was made to fail.
struct FailedCallFact: Sendable, Equatable {
    /// What happened to the call.
    enum Fault: Sendable, Equatable {
        case thrown(error: String)
        case taskCancelled
        /// Nothing yet, because the failure came before the call.
        case none
    }

    let call: String
    /// The number of the call among those that can be made to fail, counted from one.
    let number: Int
    let count: Int
    let fault: Fault
}

extension FailedCallFact: BodyRunFact {
    var advice: String? {
        guard case .none = fault else { return nil }
        return "create the objects of a run in the body, so that each run starts in the same state"
    }

    var words: String {
        let name = "call \(number) of \(count), \(call)"
        return switch fault {
        case .thrown(let error): "with \(name), throwing \(error)"
        case .taskCancelled: "with \(name), its task cancelled"
        case .none: "fails before \(name), arrives; the first run passed"
        }
    }
}

extension FailedCallFact {
    init(
        _ call: InjectedCall, hasFailed: Bool, number: Int, of count: Int, _ injected: InjectedFault
    ) {
        let fault: Fault =
            switch injected {
            case _ where !hasFailed: .none
            case .error(let error): .thrown(error: describe(error))
            case .cancellation: .taskCancelled
            }
        self.init(call: call.arrived.words, number: number, count: count, fault: fault)
    }
}
