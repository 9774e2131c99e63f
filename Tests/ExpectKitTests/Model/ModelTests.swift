import Foundation
import Testing

/// Random scripts, played on a mock and followed by a small model of the rules that was written without a look at the
/// engine.
///
/// The scripts are the same in each run. To try others, or more of them:
///
/// ```sh
/// EXPECTKIT_MODEL_SEED=1000000 EXPECTKIT_MODEL_SCRIPTS=200000 swift test --filter ModelTests
/// ```
@Suite struct ModelTests {
    /// The tests run side by side, each with every eighth seed.
    @Test(arguments: 0..<8)
    func aMockDoesWhatTheModelSays(share: Int) {
        let first = number("EXPECTKIT_MODEL_SEED") ?? 0
        let count = number("EXPECTKIT_MODEL_SCRIPTS") ?? 4000
        let found = firstDisagreement(in: stride(from: first + share, to: first + count, by: 8))
        #expect(found == nil, "\(found?.text ?? "")")
    }

    private func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
    }
}
