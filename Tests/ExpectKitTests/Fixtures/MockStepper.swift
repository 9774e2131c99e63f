import ExpectKit

/// A wrapper with one requirement, whose calls differ only in their argument.
final class MockStepper: Mocking {
    enum Invocation: Equatable { case step(Int), rest }

    let mock: Mock<Invocation>
    let failures = FailureRecorder()

    init(_ ordering: MockOrdering = .ordered, named name: String = "MockStepper") {
        mock = Mock(name, ordering: ordering)
        mock.reporter = failures
    }

    func step(_ number: Int) { mock.call(.step(number)) }
    func rest() { mock.call(.rest) }

    /// Expects these steps, each at a line of its own: the first at line 1.
    func expectSteps(_ numbers: some Sequence<Int>) {
        for (line, number) in zip(1..., numbers) {
            expect(.step(number), fileID: "Tests/T.swift", filePath: "/T.swift", line: UInt(line), column: 1)
        }
    }

    /// Makes these steps.
    func make(_ numbers: [Int]) {
        for number in numbers { step(number) }
    }
}

extension FailureRecorder {
    /// The failures, without warnings.
    var errors: [FailureReport] { reports.filter { $0.severity == .error } }
    /// The warnings.
    var warnings: [FailureReport] { reports.filter { $0.severity == .warning } }
}
