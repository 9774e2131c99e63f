#if os(Linux) && compiler(>=6.3)
    import Foundation
    import Testing

    /// A held failure is not lost if its process ends, or if its test does not come to its end.
    @Suite(.timeLimit(.minutes(10))) struct HeldFailureEndTests {
        private static let guess = #"Shelf: add("b") was called while add("a") was expected"#
        private static let verdict = #"Shelf: add("a") was never called; it was expected before add("b")"#

        private func run(
            _ sample: String, _ environment: [String: String] = [:], makesCalls: Bool = false
        ) async throws -> KeptSampleRun {
            try await .ofSwiftTesting(
                "HeldEndSamples/\(sample)", ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 },
                makesCalls: makesCalls)
        }

        /// Runs a sample, and checks that the line of JSON has what is recorded.
        private func runWithJSON(_ sample: String, _ headline: String) async throws -> KeptSampleRun {
            let run = try await run(sample, ["EXPECTKIT_REPORTS": "json"])
            let lines = run.lines(containing: Self.json)
            #expect(lines.count == 1)
            #expect(lines.first?.contains(headline.replacing("\"", with: "\\\"")) == true)
            return run
        }
        private static let json = #"{"expectkit":1,"#

        /// The lines with the failure.
        private func failures(_ run: KeptSampleRun) -> [String] {
            run.lines(containing: "Shelf: ").filter { !$0.contains(Self.json) }.map { line in
                line.components(separatedBy: "Shelf: ").last.map { "Shelf: \($0)" } ?? line
            }
        }

        @Test func anExitRecordsItAndFails() async throws {
            let run = try await runWithJSON("exits", Self.guess)
            #expect(failures(run) == [Self.guess])
            #expect(run.lines(containing: "Test exits() recorded an issue").count == 1)
            #expect(run.status == EXIT_FAILURE)
        }

        @Test(arguments: [
            ("traps", [SIGILL, SIGTRAP]), ("aborts", [SIGABRT]), ("readsAnInvalidAddress", [SIGSEGV]),
            ("isKilledBySIGTERM", [SIGTERM]), ("isKilledBySIGSEGV", [SIGSEGV]),
        ])
        func aSignalWritesItAndEndsTheProcess(sample: String, signals: [Int32]) async throws {
            let run = try await run(sample)
            #expect(failures(run) == [Self.guess])
            #expect(
                run.lines(containing: "Shelf: ").allSatisfy {
                    $0.contains("HeldEndSamples.swift:") && $0.contains(": error: \(sample)() : Shelf: ")
                })
            #expect(signals.contains(run.status))
        }

        @Test func anEarlierHandlerIsCalled() async throws {
            let run = try await run("handlesSIGTERM")
            #expect(failures(run) == [Self.guess])
            #expect(run.status == 7)
        }

        @Test func theBacktracerIsCalled() async throws {
            let run = try await run(
                "traps",
                ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,symbolicate=off,threads=crashed"])
            #expect(failures(run) == [Self.guess])
            #expect(run.lines(containing: "Program crashed").count == 1)
        }

        @Test func anIgnoredSignalLeavesItHeld() async throws {
            let run = try await run("ignoresSIGTERM")
            #expect(failures(run) == [Self.verdict])
            #expect(run.status == EXIT_FAILURE)
        }

        @Test func aCancellationRecordsItAtOnce() async throws {
            let run = try await run("isCancelledAndKilled")
            #expect(failures(run) == [Self.guess])
            #expect(run.lines(containing: "Test isCancelledAndKilled() recorded an issue").count == 1)
            #expect(run.status == SIGKILL)
        }

        @Test func aCancelledTestFails() async throws {
            let run = try await runWithJSON("isCancelledByItself", Self.guess)
            #expect(failures(run) == [Self.guess])
            #expect(run.lines(containing: "Test run with 1 test in 1 suite failed").count == 1)
            #expect(run.status == EXIT_FAILURE)
        }

        @Test func theEndOfTheTestRecordsTheVerdict() async throws {
            let run = try await runWithJSON("ends", Self.verdict)
            #expect(failures(run) == [Self.verdict])
            #expect(run.lines(containing: "Test ends() failed after").count == 1)
            #expect(run.status == EXIT_FAILURE)
        }

        @Test func noneOfManyIsLost() async throws {
            let run = try await run("hasManyMocks")
            let mocks = run.lines(containing: "recorded an issue").compactMap {
                $0.firstMatch(of: /Shelf (\d+):/)?.1
            }
            #expect(mocks.count == 70)
            #expect(Set(mocks).count == 70)
            #expect(
                run.lines(containing: "recorded an issue").filter { $0.contains("was never called") }.count
                    == 64)
            #expect(run.status == EXIT_FAILURE)
        }

        @Test(arguments: [("Exit", EXIT_FAILURE), ("Abort", SIGABRT)])
        func theEndOfTheProcessWritesItInXCTest(way: String, status: Int32) async throws {
            let run = try await KeptSampleRun.ofXCTest("HeldXCSamples/test\(way)")
            #expect(failures(run) == [Self.guess])
            #expect(
                run.lines(containing: "Shelf: ").allSatisfy {
                    $0.contains("HeldEndSamples.swift:")
                        && $0.contains(": error: HeldXCSamples.test\(way) : ")
                })
            #expect(run.status == status)
        }

        @Test func theEndOfAnXCTestRecordsTheVerdict() async throws {
            let run = try await KeptSampleRun.ofXCTest("HeldXCSamples/testEnd")
            #expect(failures(run) == [Self.verdict])
            #expect(run.output.contains("Executed 1 test, with 1 failure"))
            #expect(run.lines(containing: "warning: ") == [])
            #expect(run.status == EXIT_FAILURE)
        }

        @Test(arguments: ["Exit", "End"]) func rightXCTestsPass(way: String) async throws {
            let run = try await KeptSampleRun.ofXCTest("HeldXCSamples/test\(way)", makesCalls: true)
            #expect(run.lines(containing: "Shelf") == [])
            #expect(run.status == EXIT_SUCCESS)
        }

        @Test(arguments: ["(ends|hasManyMocks|ignoresSIGTERM)", "exits"])
        func rightTestsPass(sample: String) async throws {
            let run = try await run(sample, makesCalls: true)
            #expect(run.lines(containing: "Shelf") == [])
            #expect(run.status == EXIT_SUCCESS)
        }
    }
#endif
