/// An expectation of any mock, or a checkpoint, as the failure of an order shows it.
struct OrderFact: Sendable, Equatable {
    /// What has a place in an order.
    enum Subject: Sendable, Equatable {
        case call(String, mock: String)
        case checkpoint(String)

        /// `nil` for a checkpoint.
        var call: String? { if case .call(let call, _) = self { call } else { nil } }
    }

    let subject: Subject
    let stage: OrderNode.Stage
    let place: DeclarationPlace
    let isMockDeallocated: Bool
    /// The name of the order that it shares with the blocked call, if the order has one.
    var order: String?
}

extension OrderFact {
    /// Describes what blocks a call, which runs client code.
    init(_ obstacle: OrderNode.Obstacle) {
        self.init(
            subject: obstacle.member.subject(), stage: obstacle.stage, place: obstacle.member.place,
            isMockDeallocated: obstacle.member.isMockDeallocated, order: obstacle.order?.name)
    }
}

/// A checkpoint that the test passed while a call before it was missing.
struct PassedCheckpoint: Sendable, Equatable {
    let name: String
    /// The name of its order, if the order has one.
    var order: String?
    let place: DeclarationPlace
}

/// What an expectation cannot come after, because the expectation must come first.
indirect enum OrderConflict: Sendable, Equatable {
    case members(ofOrder: String)
    case itself
    case other(OrderFact.Subject, DeclarationPlace)
}
