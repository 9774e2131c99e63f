/// Why a mock cannot be put back to an earlier state.
enum RestorationObstacle: Sendable, Equatable {
    /// It uses a tape, which has a state of its own.
    case tape(mock: String)
    /// Its calls have an order with a call of a mock that is not put back.
    case order(mock: String, with: OrderFact.Subject)
}
