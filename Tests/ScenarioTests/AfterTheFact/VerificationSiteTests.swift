import ExpectKit
import Testing

private final class MockBell: Mocking {
    enum Invocation: Equatable { case ring }
    let mock = Mock<Invocation>()

    func ring() { mock.call(.ring) }
}

/// A report says at which line of the test the mock was verified.
struct VerificationSiteTests {
    private let failures = FailureRecorder()

    private func bell() -> MockBell {
        let bell = MockBell()
        bell.mock.reporter = failures
        return bell
    }

    /// The lines of this file at which the mocks were verified.
    private var lines: [Int?] {
        failures.reports.map { report in
            report.verifiedAt.flatMap { $0.fileID.hasSuffix("VerificationSiteTests.swift") ? $0.line : nil }
        }
    }

    @Test func aVerificationOfOneMock() {
        let bell = bell()
        bell.expect(.ring)
        bell.verify(); let first = #line
        bell.mock.verify(); let second = #line
        bell.checkpoint(); let third = #line
        #expect(lines == [first, second, third])
    }

    @Test func aVerificationOfSeveralMocks() {
        let bells = [bell(), bell()]
        for bell in bells { bell.expect(.ring) }
        verify(bells[0], bells[1]); let line = #line
        #expect(lines == [line, line])
    }

    @Test func aVerificationThatWaits() async {
        let bells = [bell(), bell()]
        for bell in bells { bell.expect(.ring) }
        await bells[0].verify(within: .zero); let first = #line
        // What a wait has reported is not repeated.
        await verify(bells[0], bells[1], within: .zero); let second = #line
        #expect(lines == [first, second])
    }

    @Test func aVerificationWithoutAnExpectation() {
        let bell = bell().nice()
        bell.ring()
        bell.verify(.ring, times: 2); let first = #line
        bell.verifySequence(.ring, .ring); let second = #line
        verifyInOrder(bell.called(.ring), bell.called(.ring)); let third = #line
        #expect(lines == [first, second, third])
    }

    @Test func aFailureThatNoVerificationFound() {
        bell().ring()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(lines == [nil])
    }
}
