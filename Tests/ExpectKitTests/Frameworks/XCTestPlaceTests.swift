#if os(Linux) && canImport(Runtime)
    import Testing
    import XCTest

    @testable import ExpectKit

    /// The places at which XCTest shows the failures of a mock on which nothing is declared.
    extension XCTestReporterTests {
        @Test func aCallOfTheCodeUnderTestFailsAtTheLineOfTheTest() async {
            let noted = Lock(0)
            let recorded = await run { _ in
                let shelf = recordedShelf()
                Shopkeeper(shelf: shelf).tidy(); noted.withLock { $0 = #line }
            }
            #expect(recorded.map(\.line) == [noted.withLock { $0 }])
            #expect(recorded.map(\.file) == ["\(#filePath)"])
            #expect(recorded.first?.text.hasPrefix("failed - Recorded: unexpected clear\n") == true)
            #expect(
                recorded.first?.text.contains("called at Tests/ExpectKitTests/Reporting/Shopkeeper.swift:7")
                    == true)
        }

        @Test func aCallOfTheTestItselfFailsAtItsLine() async {
            let noted = Lock(0)
            let recorded = await run { _ in
                let shelf = recordedShelf()
                shelf.clear(); noted.withLock { $0 = #line }
            }
            #expect(recorded.map(\.line) == [noted.withLock { $0 }])
            #expect(recorded.map(\.file) == ["\(#filePath)"])
            #expect(recorded.first?.text.contains("called at") == false)
        }

        /// A thread without a line of the test.
        @Test func aCallOnAnotherThreadFailsTheRunningTestAtItsOutermostLine() async {
            let recorded = await run { _ in callOnAnotherThread(recordedShelf()) }
            #expect(recorded.map { fileName(ofPath: $0.file) } == ["CallingOnAnotherThread.swift"])
        }

        @Test func aTestThatHasEndedRecordsNothing() async {
            let reports = Lock<[FailureReport]>([])
            let recorded = await run { _ in
                let shelf = MockShelf(named: "Recorded")
                shelf.clear()
                reports.withLock { $0 = shelf.failures.reports }
                #expect(RunningTestCase.record(shelf.failures.reports[0]))
            }
            #expect(recorded.count == 1)
            #expect(reports.withLock { $0 }.map(RunningTestCase.record) == [false])
        }

        @Test func withoutARunningTestTheTextHasTheLine() {
            let shelf = MockShelf(named: "Recorded")
            shelf.clear(); let line = #line
            let report = shelf.failures.reports.first
            #expect(report?.isAtStaticPlace == false)
            #expect(
                report?.textForStaticPlace
                    == "\(shelf.texts[0])\n"
                    + "  called from Tests/ExpectKitTests/Frameworks/XCTestPlaceTests.swift:\(line)")
            let other = MockShelf(named: "Recorded")
            other.expect(.count).andReturn(1)
            other.clear()
            #expect(other.failures.reports.first?.isAtStaticPlace == true)
            #expect(other.failures.reports.first?.textForStaticPlace == other.failures.reports.first?.text)
        }
    }
#endif
