/// What distinguishes one run of a test's body from its other runs. Failures of the run say it.
indirect enum BodyRunFact: Sendable, Equatable {
    /// The calls were answered in this order.
    case answerOrder(AnswerOrderFact)
    /// A call was made to fail.
    case failedCall(FailedCallFact)
}

/// The order in which the held calls of a run were answered.
struct AnswerOrderFact: Sendable, Equatable {
    /// A call that was answered before calls that had arrived earlier.
    struct Departure: Sendable, Equatable {
        let call: String
        /// The calls that had arrived earlier, and still waited.
        let overtaken: [String]
        /// Whether the call was only made before the others were answered, and not answered.
        var isOnlyMade = false
    }

    /// The number of orders.
    enum Total: Sendable, Equatable {
        case exactly(Int)
        case atLeast(Int)
    }

    /// Where the order departs from the order of arrival.
    var departures: [Departure]
    /// The number of this order among those that are tried, counted from one; `nil` if the test runs only this one.
    var number: Int?
    var total: Total
    /// What repeats the order.
    var replay: String
}

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

/// What a failure says about the run of the body in which it was reported.
struct BodyRunNote: Sendable, Equatable {
    let fact: BodyRunFact
    /// Whether it is the first failure of the run, which also says how to repeat the run.
    let isFirst: Bool
}
