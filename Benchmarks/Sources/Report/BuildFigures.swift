import Foundation

/// The figures of builds, as rows of the tables of the documentation.
struct BuildFigures {
    /// Ratios to the same with hand-written doubles.
    let ratios: [String]
    /// Shares of limits.
    let shares: [String]
    /// The times themselves, which depend on the machine.
    let times: String

    init(library: URL) throws {
        let cost = try BuildCost(library: library)
        let plain = try cost.coldBuild(isMocked: false)
        let mocked = try cost.coldBuild(isMocked: true)
        let written = try cost.changedTest(isMocked: false)
        let generated = try cost.changedTest(isMocked: true)
        let lines = try cost.expectLines()
        times = """
            cold build: hand-written \(plain) s, mock \(mocked) s
            after a change: hand-written \(written) s, generated mocks \(generated) s
            first `expect` line: \(lines.together.first) ms, mocks in a module of their own \(lines.apart.first) ms
            """
        ratios = [
            "| processor time of a cold build with one mock, to the same with a hand-written one | \(ratio(mocked, to: plain)) |",
            "| processor time of a build after one of 100 tests changed, with 20 generated mocks, to the same with hand-written doubles | \(ratio(generated, to: written)) |",
        ]
        let crowd = "type-checking an `expect` line among 150 typed mocks"
        shares = [
            share("\(crowd), median", lines.together.median, of: 10, "10 ms"),
            share("the first one, for which all tokens are read", lines.together.first, of: 20, "20 ms"),
            share(
                "the first one, if the mocks are in a module of their own", lines.apart.first, of: 20,
                "20 ms"),
        ]
    }
}
