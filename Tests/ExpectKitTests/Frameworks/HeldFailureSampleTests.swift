#if os(Linux) && compiler(>=6.3)
    import Foundation
    import Testing

    /// The issues of tests with the trait whose first wrong call is held: for each sample, the severity and the line of each
    /// issue, and the first line of its text.
    @Suite(.timeLimit(.minutes(10))) struct HeldFailureSampleTests {
        @Test(arguments: [
            ("heldSwapped", "error came first", #"Shelf: add("b") was called too early: before add("a")"#),
            (
                "heldFirstMissing", "error came before clear",
                #"Shelf: clear was never called; it was expected before add("a")"#
            ),
            (
                "heldExtraInTheMiddle", "error extra",
                #"Shelf: add("x") was called in addition to the expected calls"#
            ),
            ("heldExtraOfAnotherCase", "error extra clear", "Shelf: unexpected clear"),
            ("heldTwice", "error twice", #"Shelf: add("a") was called twice, expected once"#),
            (
                "heldOneOfAHundred", "error the wrong one",
                #"Shelf: add("36") was called instead of add("64")"#
            ),
            ("heldInAMockWithoutAnOrder", "error x", #"Shelf: add("x") was called instead of add("b")"#),
            (
                "heldWithAnotherArgument", "error another argument",
                #"Shelf: add(…): got "x", expected "a""#
            ),
            (
                "heldInADetachedTask", "error detached",
                #"Detached: add("b") was called too early: before add("a")"#
            ),
            (
                "heldOnceByTwoTraits", "error two traits",
                #"Shelf: add("b") was called too early: before add("a")"#
            ),
            (
                "heldWhenItThrows", "error thrown",
                #"MockArchive: unexpected load(id: 7), expected save("a")"#
            ),
        ])
        func aWrongCallIsOneErrorWithTheVerdict(
            sample: String, sighting: String, headline: String
        ) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.sighting() } == [sighting])
            #expect(issues.map(\.headline) == [headline])
        }

        @Test func theReportHasThePlaceAndTheCallOfTheFirstFailure() async throws {
            let issue = try #require(try await SampleRun.issues(of: "heldOneOfAHundred").first)
            #expect(
                issue.words.replacing(/HeldSamples.swift:\d+/, with: "HeldSamples.swift:…") == """
                    Shelf: add("36") was called instead of add("64")
                      expected: 64 of 100, once, never called
                          (Tests/ExpectKitTests/Frameworks/Samples/HeldSamples.swift:…)
                        argument: expected "64", got "36"

                         expected        called
                         … 63 before
                      64 add("64")    ≠  add("36")
                      65 add("65")    =  add("65")
                      66 add("66")    =  add("66")
                      67 add("67")    =  add("67")
                      68 add("68")    =  add("68")
                      69 add("69")    =  add("69")
                         … 31 more
                    """)
        }

        /// What was true only when the call came is left out.
        @Test(arguments: ["heldTwice", "heldExtraOfAnotherCase"])
        func anExpectationThatWasMetLaterIsNotNext(sample: String) async throws {
            let issue = try #require(try await SampleRun.issues(of: sample).first)
            #expect(!issue.words.contains("expected: 2 of 2"))
            #expect(!issue.words.contains("called so far"))
            #expect(issue.words.contains(#"2 add("b")    =  add("b")"#))
        }

        // MARK: Known issues

        @Test func aKnownIssueStaysOne() async throws {
            let issues = try await SampleRun.issues(of: "heldInNoKnownIssue")
            #expect(issues.map(\.severity) == ["known"])
            #expect(issues.map(\.headline) == [#"Shelf: add("b") was called while add("a") was expected"#])
        }

        @Test func aVerdictIsNoKnownIssueIfTheCallWasNone() async throws {
            let issues = try await SampleRun.issues(of: "heldThoughTheVerdictIsKnown")
            #expect(try issues.map { try $0.sighting() } == ["error not known"])
            #expect(
                issues.map(\.headline) == [#"Shelf: clear was never called; it was expected before add("a")"#]
            )
        }

        // MARK: When it is recorded

        /// The wait has waited for the call, so the verdict at the checkpoint is that it was never called.
        @Test func aCheckpointAfterAWaitRecordsTheVerdict() async throws {
            let issues = try await SampleRun.issues(of: "heldUntilTheCheckpointAfterAWait")
            #expect(try issues.map { try $0.place() } == ["before the wait", "after the wait", "unexpected"])
            #expect(
                issues.first?.headline
                    == #"Shelf: add("a") was never called; it was expected before add("b")"#)
        }

        @Test(arguments: [
            ("heldUntilVerify", ["verified in the middle", "after verify"]),
            (
                "heldUntilTheCheckpoint",
                ["before the checkpoint", "after checkpoint", "after the checkpoint"]
            ),
        ])
        func aVerificationOfTheTestRecordsTheVerdict(sample: String, places: [String]) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.place() } == places)
            #expect(issues.map(\.severity) == places.map { _ in "error" })
            #expect(issues.first?.headline == #"Shelf: add("b") was called too early: before add("a")"#)
            if places.count > 2 {
                #expect(issues.last?.headline == #"Shelf: add("d") was called too early: before add("c")"#)
            }
        }

        @Test(arguments: [
            ("heldUntilTheReset", "clear", ["before the reset", "after reset"]),
            ("heldUntilTheCancellation", #"add("a")"#, ["cancelled after", "after the cancellation"]),
            ("notHeldAfterACancellation", #"add("a")"#, ["cancelled before", "after cancelled"]),
            ("heldUntilTheTestIsCancelled", #"add("a")"#, ["test cancelled"]),
            ("notHeldAfterTheTestIsCancelled", #"add("a")"#, ["after the test"]),
        ])
        func withoutAVerificationItIsRecordedAsItWas(
            sample: String, expected: String, places: [String]
        ) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.place() } == places)
            #expect(issues.map(\.severity) == places.map { _ in "error" })
            #expect(issues.first?.headline.hasSuffix("was called while \(expected) was expected") == true)
        }

        /// The mock has failed, so the wait is skipped, and its verification does not know whether other calls come.
        @Test func aSkippedWaitHasNoVerdict() async throws {
            let issues = try await SampleRun.issues(of: "heldThoughAWaitVerifies")
            #expect(try issues.map { try $0.place() } == ["after the wait", "waited for"])
            #expect(issues.last?.headline == #"Shelf: add("b") was called too early: before add("a")"#)
        }

        @Test func theEndOfAFailedTestRecordsAllMocks() async throws {
            let issues = try await SampleRun.issues(of: "heldUntilItIsRequired")
            #expect(try issues.map { try $0.sighting() } == ["error still held", "error required"])
            #expect(
                issues.map(\.headline) == [
                    #"Other: add("b") was called while add("a") was expected"#,
                    #"Required: add(…): got "x", expected "a""#,
                ])
        }

        // MARK: Several failures

        @Test func eachMockHasItsVerdict() async throws {
            let issues = try await SampleRun.issues(of: "heldInTwoMocks")
            #expect(try issues.map { try $0.sighting() } == ["error first", "error second"])
            #expect(
                issues.map(\.headline) == [
                    #"First: add("b") was called too early: before add("a")"#,
                    #"Second: add("d") was called too early: before add("c")"#,
                ])
        }

        @Test func eachCaseHasItsVerdict() async throws {
            let byCase = try await SampleRun.issuesByCase(of: "heldCases")
            for number in 0..<4 {
                let own = byCase["\(number)", default: []].filter { $0.contains("Case ") }
                #expect(own.count == (number.isMultiple(of: 2) ? 1 : 0))
                #expect(own.allSatisfy { $0.contains(#"Case \#(number): add("b") was called too early"#) })
            }
        }

        @Test func aMissingCallOfAnotherMockIsAWarning() async throws {
            let issues = try await SampleRun.issues(of: "heldBesideAMissingCall")
            #expect(
                Set(try issues.map { try $0.sighting() }) == ["error wrong beside", "warning missing beside"])
            #expect(issues.count == 2)
        }

        // MARK: Failures that are not held

        @Test(arguments: [
            ("rejectedAtOnce", "Shelf: rejected clear", ["rejected", "after rejected"]),
            (
                "exceededAtOnce", "Shelf: clear was called twice, expected once",
                ["exceeded", "after exceeded"]
            ),
        ])
        func whatNoVerificationExplainsIsRecordedAtOnce(
            sample: String, headline: String, places: [String]
        ) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.place() } == places)
            #expect(issues.map(\.severity) == ["error", "error"])
            #expect(issues.first?.headline == headline)
        }

        /// The other trait sees the failure in the part of the test that it encloses.
        @Test(arguments: [
            ("notHeldInsideATraitThatChangesIssues", "inside a foreign trait"),
            ("notHeldOutsideATraitThatChangesIssues", "outside a foreign trait"),
        ])
        func nothingIsHeldIfATraitMayChangeIssues(sample: String, place: String) async throws {
            let issues = try await SampleRun.issues(of: sample)
            #expect(try issues.map { try $0.sighting() } == ["error \(place)", "warning \(place)"])
            #expect(
                issues.first?.headline == #"Shelf: add("b") was called while add("a") was expected"#)
            #expect(issues.last?.words.contains(#"add("b") was called too early: before add("a")"#) == true)
        }
    }

    extension SampleIssue {
        /// The first line of its text.
        fileprivate var headline: String { String(words.prefix { !$0.isNewline }) }

        /// The comment at the end of its line, or else its own text.
        fileprivate func place() throws -> String {
            let comment = try sighting().dropFirst(severity.count + 1)
            return comment.isEmpty ? words.components(separatedBy: "\n").last ?? "" : String(comment)
        }
    }
#endif
