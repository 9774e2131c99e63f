import Testing

@testable import ExpectKit

/// Among many stubs the newest matching one answers, whether it is found by its hash or by a comparison.
struct StubListTests {
    private enum Exact: Hashable { case load(Int), count }

    /// Calls that all have the same hash.
    private struct Colliding: Hashable {
        let number: Int
        func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }

    private enum Typed: InvocationMatching {
        case load(Arg<Int>), count

        func matches(_ call: Typed) -> Bool {
            switch (self, call) {
            case (.load(let expected), .load(let actual)): expected.matches(actual)
            case (.count, .count): true
            default: false
            }
        }

        func hash(into hasher: inout InvocationHasher) {
            switch self {
            case .load(let id):
                hasher.combine(0)
                hasher.combine(id)
            case .count: hasher.combine(1)
            }
        }
    }

    private let failures = FailureRecorder()

    private func mock<Invocation>(_ type: Invocation.Type = Invocation.self) -> Mock<Invocation> {
        let mock = Mock<Invocation>("Shelf")
        mock.reporter = failures
        mock.engine.locked { $0.tracesLeft = 0 }
        return mock
    }

    @Test func eachOfManyStubsAnswersItsOwnCall() {
        let mock = mock(Exact.self)
        for number in 0..<100 { mock.stub(.load(number)).andReturn(number) }
        mock.stub(.count).andReturn(-1)
        for number in 0..<100 { #expect(mock.call(.load(number)) as Int == number) }
        #expect(mock.call(.count) as Int == -1)
        #expect(failures.reports.isEmpty)
    }

    @Test func theNewerOfTwoStubsOfACallAnswers() {
        let mock = mock(Exact.self)
        for number in 0..<100 { mock.stub(.load(number)).andReturn(number) }
        mock.stub(.load(7)).andReturn(70)
        #expect(mock.call(.load(7)) as Int == 70)
        #expect(mock.call(.load(8)) as Int == 8)
    }

    @Test func theNewestMatchingStubAnswersAmongMatchersAndExactOnes() {
        let mock = mock(Typed.self)
        mock.stub(.load(.any)).andReturn(-1)
        for number in 0..<50 { mock.stub(.load(.value(number))).andReturn(number) }
        mock.stub(.load(.within(10...20))).andReturn(-2)
        mock.stub(.load(15)).andReturn(-3)
        #expect([5, 10, 15, 20, 99].map { mock.call(.load(.value($0))) as Int } == [5, -2, -3, -2, -1])
        #expect(failures.reports.isEmpty)
    }

    @Test func callsWithTheSameHashAreDistinguished() {
        let mock = mock(Colliding.self)
        for number in 0..<50 { mock.stub(Colliding(number: number)).andReturn(number) }
        for number in 0..<50 { #expect(mock.call(Colliding(number: number)) as Int == number) }
    }

    @Test func aRejectionAmongManyStubsIsFound() {
        let mock = mock(Exact.self)
        for number in 0..<50 { mock.stub(.load(number)).andReturn(number) }
        mock.reject(.load(7))
        _ = mock.call(.load(7)) as Int
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aStubOutsideOfItsStateIsSkipped() {
        let mock = mock(Exact.self)
        let phase = MockStates("phase", initially: "open")
        for number in 0..<50 { mock.stub(.load(number)).andReturn(number) }
        mock.stub(.load(7)).when(phase, "closed").andReturn(70)
        #expect(mock.call(.load(7)) as Int == 7)
        phase.current = "closed"
        #expect(mock.call(.load(7)) as Int == 70)
    }

    @Test func aCallThatNoStubMatchesFailsOnce() {
        let mock = mock(Exact.self)
        for number in 0..<50 { mock.stub(.load(number)).andReturn(number) }
        _ = mock.call(.load(99)) as Int
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aResetRemovesThem() {
        let mock = mock(Exact.self)
        for number in 0..<50 { mock.stub(.load(number)).andReturn(number) }
        mock.reset()
        _ = mock.call(.load(7)) as Int
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
