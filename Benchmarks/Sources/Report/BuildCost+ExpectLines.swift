/// The times for type-checking `expect` lines of one file in milliseconds, rounded up.
struct ExpectLines {
    /// The longest time, which is that of the first line.
    let first: Double
    let median: Double
}

extension BuildCost {
    /// Returns the times for type-checking `expect` lines with 150 typed mocks that have the same members.
    ///
    /// - Returns: The times if the mocks are in the module of the tests, where the compiler reads the tokens of all
    ///   mocks for the first line, and if they are in a module of their own.
    func expectLines() throws -> (together: ExpectLines, apart: ExpectLines) {
        let package = try ScratchPackage(
            "Crowd", in: folder,
            targets: [
                #".target(name: "Mocks", dependencies: [.product(name: "ExpectKit", package: "ExpectKit")])"#,
                #".testTarget(name: "TogetherTests", dependencies: ["ExpectKit"])"#,
                #".testTarget(name: "ApartTests", dependencies: ["ExpectKit", "Mocks"])"#,
            ], library: library)
        for number in 0..<150 {
            let mock = "MockService\(number).swift"
            try package.write(crowdMock(number), to: "Sources/Mocks/\(mock)")
            try package.write(crowdMock(number), to: "Tests/TogetherTests/\(mock)")
        }
        // The compiler checks this file before those of the mocks, so that its first line is the first that reads tokens.
        let file = "CrowdTests.swift"
        try package.write(crowdTest, to: "Tests/TogetherTests/\(file)")
        try package.write("@testable import Mocks\n" + crowdTest, to: "Tests/ApartTests/\(file)")
        // The compiler warns of each expression that takes longer than this number of milliseconds.
        let option = "-warn-long-expression-type-checking=1"
        let output = try package.build("-Xswiftc", "-Xfrontend", "-Xswiftc", option).output
        return (
            lines(of: "TogetherTests/\(file)", in: output), lines(of: "ApartTests/\(file)", in: output)
        )
    }

    private func lines(of file: String, in output: String) -> ExpectLines {
        let warnings = output.split(separator: "\n").filter { $0.contains("\(file):") }
        let times = Set(warnings).compactMap { warning in
            warning.split(separator: " took ").last?.split(separator: "ms").first.flatMap { Double($0) }
        }.sorted()
        // Expressions without a warning took less than one millisecond.
        let all = Array(repeating: 0, count: max(0, 30 - times.count)) + times
        return ExpectLines(first: all[all.count - 1] + 1, median: all[all.count / 2] + 1)
    }
}
