import Foundation
import Testing

/// Random scripts, each played on a mock and compared with a reference model that was written from the rules alone.
///
/// The scripts are the same in every run, and `.ci/run` plays far more of them. To try other scripts, or more:
///
/// ```sh
/// EXPECTKIT_MODEL_SEED=1000000 EXPECTKIT_MODEL_SCRIPTS=200000 swift test --filter ModelTests
/// ```
///
/// A failure names its seed. Set `EXPECTKIT_MODEL_SEED` to it, and the number of scripts to 1, to run it again.
struct ModelTests {
    private static let shares = 8

    /// The shares run in parallel, each with every eighth script.
    @Test(arguments: 0..<shares)
    func aMockBehavesLikeTheModel(share: Int) {
        let first = number(of: "EXPECTKIT_MODEL_SEED") ?? 0
        let count = number(of: "EXPECTKIT_MODEL_SCRIPTS") ?? 200
        let found = firstDisagreement(in: stride(from: first + share, to: first + count, by: Self.shares))
        if let found { Issue.record("\(found)") }
    }

    private func number(of variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
    }
}
