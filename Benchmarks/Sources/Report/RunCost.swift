import Foundation

/// Measures runs of a package with four hundred tests, each of which makes a mock, uses it once and verifies it.
///
/// A run repeats its tests. The processor time and the peak memory of the same run of empty tests are those of Swift Testing.
struct RunCost {
    /// What a test does.
    enum Form: String, CaseIterable {
        /// Nothing.
        case empty = "Empty"
        /// It uses a mock.
        case mock = "Mock"
        /// It uses a mock, and has the trait `.verifiesMocks`.
        case trait = "Trait"
    }

    /// The cost of a run.
    struct Run {
        /// Processor time in seconds.
        let seconds: Double
        /// In KiB.
        let peakMemory: Double
    }

    private let package: URL
    private static let tests = 400

    /// Generates the package and builds it.
    init(library: URL) throws {
        package = FileManager.default.temporaryDirectory.appending(path: "ExpectKitRunCost")
        try? FileManager.default.removeItem(at: package)
        let sources = package.appending(path: "Tests/RunTests")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try manifest(library).write(
            to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        try mockSource.write(
            to: sources.appending(path: "MockClock.swift"), atomically: true, encoding: .utf8)
        for form in Form.allCases {
            try suites(form).write(
                to: sources.appending(path: "\(form.rawValue)Tests.swift"), atomically: true, encoding: .utf8)
        }
        let ran = try Report.run(
            ["swift", "build", "-c", "release", "--build-tests", "--disable-sandbox"], in: package)
        guard ran.isSuccess else { throw Missing(words: "the build failed:\n\(ran.output)") }
    }

    /// Runs the tests of one form.
    ///
    /// The test bundle is a program on Linux only, and `swift test` does not pass the number of repetitions on. The tests run
    /// one after the other, because the time and the memory of tests that run at once depend on how they meet.
    ///
    /// - Parameter repetitions: How often each test runs.
    func run(_ form: Form, repetitions: Int) throws -> Run {
        let ran = try Report.run(
            [
                ".build/release/RunPackageTests.xctest", "--testing-library", "swift-testing",
                "--filter", "RunTests.\(form.rawValue)Suite", "--repetitions", "\(repetitions)",
                "--no-parallel",
            ], in: package)
        let peak = ran.output.split(separator: "\n").compactMap { line in
            line.hasPrefix("PEAK ") ? Double(line.dropFirst(5)) : nil
        }.last
        guard ran.isSuccess, let peak else {
            throw Missing(words: "the tests failed:\n\(ran.output)")
        }
        return Run(seconds: ran.seconds, peakMemory: peak)
    }

    /// The processor time of ten thousand tests with the trait to the same tests without it.
    ///
    /// The runs alternate, and the shortest run of each form counts, because other programs only make runs longer.
    func traitRatio() throws -> Double {
        var times: [Form: (once: Double, often: Double)] = [:]
        for _ in 0..<5 {
            for form in [Form.mock, .trait] {
                let (once, often) = (try run(form, repetitions: 1), try run(form, repetitions: 26))
                let known = times[form] ?? (.infinity, .infinity)
                times[form] = (min(known.once, once.seconds), min(known.often, often.seconds))
            }
        }
        // Without the start of the process, and without the first run of each test.
        func seconds(_ form: Form) -> Double { times[form].map { $0.often - $0.once } ?? 0 }
        return seconds(.trait) / seconds(.mock)
    }

    /// How much the peak memory grows from one thousand to forty thousand tests, in bytes for each test.
    func growth(_ form: Form) throws -> Double {
        let (few, many) = (try run(form, repetitions: 3), try run(form, repetitions: 100))
        return (many.peakMemory - few.peakMemory) * 1_024 / Double(97 * Self.tests)
    }

    // MARK: Sources

    private func manifest(_ library: URL) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Run", platforms: [.macOS(.v13)],
            dependencies: [.package(name: "ExpectKit", path: "\(library.path)")],
            targets: [.testTarget(name: "RunTests", dependencies: ["ExpectKit"])])
        """
    }

    private func suites(_ form: Form) -> String {
        let trait = form == .trait ? "(.verifiesMocks)" : ""
        let body = form == .empty ? "notePeak()" : "useMock(number)"
        let suites = (0..<10).map { suite in
            let tests = (0..<Self.tests / 10).map {
                "    @Test func test\($0)() { let number = \($0); _ = number; \(body) }"
            }
            return """
                @Suite\(trait) struct \(form.rawValue)Suite\(suite) {
                \(tests.joined(separator: "\n"))
                }
                """
        }
        return "import ExpectKit\nimport Testing\n\n" + suites.joined(separator: "\n") + "\n"
    }

    private var mockSource: String {
        """
        import ExpectKit
        // `stdout` is a variable in C, without annotations for concurrency.
        @preconcurrency import Foundation
        import Testing

        final class MockClock: Mocking {
            enum Invocation: Equatable { case time(of: Int) }
            let mock = Mock<Invocation>()
            func time(of city: Int) -> Int { mock.call(.time(of: city)) }
        }

        func useMock(_ number: Int) {
            notePeak()
            let clock = MockClock()
            clock.expect(.time(of: number)).andReturn(7)
            #expect(clock.time(of: number) == 7)
            clock.verify()
        }

        /// Prints the peak memory of the process when it ends.
        func notePeak() { registration }
        private let registration: Void = {
            atexit {
                var usage = rusage()
                #if os(Linux)
                    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
                    print("\\nPEAK \\(usage.ru_maxrss)")
                #else
                    getrusage(RUSAGE_SELF, &usage)
                    print("\\nPEAK \\(usage.ru_maxrss / 1024)")
                #endif
                fflush(stdout)
            }
        }()
        """
    }
}
