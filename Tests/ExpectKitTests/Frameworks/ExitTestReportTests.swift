import ExpectKit
import Foundation
import Testing

/// Failures in the body of an exit test, a process without a current test, fail the test.
struct ExitTestReportTests {
    @Test func anUnexpectedCallFailsTheParent() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .success) { PlainShelf(isTraced: false).clear() }
        }
        #expect(headlines == ["Shelf: unexpected clear"])
    }

    @Test func anUnexpectedCallOnAThreadFailsTheParent() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .success) {
                let shelf = PlainShelf(isTraced: false)
                await Task.detached { shelf.clear() }.value
            }
        }
        #expect(headlines == ["Shelf: unexpected clear"])
    }

    @Test func aVerificationFailsTheParent() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .success) {
                let shelf = PlainShelf()
                shelf.expect(.clear)
                shelf.verify()
            }
        }
        #expect(headlines == ["Shelf: missing clear"])
    }

    @Test func aMockThatIsNotVerifiedFailsTheParent() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .success) { PlainShelf().expect(.clear) }
        }
        #expect(headlines == ["Shelf: missing clear"])
    }

    // MARK: Mocks that are still alive when the process exits

    @Test func aStaticMockFailsTheParentAndItsProcess() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) { _ = keptShelf.expect(.clear) }
        }
        #expect(headlines == ["Kept: missing clear"])
    }

    @Test(.verifiesMocks) func aStaticMockFailsTheParentWithTheTrait() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) { _ = keptShelf.expect(.clear) }
        }
        #expect(headlines == ["Kept: missing clear"])
    }

    @Test func aStaticMockFailsTheParentIfTheCodeExits() async {
        let headlines = await headlinesOfExitTest {
            await #expect(processExitsWith: .failure) {
                keptShelf.expect(.clear)
                exit(3)
            }
        }
        #expect(headlines == ["Kept: missing clear"])
    }

    @Test func aStaticMockOfADetachedTaskFailsTheProcess() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            await Task.detached { _ = keptShelf.expect(.clear) }.value
        }
    }

    @Test func aStaticMockWhoseCallIsMadePasses() async {
        await #expect(processExitsWith: .success) {
            keptShelf.expect(.clear)
            keptShelf.clear()
        }
    }

    @Test func aStaticMockWithAKnownIssuePasses() async {
        await #expect(processExitsWith: .success) {
            withKnownIssue(isIntermittent: true) { _ = keptShelf.expect(.clear) }
        }
    }

    @Test func aStaticMockWithoutExpectationsPasses() async {
        await #expect(processExitsWith: .exitCode(3)) {
            keptShelf.stub(.clear)
            exit(3)
        }
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

private let keptShelf = PlainShelf("Kept")

/// The first lines of the issues that the parent process records.
func headlinesOfExitTest(
    sourceLocation: SourceLocation = #_sourceLocation, _ exitTest: () async -> Void
) async -> [String] {
    let found = Shared([String]())
    await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
        await exitTest()
    } matching: { issue in
        let words = issue.error.map { String(describingForTest: $0) } ?? issue.words
        found.change { $0.append("\(words.prefix { !$0.isNewline })") }
        return true
    }
    return found.value
}
