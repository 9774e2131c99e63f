#if compiler(>=6.3)
    import ExpectKitExploration
    import Testing

    @testable import ExpectKit
    @testable import ExpectKitDiagrams

    /// Which failures the trait holds, who sees them, and where they are recorded.
    @Suite(.timeLimit(.minutes(10))) struct HeldFailureScopeTests {
        private static let guess = #"Shelf: add("b") was called while add("a") was expected"#
        private static let verdict = #"Shelf: add("b") was called too early: before add("a")"#

        private func expectCalls(on shelf: PlainShelf) {
            shelf.expect(.add("a"))
            shelf.expect(.add("b"))
        }

        /// Makes the two calls in the wrong order.
        private func swap(_ shelf: PlainShelf) {
            expectCalls(on: shelf)
            shelf.add("b")
            shelf.add("a")
        }

        private func headlines(_ issues: [Issues.Recorded]) -> [String] {
            issues.map { String($0.text.prefix { !$0.isNewline }) }
        }

        @Test func itIsRecordedAtTheEndOfTheScope() async throws {
            let isRecorded = Shared(true)
            let issues = try await Issues.recorded(warnings: true) {
                let early = try await Issues.recorded(warnings: true) {
                    swap(PlainShelf(isTraced: false))
                }
                #expect(headlines(early).last?.hasSuffix(Self.verdict) == true)
                #expect(headlines(early).first == Self.guess)
                #expect(early.count == 2)
                try await verifiedByTrait {
                    let shelf = PlainShelf(isTraced: false)
                    swap(shelf)
                    isRecorded.change { $0 = shelf.mock.engine.locked { $0.ledger.held.isEmpty } }
                    #expect(shelf.mock.engine.hasFailedTest)
                }
            }
            #expect(!isRecorded.value)
            #expect(headlines(issues) == [Self.verdict])
        }

        @Test func anObserverSeesTheVerdict() async throws {
            let observer = FailureObserver()
            let issues = try await Issues.recorded(warnings: true) {
                try await observingMocks(
                    of: #require(Test.current), Test.Case.current, with: observer,
                    outside: MockVerificationTrait.self
                ) { swap(PlainShelf(isTraced: false)) }
            }
            #expect(headlines(issues) == [Self.verdict])
            #expect(observer.seen.withLock { $0 } == [Self.verdict])
        }

        @Test func anObserverOfACheckpointSeesTheVerdict() async throws {
            let observer = FailureObserver()
            let issues = try await Issues.recorded(warnings: true) {
                try await observingMocks(
                    of: #require(Test.current), Test.Case.current, with: observer,
                    outside: MockVerificationTrait.self
                ) {
                    let shelf = PlainShelf(isTraced: false)
                    swap(shelf)
                    shelf.checkpoint()
                    #expect(observer.seen.withLock { $0 } == [Self.verdict])
                }
            }
            #expect(headlines(issues) == [Self.verdict])
        }

        /// The call belongs to the inner scope, and the outer one verifies the mock.
        @Test func aFailureIsRecordedInTheScopeOfItsCall() async throws {
            let inner = Shared([String]())
            let outer = try await Issues.recorded {
                try await verifiedByTrait {
                    let shelf = PlainShelf(isTraced: false)
                    expectCalls(on: shelf)
                    let issues = try await Issues.recorded {
                        try await verifiedByTrait {
                            shelf.add("b")
                            shelf.add("a")
                        }
                    }
                    inner.change { $0 = headlines(issues) }
                }
            }
            #expect(inner.value == [Self.guess])
            #expect(outer == [])
        }

        /// A verification on a thread of another test, or in a known issue, records it in the test of the call.
        @Test func aFailureIsRecordedInItsTestWhereverTheMockIsVerified() async throws {
            let issues = try await Issues.recorded {
                try await verifiedByTrait {
                    let shelf = PlainShelf(isTraced: false)
                    swap(shelf)
                    await Task.detached {
                        withKnownIssue(isIntermittent: true) { shelf.verify() }
                    }.value
                }
            }
            #expect(headlines(issues) == [Self.verdict])
        }

        @Test func aFailureForAnotherReporterIsNotHeld() async throws {
            let failures = FailureRecorder()
            let issues = try await Issues.recorded(warnings: true) {
                try await verifiedByTrait {
                    let shelf = PlainShelf(isTraced: false)
                    shelf.mock.reporter = failures
                    expectCalls(on: shelf)
                    shelf.add("b")
                    #expect(failures.reports.map(\.headline).count == 1)
                    shelf.add("a")
                }
            }
            #expect(issues == [])
            #expect(failures.reports.map(\.isNote) == [false, true])
        }

        /// No verification can explain it.
        @Test func aCallOfAMockWithoutExpectationsIsNotHeld() async throws {
            let early = Shared([String]())
            _ = try await Issues.recorded {
                try await verifiedByTrait {
                    let issues = try await Issues.recorded {
                        let shelf = PlainShelf(isTraced: false)
                        shelf.clear()
                        #expect(shelf.mock.engine.locked { $0.ledger.held.isEmpty })
                    }
                    early.change { $0 = headlines(issues) }
                }
            }
            #expect(early.value == ["Shelf: unexpected clear"])
        }

        /// Each failure of a run says which run it belongs to.
        @Test func aFailureOfARunIsNotHeld() async throws {
            let issues = try await Issues.recorded {
                try await verifiedByTrait {
                    try failingEachCall(with: ShelfError.gone) { _ in
                        swap(PlainShelf(isTraced: false))
                    }
                }
            }
            #expect(headlines(issues).contains(Self.guess))
            #expect(!headlines(issues).contains(Self.verdict))
        }
    }

    /// Keeps the headlines of the failures that it sees first.
    private final class FailureObserver: MockScopeObserver {
        let seen = Lock<[String]>([])

        func mocksAreOver(_ mocks: [any ReadableMock], hasFailed: Bool) {
            let failures = mocks.flatMap(\.history.failures).map { "\($0.mock): \($0.headline)" }
            seen.withLock { seen in
                if seen.isEmpty { seen = failures }
            }
        }
    }
#endif
