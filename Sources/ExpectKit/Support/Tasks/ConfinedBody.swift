/// A closure of client code that runs in the isolation in which it was written, wherever it is called.
///
/// Unchecked, because it is called only in this isolation, while the function that received it waits.
struct ConfinedBody<Argument: Sendable>: @unchecked Sendable {
    private let isolation: (any Actor)?
    private let body: nonisolated(nonsending) (Argument) async throws -> Void

    fileprivate init(
        isolation: (any Actor)?, body: nonisolated(nonsending) @escaping (Argument) async throws -> Void
    ) {
        (self.isolation, self.body) = (isolation, body)
    }

    /// Runs the closure.
    func run(_ argument: Argument) async throws { try await run(argument, on: isolation) }

    private func run(_ argument: Argument, on _: isolated (any Actor)?) async throws {
        try await body(argument)
    }
}

/// Calls a closure with a body that it can call from anywhere.
///
/// A `nonisolated(nonsending)` function does not know its isolation, and its closures do not run in it. So a public
/// function takes the isolation of its caller as a parameter, and confines the body before it passes the body on.
///
/// - Parameters:
///   - body: The body. It must not be called after the closure has returned.
///   - isolation: The isolation in which the body was written, which is that of the caller.
///   - use: Calls the body.
func confining<Argument: Sendable>(
    _ body: nonisolated(nonsending) (Argument) async throws -> Void,
    to isolation: isolated (any Actor)?, _ use: (ConfinedBody<Argument>) async throws -> Void
) async throws {
    try await withoutActuallyEscaping(body) { (body) async throws in
        nonisolated(unsafe) let body = body
        try await use(ConfinedBody(isolation: isolation, body: body))
    }
}
