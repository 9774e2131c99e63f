import ExpectKit

/// A wrapper for calls from many threads and tasks.
final class MockDesk: Sendable, TypedMocking {
    enum Invocation { case note(caller: Arg<Int>, number: Arg<Int>), file(Arg<Int>), ticket }
    let mock: Mock<Invocation>
    let failures = FailureRecorder()

    init(_ mode: MockMode = .strict, _ ordering: MockOrdering = .unordered) {
        mock = Mock("Desk", mode: mode, ordering: ordering)
        mock.reporter = failures
    }

    func note(caller: Int, number: Int) { call(.note(caller: .value(caller), number: .value(number))) }
    func noteLater(caller: Int, number: Int) async {
        await call(.note(caller: .value(caller), number: .value(number)))
    }
    func file(_ paper: Int) { call(.file(.value(paper))) }
    func fileLater(_ paper: Int) async { await call(.file(.value(paper))) }
    func ticket() -> Int { call(.ticket) }
    func ticketLater() async -> Int { await call(.ticket) }
}

extension MockCall where Invocation == MockDesk.Invocation {
    static func note(caller: Arg<Int>, number: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.note(caller: caller, number: number))
    }
    static func file(_ paper: Arg<Int>) -> MockCall<Invocation, Void, Never> { .init(.file(paper)) }
    static var ticket: MockCall<Invocation, Int, Never> { .init(.ticket) }
}

// Comparing in code is faster than reflection, for the long runs.
extension MockDesk.Invocation: InvocationMatching {
    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.note(let caller, let number), .note(let otherCaller, let otherNumber)):
            caller.matches(otherCaller) && number.matches(otherNumber)
        case (.file(let paper), .file(let other)): paper.matches(other)
        case (.ticket, .ticket): true
        default: false
        }
    }
}
