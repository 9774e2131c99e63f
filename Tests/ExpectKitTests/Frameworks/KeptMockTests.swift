#if os(Linux)
    import Foundation
    import Testing

    /// A mock that outlives its test fails its test or its process, in whatever way it is kept alive.
    @Suite(.timeLimit(.minutes(10))) struct KeptMockTests {
        // MARK: XCTest

        @Test func xcTestsThatMissACallFailAfterTearDown() async throws {
            let missed = [
                ("Inline", "Inline", "clear"), ("Async", "Inline", "clear"), ("SetUp", "SetUp", "clear"),
                ("StaticLet", "Static", "clear"), ("Global", "Global", "clear"),
                ("Singleton", "Singleton", "clear"),
                ("EndlessTask", "Task", "clear"), ("Delegate", "Bell", "ring"),
                ("ObjectCycle", "Cycle", "clear"),
                ("ActionCycle", "Action", "clear"), ("ActionAndArgument", "Both", "ring"),
            ]
            let run = try await KeptSampleRun.ofXCTest("KeptXCSamples")
            #expect(
                try run.sightings(ofWordsBehind: "error: ").sorted()
                    == missed.map { way, mock, call in
                        "KeptXCSamples.test\(way) (mocks that are still alive) : failed - "
                            + "\(mock): missing \(call) at expect(.\(call))"
                    }.sorted())
            #expect(run.output.contains("with 11 failures"))
            #expect(run.status == EXIT_FAILURE)
        }

        /// The skipped test is the last one, and the mock is not of it.
        @Test func aMockOfASuiteWithASkippedXCTestIsVerified() async throws {
            let run = try await KeptSampleRun.ofXCTest("SkippedLastXCSamples")
            #expect(
                try run.sightings(ofWordsBehind: "error: ") == ["Of the suite: missing clear at expect(.clear)"])
            #expect(run.status == EXIT_FAILURE)
        }

        @Test func aMistakeThatComesAgainAfterAnXCTestIsAWarning() async throws {
            let run = try await KeptSampleRun.ofXCTest("RepeatedMistakeXCSamples")
            #expect(run.lines(containing: "error: ").count == 1)
            #expect(run.lines(containing: "warning: Repeated: unexpected clear").count == 1)
            #expect(run.output.contains("the same mistake has failed the test before"))
        }

        @Test(arguments: [
            ("KeptXCSamples", 11), ("RightXCSamples", 7), ("CountedXCSamples", 2), ("SkippedXCSamples", 3),
        ])
        func rightXCTestsPass(samples: String, count: Int) async throws {
            let run = try await KeptSampleRun.ofXCTest(samples, makesCalls: true)
            #expect(run.lines(containing: "error: ") == [])
            #expect(run.output.contains("Executed \(count) tests, with"))
            #expect(run.status == EXIT_SUCCESS)
        }

        @Test func aFailedXCTestAndASharedMockFailOnce() async throws {
            let run = try await KeptSampleRun.ofXCTest("FailedXCSamples")
            let (alive, shared) = (" (mocks that are still alive)", "FailedXCSamples.testCSharedMock")
            #expect(
                try run.sightings(ofWordsBehind: "error: ") == [
                    "FailedXCSamples.testAFailedTest : failed - by itself at XCTFail(\"by itself\")",
                    "FailedXCSamples.testBSharedMockIsResetByTheNextTest\(alive) : failed - "
                        + "Shared: missing clear at expect(.clear)",
                    "\(shared)\(alive) : failed - Shared: missing add(\"c\") at expect(.add(\"c\"))",
                    "\(shared), FailedXCSamples.testDSharedMockWithoutAReset : "
                        + "Shared: missing add(\"d\") at expect(.add(\"d\"))",
                ])
            #expect(
                try run.sightings(ofWordsBehind: "warning: ") == [
                    "Stored: missing clear at expect(.clear)"
                ])
            #expect(run.status == EXIT_FAILURE)
        }

        @Test(arguments: ["testACallBeforeTheLastVerification", "testACallAfterTheLastVerification"])
        func aCallAfterTheLastXCTestFailsTheProcess(test: String) async throws {
            let run = try await KeptSampleRun.ofXCTest("LateXCSamples/\(test)")
            #expect(
                try run.sightings(ofWordsBehind: "error: ") == [
                    "LateXCSamples.\(test) : Late: unexpected clear at expect(.add(\"a\"))"
                ])
            #expect(run.status == EXIT_FAILURE)
        }

        // MARK: Swift Testing

        @Test func testsThatMissACallFailTheProcess() async throws {
            let missed = [
                ("staticLet()", "Static", "clear"), ("global()", "Global", "clear"),
                ("singleton()", "Singleton", "clear"), ("endlessTask()", "Task", "clear"),
                ("delegate()", "Bell", "ring"), ("objectCycle()", "Cycle", "clear"),
                ("actionCycle()", "Action", "clear"), ("actionAndArgument()", "Both", "ring"),
                ("argument", "Argument", "clear"),
            ]
            let run = try await KeptSampleRun.ofSwiftTesting("ExpectKitTests.KeptSamples/")
            #expect(
                try run.issues().sorted()
                    == missed.map { test, _, call in "\(test) at expect(.\(call))" }.sorted())
            let texts = run.lines(containing: ": Caught error: ").compactMap {
                $0.components(separatedBy: ": Caught error: ").last
            }
            #expect(texts.sorted() == missed.map { _, mock, call in "\(mock): missing \(call)" }.sorted())
            #expect(
                try run.sightings(ofWordsBehind: ": error: ") == ["Detached: missing clear at expect(.clear)"]
            )
            #expect(run.status == EXIT_FAILURE)
        }

        @Test func aMockOfADetachedTaskFailsTheProcess() async throws {
            let run = try await KeptSampleRun.ofSwiftTesting(
                "ExpectKitTests.LateSamples/aCallInADetachedTaskThatOwnsTheMock")
            #expect(
                try run.sightings(ofWordsBehind: "error: ") == [
                    "Unowned: unexpected clear at expect(.add(\"a\"))"
                ])
            #expect(try run.issues() == [])
            #expect(run.status == EXIT_FAILURE)
        }

        @Test(arguments: [("aVerification", "Verified"), ("aCheckpoint", "Checked")])
        func aVerificationThatNoTestReceivesFailsTheProcess(sample: String, mock: String) async throws {
            let run = try await KeptSampleRun.ofSwiftTesting("ExpectKitTests.OutsideSamples/\(sample)")
            #expect(
                try run.sightings(ofWordsBehind: "error: ") == ["\(mock): missing clear at expect(.clear)"])
            #expect(run.status == EXIT_FAILURE)
        }

        /// A closure of another test is gone, a failure of another test is none of this one, and a mock that another test
        /// releases is verified for its own test.
        @Test func aSharedMockIsOfEachTestThatUsesIt() async throws {
            let run = try await KeptSampleRun.ofSwiftTesting("ExpectKitTests.SharingSamples/")
            let failures = try run.lines(containing: "recorded an issue").map { line in
                let match = try #require(line.firstMatch(of: /Test (\w+)\(.*:(\d+):\d+: Caught error: (.*)$/))
                return "\(match.1): \(match.3)"
            }
            #expect(
                failures == [
                    "bIsNoStubOfTheSecondTest: "
                        + "Made: wrong answer for clear: a closure of another test, which has ended",
                    "eRejectedCall: Failing: rejected clear",
                    "fMissingCallAfterAFailedTest: Failing: missing add(\"f\")",
                    "gCase: Cases: add(…): got \"h\", expected \"g\"",
                    "hMissesACall: Released later: missing clear",
                ])
            #expect(run.status == EXIT_FAILURE)
        }

        @Test(arguments: [("KeptSamples", 10), ("RightSamples", 6)])
        func rightTestsPass(samples: String, count: Int) async throws {
            let run = try await KeptSampleRun.ofSwiftTesting("ExpectKitTests.\(samples)/", makesCalls: true)
            #expect(run.lines(containing: "✘") == [])
            #expect(run.output.contains("Test run with \(count) tests in 1 suite passed"))
            #expect(run.status == EXIT_SUCCESS)
        }

        @Test func aCallAfterTheLastTestFailsTheProcess() async throws {
            let run = try await KeptSampleRun.ofSwiftTesting(
                "ExpectKitTests.LateSamples/aCallAfterTheLastTest")
            #expect(try run.issues() == ["aCallAfterTheLastTest() at expect(.add(\"a\"))"])
            #expect(run.lines(containing: "Late: clear was called after its test had ended").count == 1)
            #expect(run.output.contains("Test run with 1 test in 1 suite passed"))
            #expect(run.status == EXIT_FAILURE)
        }

        /// A trait could hide the issue, and the process would fail without a word.
        @Test func aCallAfterATestWhoseIssuesMayBeHiddenFailsTheProcess() async throws {
            let run = try await KeptSampleRun.ofSwiftTesting("ExpectKitTests.LateSamples/aCallAfterATest")
            #expect(try run.issues() == [])
            #expect(
                try run.sightings(ofWordsBehind: "error: ") == [
                    "aCallAfterATestWhoseIssuesMayBeHidden() : "
                        + "Late: clear was called after its test had ended at expect(.add(\"a\"))"
                ])
            #expect(run.status == EXIT_FAILURE)
        }
    }
#endif
