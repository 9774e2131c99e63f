#if os(Linux)
    import Testing

    /// A required verification that fails ends its test with one failure.
    @Suite(.timeLimit(.minutes(10))) struct RequiredVerificationSampleTests {
        #if compiler(>=6.3)
            @Test(arguments: [
                ("requiredInVain", ["error required"]),
                ("requiredInVainWithTheTrait", ["error required with the trait"]),
                ("requiredAfterAFailure", ["error rejected"]),
                ("requiredAfterAFailureOfAnotherMock", ["error out of order"]),
                ("requiredAfterAKnownFailureOfAnotherMock", ["known", "error named only by a known issue"]),
            ])
            func theTestEndsWithOneFailure(sample: String, sightings: [String]) async throws {
                #expect(try await SampleRun.issues(of: sample).map { try $0.sighting() } == sightings)
            }

            @Test func onlyTheCaseThatFailedEnds() async throws {
                let issues = try await SampleRun.issues(of: "requiredInOneCase")
                #expect(issues.count == 2)
                #expect(
                    issues.filter {
                        $0.words.contains("Case 0: add(\"a\") was not called within 0.005 seconds")
                    }.count == 1)
                #expect(issues.filter { $0.words.contains("reached by case 1") }.count == 1)
            }
        #endif

        @Test func aTestThatHasNotReceivedTheFailureFailsWithTheError() async throws {
            let issues = try await SampleRun.issues(of: "requiredAfterAFailureThatARecorderReceived")
            #expect(issues.count == 1)
            #expect(issues.first?.words.contains("Foreign failed, as its report above says") == true)
        }
    }
#endif
