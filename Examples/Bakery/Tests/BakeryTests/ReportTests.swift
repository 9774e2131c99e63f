// Reports name the calling lines of the code under test only on Linux.
#if os(Linux) && compiler(>=6.3)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Bakery

    /// The reports that the article “The manual on one page” shows, but for the numbers of lines.
    struct ReportTests {
        let oven = MockOven()
        let failures = FailureRecorder()
        let wheat = Loaf(flour: "wheat", grams: 750)

        init() { oven.mock.reporter = failures }

        @Test func anUnexpectedCall() throws {
            oven.expect(.preheat(to: 220))
            oven.expect(.temperature).andReturn(220)
            _ = Baker(oven: oven).prepare(for: "rye")
            oven.verify()

            try expectShown(.unexpected)
        }

        @Test func aMissingCall() throws {
            oven.expect(.preheat(to: 220))
            oven.expect(.temperature).andReturn(220)
            oven.expect(.load(wheat))
            _ = Baker(oven: oven).prepare(for: "wheat")
            oven.verify()

            try expectShown(.missing)
        }

        @Test func aCallOutOfTurn() throws {
            oven.expect(.temperature).andReturn(220)
            oven.expect(.preheat(to: 220))
            _ = Baker(oven: oven).prepare(for: "wheat")

            try expectShown(.outOfOrder)
        }

        @Test func aCallTooMany() throws {
            oven.expect(.load(wheat))
            _ = Baker(oven: oven).load([wheat, wheat])
            oven.verify()

            try expectShown(.surplus)
        }

        @Test func aCallWithoutAnAnswer() throws {
            oven.expect(.preheat(to: 220))
            oven.expect(.temperature)
            _ = Baker(oven: oven).prepare(for: "wheat")
            oven.verify()

            try expectShown(.unanswered)
        }

        @Test func aRejectedCall() throws {
            oven.reject(.load(.any))
            _ = Baker(oven: oven).load([wheat])
            oven.verify()

            try expectShown(.rejected)
        }

        /// Expects one failure, and that the manual shows its text.
        private func expectShown(
            _ kind: FailureReport.Kind, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let report = try #require(failures.reports.first, sourceLocation: sourceLocation)
            #expect(failures.reports.map(\.kind) == [kind], sourceLocation: sourceLocation)
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let manual = folder.appendingPathComponent(
                "../../../../Sources/ExpectKit/ExpectKit.docc/the-manual-on-one-page.md")
            let shown = withoutLineNumbers(try String(contentsOf: manual.standardized, encoding: .utf8))
            let block = "```text\n\(withoutLineNumbers(report.text))\n```"
            #expect(
                shown.contains(block), "not in the manual:\n\(report.text)", sourceLocation: sourceLocation)
        }

        private func withoutLineNumbers(_ text: String) -> String {
            text.replacing(/\.swift:[0-9]+/, with: ".swift:…")
        }
    }
#endif
