import Foundation

/// The rows about mocks that are used once, and about runs of many tests.
struct ManyMocksRows {
    /// The ratio of a mock that is used once to a hand-written double.
    let ratios: [String]
    /// The shares of limits.
    let shares: [String]

    init(_ samples: Samples, package: URL, library: URL) throws {
        ratios = [row("a double made, used once and verified", "used once")]
        let once = samples["used once: Equatable"].map { $0 / batch }
        let run = try RunCost(library: library)
        let cost = try run.traitRatio() - 1
        let tests = try run.growth(.trait) - run.growth(.empty)
        func peak(_ mocks: Int) throws -> Double {
            let ran = try Report.run([".build/release/EndedMocks", "\(mocks)"], in: package)
            return Double(ran.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
        }
        // Three mocks for each number that the program counts.
        let mocks = try (peak(100_000) - peak(1_000)) * 1_024 / (3 * 99_000)
        shares = [
            share("a mock made, used once and verified", once, of: 20_000, "20 µs"),
            share("the trait `.verifiesMocks`, of ten thousand tests", cost, of: 0.05, "5 %"),
            share("memory that is left of a mock", max(0, mocks), of: 16, "16 bytes"),
            share("memory that is left of a test with a mock", max(0, tests), of: 64, "64 bytes"),
        ]
    }
}
