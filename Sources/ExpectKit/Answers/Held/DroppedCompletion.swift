/// A completion handler that neither the mock nor the test called.
struct DroppedCompletion: Sendable, Equatable {
    /// The declaration that took the call.
    let declaration: DeclarationFact
    /// The base name of the call, such as `settle`.
    let name: String
    /// The label of the handler; `nil` if it has none.
    let label: String?
}
