import Foundation

/// Measures build times: of a package with one mock, and of a test module with 150 mocks.
struct BuildCost {
    private let folder: URL
    private let library: URL

    init(library: URL) throws {
        self.library = library
        folder = FileManager.default.temporaryDirectory.appending(path: "ExpectKitBuildCost")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Returns the processor time in seconds of a clean build of a package and its tests.
    ///
    /// - Parameter isMocked: Whether the mock uses the library, or is written by hand.
    func coldBuild(isMocked: Bool) throws -> Double {
        let package = try makePackage(isMocked ? "Mocked" : "Plain", usesLibrary: isMocked) { tests in
            try (isMocked ? mockedTest : plainTest).write(
                to: tests.appending(path: "GreeterTests.swift"), atomically: true, encoding: .utf8)
        }
        return try built(package).seconds
    }

    /// Returns the times for type-checking `expect` lines in a module with 150 typed mocks that have the same members.
    ///
    /// - Returns: The time of the first line, for which the compiler reads the tokens of all mocks, and the median of all
    ///   lines, in milliseconds, rounded up.
    func expectLines() throws -> (first: Double, median: Double) {
        let package = try makePackage("Crowd", usesLibrary: true) { tests in
            for number in 0..<150 {
                try crowdMock(number).write(
                    to: tests.appending(path: "MockService\(number).swift"), atomically: true,
                    encoding: .utf8)
            }
            try crowdTest.write(
                to: tests.appending(path: "CrowdTests.swift"), atomically: true, encoding: .utf8)
        }
        // The compiler warns of each expression that takes longer than this number of milliseconds.
        let option = "-warn-long-expression-type-checking=1"
        let output = try built(package, "-Xswiftc", "-Xfrontend", "-Xswiftc", option).output
        let lines = output.split(separator: "\n").filter { $0.contains("CrowdTests.swift") }
        let times = Set(lines).compactMap { line in
            line.split(separator: " took ").last?.split(separator: "ms").first.flatMap { Double($0) }
        }.sorted()
        // Expressions without a warning took less than one millisecond.
        let all = Array(repeating: 0, count: max(0, 30 - times.count)) + times
        return (all[all.count - 1] + 1, all[all.count / 2] + 1)
    }

    private func built(_ package: URL, _ options: String...) throws -> Ran {
        let arguments = ["swift", "build", "--build-tests", "--disable-sandbox"] + options
        let ran = try run(arguments, in: package)
        guard ran.isSuccess else { throw Missing(words: "the build failed:\n\(ran.output)") }
        return ran
    }

    private func makePackage(
        _ name: String, usesLibrary: Bool, _ writeTests: (URL) throws -> Void
    ) throws -> URL {
        let package = folder.appending(path: name)
        let (sources, tests) = (
            package.appending(path: "Sources/Greeter"), package.appending(path: "Tests/GreeterTests")
        )
        for folder in [sources, tests] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let dependency = usesLibrary ? #".package(name: "ExpectKit", path: "\#(library.path)")"# : ""
        let product = usesLibrary ? #", "ExpectKit""# : ""
        try """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Greeter", platforms: [.macOS(.v13)], dependencies: [\(dependency)],
            targets: [
                .target(name: "Greeter"),
                .testTarget(name: "GreeterTests", dependencies: ["Greeter"\(product)]),
            ])
        """.write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        try """
        public protocol Clock { func hour() -> Int }
        public struct Greeter {
            let clock: any Clock
            public init(clock: any Clock) { self.clock = clock }
            public func greeting() -> String { clock.hour() < 12 ? "Good morning" : "Good day" }
        }
        """.write(to: sources.appending(path: "Greeter.swift"), atomically: true, encoding: .utf8)
        try writeTests(tests)
        return package
    }
}

/// The error for a measurement that failed.
struct Missing: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
}
