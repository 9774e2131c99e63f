import Testing

@testable import ExpectKit

/// Failures as Swift Testing receives them: each is one issue, with the report's text and location.
struct SwiftTestingReporterTests {
    /// A shelf that fails its test.
    private func reportingShelf(_ mode: MockMode = .strict) -> MockShelf {
        let shelf = MockShelf(mode)
        shelf.mock.reporter = TestFrameworkReporter()
        return shelf
    }

    /// Expects that a closure records exactly one issue, and returns it.
    private func onlyIssue(
        sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
    ) async throws -> Issue {
        let issues = Lock<[Issue]>([])
        try await withKnownIssue(sourceLocation: sourceLocation) {
            try await body()
        } matching: { issue in
            issues.withLock { $0.append(issue) }
            return true
        }
        let all = issues.withLock { $0 }
        #expect(all.count == 1, sourceLocation: sourceLocation)
        return try #require(all.first, sourceLocation: sourceLocation)
    }

    @Test func aFailureIsOneIssueWithItsTextAndLocation() async throws {
        var line = 0
        let issue = try await onlyIssue {
            let shelf = reportingShelf()
            shelf.expect(.add("a")); line = #line
            shelf.verify()
        }
        let report = try #require(issue.error as? FailureReport)
        #expect(
            report.text == """
                Shelf: missing add("a")
                  expected: 1 of 1, once, never called
                  got:      no call
                """)
        #expect(report.testDescription == "Shelf: missing add(\"a\")")
        #expect(issue.comments == ["expected: 1 of 1, once, never called\ngot:      no call"])
        #expect(issue.severity == .error)
        #expect(issue.sourceLocation?.line == line)
        #expect(issue.sourceLocation?.fileID == "ExpectKitTests/SwiftTestingReporterTests.swift")
        #expect(issue.sourceLocation?.filePath == "\(#filePath)")
    }

    @Test func aWarningDoesNotFailTheTest() async throws {
        let issue = try await onlyIssue {
            reportingShelf(.naggy).clear()
        }
        #expect(issue.severity == .warning)
    }

    @Test func aFailedCallAndItsVerificationAreOneIssue() async throws {
        let issue = try await onlyIssue {
            let shelf = reportingShelf()
            shelf.expect(.add("a"))
            shelf.add("x")
            shelf.verify()
        }
        #expect(issue.words.hasPrefix("Shelf: add(…): got \"x\", expected \"a\"\n"))
    }

    // MARK: Without a current test

    @Test func aFailureOnADetachedTaskIsRecordedBeforeTheCallReturns() async throws {
        let issue = try await onlyIssue {
            let shelf = reportingShelf()
            shelf.reject(.clear)
            let reference = UnownedReference(shelf)
            await Task.detached { reference.use { $0.clear() } }.value
            #expect(shelf.mock.engine.locked { $0.delivery.undelivered }.isEmpty)
            shelf.verify()
        }
        #expect(issue.words.hasPrefix("Shelf: rejected clear"))
    }

    @Test func aFailureOnAThreadIsRecordedOnce() async throws {
        _ = try await onlyIssue {
            let shelf = reportingShelf()
            callOnAnotherThread(shelf)
            shelf.verify()
            shelf.verify()
        }
    }

    @Test func aWarningOnAThreadDoesNotFailTheTest() async throws {
        let issue = try await onlyIssue { callOnAnotherThread(reportingShelf(.naggy)) }
        #expect(issue.severity == .warning)
    }

    @Test func aFailureOfAVerificationInADetachedTaskIsRecorded() async throws {
        let issue = try await onlyIssue {
            let shelf = reportingShelf()
            shelf.expect(.add("a"))
            let reference = UnownedReference(shelf)
            await Task.detached { reference.use { $0.verify() } }.value
        }
        #expect(issue.words.hasPrefix("Shelf: missing add(\"a\")"))
    }

    @Test func aMissingCallOfAMockDeallocatedInADetachedTaskIsRecorded() async throws {
        let issue = try await onlyIssue {
            let shelf = Lock<PlainShelf?>(PlainShelf())
            shelf.withLock { $0 }?.expect(.add("a"))
            await Task.detached { shelf.withLock { $0 = nil } }.value
        }
        #expect(issue.words.hasPrefix("Shelf: missing add(\"a\")"))
    }

    /// The test that created the mock records the failure, although the call is made in another scope.
    @Test func aFailureWithACurrentTestIsRecordedInIt() async throws {
        let shelf = reportingShelf()
        shelf.reject(.clear)
        _ = try await onlyIssue { shelf.clear() }
    }

    // MARK: A mock that was created without a current test

    @Test func aFailureOnADetachedTaskIsRaisedByVerify() async throws {
        let shelf = await shelfWithoutATest()
        shelf.reject(.clear)
        let reference = UnownedReference(shelf)
        await Task.detached { reference.use { $0.clear() } }.value
        let issue = try await onlyIssue { shelf.verify() }
        #expect(issue.words.hasPrefix("Shelf: rejected clear"))
    }

    @Test func aFailureOnAThreadIsRaisedByVerifyOnce() async throws {
        let shelf = await shelfWithoutATest()
        callOnAnotherThread(shelf)
        _ = try await onlyIssue {
            shelf.verify()
            shelf.verify()
        }
    }

    @Test func aVerificationWithoutACurrentTestKeepsTheFailure() async throws {
        let shelf = await shelfWithoutATest()
        callOnAnotherThread(shelf)
        let reference = UnownedReference(shelf)
        await Task.detached { reference.use { $0.verify() } }.value
        _ = try await onlyIssue { shelf.verify() }
    }

    @Test func aFailureOfAVerificationWithoutACurrentTestIsRaisedOnceAtTheMocksEnd() async throws {
        let issue = try await onlyIssue {
            let shelf = await shelfWithoutATest()
            shelf.expect(.add("a"))
            let reference = UnownedReference(shelf)
            await Task.detached { reference.use { $0.verify() } }.value
        }
        #expect(issue.words.hasPrefix("Shelf: missing add(\"a\")"))
    }

    @Test func aRejectedCallOnAThreadIsRaisedAtTheMocksEnd() async throws {
        _ = try await onlyIssue {
            let shelf = await shelfWithoutATest()
            shelf.reject(.clear)
            callOnAnotherThread(shelf)
        }
    }

    @Test func aResetKeepsFailuresThatNoTestReceived() async throws {
        let shelf = await shelfWithoutATest()
        shelf.reject(.clear)
        callOnAnotherThread(shelf)
        shelf.reset()
        _ = try await onlyIssue { shelf.verify() }
    }

    /// A shelf that is created without a current test.
    private func shelfWithoutATest() async -> MockShelf {
        await Task.detached { UncheckedSendable(reportingShelf()) }.value.value
    }
}

/// Passes an object from one task to another.
private struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
