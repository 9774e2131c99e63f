import ExpectKit

/// A closure of client code that runs in the isolation in which it was written, wherever it is called.
///
/// A `nonisolated(nonsending)` function does not know its isolation, and its closures do not run in it. So a public
/// function takes the isolation of its caller as a parameter, and confines the body before it passes the body on.
///
/// Unchecked, because it is called only in this isolation. The function that received it waits, or has left it behind.
struct ConfinedBody<Argument: Sendable>: @unchecked Sendable {
    private let isolation: (any Actor)?
    private let body: nonisolated(nonsending) (Argument) async throws -> Void

    /// - Parameter isolation: The isolation in which the body was written, which is that of the caller.
    init(
        to isolation: (any Actor)?, _ body: nonisolated(nonsending) @escaping (Argument) async throws -> Void
    ) {
        (self.isolation, self.body) = (isolation, body)
    }

    /// Runs the closure.
    func run(_ argument: Argument) async throws { try await run(argument, on: isolation) }

    private func run(_ argument: Argument, on _: isolated (any Actor)?) async throws {
        try await body(argument)
    }
}
