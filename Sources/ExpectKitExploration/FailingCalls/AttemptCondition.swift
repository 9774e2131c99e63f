import ExpectKit

/// A condition that must hold at the end of a run.
///
/// Unchecked, because conditions are closures of the test that need not be `Sendable`. They run after the body, in the
/// isolation in which they were written.
struct AttemptCondition: @unchecked Sendable {
    enum Check {
        case synchronous(() throws -> Bool)
        case asynchronous(() async throws -> Bool)
    }

    let words: String
    let site: CallSite
    let check: Check

    /// Checks the condition in a synchronous body.
    ///
    /// - Returns: What is wrong; `nil` if it holds.
    func problem() -> (any ReportableProblem)? {
        switch check {
        case .synchronous(let condition): return problem { try condition() }
        case .asynchronous: return FaultProblem.asyncCondition(words)
        }
    }

    /// Checks the condition.
    ///
    /// - Returns: What is wrong; `nil` if it holds.
    nonisolated(nonsending) func problem() async -> (any ReportableProblem)? {
        switch check {
        case .synchronous(let condition): return problem { try condition() }
        case .asynchronous(let condition):
            let result: Result<Bool, any Error>
            do { result = .success(try await condition()) } catch { result = .failure(error) }
            return problem { try result.get() }
        }
    }

    private func problem(_ condition: () throws -> Bool) -> (any ReportableProblem)? {
        do {
            return try condition() ? nil : UnmetCondition(words: words)
        } catch {
            return UnmetCondition(words: words, reason: "it threw \(describe(error))")
        }
    }
}
