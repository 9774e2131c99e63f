import ExpectKit
import Foundation
import Testing

/// Failures in the body of an exit test, a process without a current test, fail the test.
@Suite struct ExitTestReportTests {
    /// The first lines of the issues that the parent process records.
    private func headlines(
        sourceLocation: SourceLocation = #_sourceLocation, _ exitTest: () async -> Void
    ) async -> [String] {
        let found = Shared([String]())
        await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
            await exitTest()
        } matching: { issue in
            let words = issue.comments.map(\.rawValue).joined(separator: "\n")
            found.change { $0.append("\(words.prefix { !$0.isNewline })") }
            return true
        }
        return found.value
    }

    @Test func anUnexpectedCallFailsTheParent() async {
        let headlines = await headlines {
            await #expect(processExitsWith: .success) { PlainShelf(isTraced: false).clear() }
        }
        #expect(headlines == ["Shelf: unexpected clear"])
    }

    @Test func anUnexpectedCallOnAThreadFailsTheParent() async {
        let headlines = await headlines {
            await #expect(processExitsWith: .success) {
                let shelf = PlainShelf(isTraced: false)
                await Task.detached { shelf.clear() }.value
            }
        }
        #expect(headlines == ["Shelf: unexpected clear"])
    }

    @Test func aVerificationFailsTheParent() async {
        let headlines = await headlines {
            await #expect(processExitsWith: .success) {
                let shelf = PlainShelf()
                shelf.expect(.clear)
                shelf.verify()
            }
        }
        #expect(headlines == ["Shelf: missing clear"])
    }

    @Test func aMockThatIsNotVerifiedFailsTheParent() async {
        let headlines = await headlines {
            await #expect(processExitsWith: .success) { PlainShelf().expect(.clear) }
        }
        #expect(headlines == ["Shelf: missing clear"])
    }

    @Test func aMockWithoutFailuresPasses() async {
        await #expect(processExitsWith: .success) {
            let shelf = PlainShelf()
            shelf.expect(.clear)
            shelf.clear()
            shelf.verify()
        }
    }
}
