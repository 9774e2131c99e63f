import ExpectKit
import Testing

// An error for a requirement that throws nothing. The rows in Isolation show the answers of every effect in both forms.

private enum ArchiveError: Error { case gone }

private final class QuickArchive: Mocking {
    enum Invocation: Equatable { case fetch(id: Int) }
    let mock = Mock<Invocation>()

    func fetch(id: Int) async -> String { await mock.call(.fetch(id: id)) }
}

@Suite struct EffectfulWrapperTests {
    @Test func anErrorThatARequirementCannotThrowIsReportedAtItsLine() async {
        let archive = QuickArchive()
        let failures = FailureRecorder()
        archive.mock.reporter = failures
        archive.expect(.fetch(id: 2)).andThrow(ArchiveError.gone)
        let line = #line - 1

        // On its own line, because the compiler gives an `await` inside `#expect` the line of the test.
        let text = await archive.fetch(id: 2)
        #expect(text == "")
        archive.verify()

        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(
            failures.reports.first?.unwrappedText == """
                QuickArchive: wrong answer for fetch(id: 2): the error gone of type ArchiveError, but the call throws nothing
                  called at Tests/ScenarioTests/Wrappers/EffectfulWrapperTests.swift:\(line + 4)
                  answered: "", a default value for String
                  help: answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock
                """)
    }
}
