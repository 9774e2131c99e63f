import ExpectKit
import ExpectKitTapes
import Testing

// A protocol may have requirements with the same names as methods of the library. The wrapper then offers the
// requirements, and its engine offers the library's methods.

private protocol Auditor {
    var mode: String { get }
    var calls: [String] { get }
    var answers: Int { get }
    var defaults: Int { get }
    func named(_ name: String) -> String
    func expect(_ name: String) -> Bool
    func verify()
    func reset()
    func nice()
}

private final class MockAuditor: Auditor, TypedMocking {
    enum Invocation {
        case mode, calls, answers, defaults, named(Arg<String>), expect(Arg<String>), verify, reset, nice
    }
    let mock = Mock<Invocation>()

    var mode: String { call(.mode) }
    var calls: [String] { call(.calls) }
    var answers: Int { call(.answers) }
    var defaults: Int { call(.defaults) }
    func named(_ name: String) -> String { call(.named(.value(name))) }
    func expect(_ name: String) -> Bool { call(.expect(.value(name))) }
    func verify() { call(.verify) }
    func reset() { call(.reset) }
    func nice() { call(.nice) }
}

extension MockCall where Invocation == MockAuditor.Invocation {
    fileprivate static var mode: MockCall<Invocation, String, Never> { .init(.mode) }
    fileprivate static var calls: MockCall<Invocation, [String], Never> { .init(.calls) }
    fileprivate static var answers: MockCall<Invocation, Int, Never> { .init(.answers) }
    fileprivate static var defaults: MockCall<Invocation, Int, Never> { .init(.defaults) }
    fileprivate static func named(_ name: Arg<String>) -> MockCall<Invocation, String, Never> {
        .init(.named(name))
    }
    fileprivate static func expect(_ name: Arg<String>) -> MockCall<Invocation, Bool, Never> {
        .init(.expect(name))
    }
    fileprivate static var verify: MockCall<Invocation, Void, Never> { .init(.verify) }
    fileprivate static var reset: MockCall<Invocation, Void, Never> { .init(.reset) }
    fileprivate static var nice: MockCall<Invocation, Void, Never> { .init(.nice) }
}

struct NameClashTests {
    private let auditor = MockAuditor()

    @Test func requirementsNamedLikeTheLibrarysAreMocked() {
        auditor.expect(.mode).andReturn("fast")
        auditor.expect(.calls).andReturn(["a"])
        auditor.expect(.answers).andReturn(42)
        auditor.expect(.defaults).andReturn(7)
        auditor.expect(.named("x")).andReturn("y")
        auditor.expect(.expect("x")).andReturn(true)
        auditor.expect(.verify)
        auditor.expect(.reset)
        auditor.expect(.nice)

        let user: any Auditor = auditor
        #expect(user.mode == "fast")
        #expect(user.calls == ["a"])
        #expect(user.answers == 42)
        #expect(user.defaults == 7)
        #expect(user.named("x") == "y")
        #expect(user.expect("x"))
        user.verify()
        user.reset()
        user.nice()

        auditor.mock.verify()
        #expect(auditor.mock.calls.count == 9)
    }

    @Test func theEngineVerifiesThem() {
        let failures = FailureRecorder()
        auditor.mock.reporter = failures
        auditor.expect(.verify)
        let line = #line - 1
        auditor.mock.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.reports.first?.unwrappedText.hasPrefix("MockAuditor: missing verify\n") == true)
    }

    @Test func theEngineHasTheDeclaredAnswers() async {
        let failures = FailureRecorder()
        auditor.mock.reporter = failures
        auditor.stub(.answers).andReturn(42)
        let line = #line - 1
        _ = auditor.answers
        await auditor.mock.answers.check(against: { _, real in real }, on: 41)
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(failures.reports.map(\.kind) == [.wrongAnswer])
    }

    @Test func theEngineHasModeAndReset() {
        auditor.mock.mode = .nice
        auditor.expect(.verify)
        auditor.mock.reset()
        auditor.mock.verify()
        #expect(auditor.mock.mode == .nice)
    }
}
