import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// What a test declares on a mock that uses a tape, and what it asks the mock afterwards. Each test runs while the tape
/// is recorded, played and checked, and has the same failures in all three runs.
struct TapeDeclarationTests {
    let folder = TapeFolder()
    let live = LiveWeather()

    /// A line and a text.
    struct Refusal: Equatable {
        var line: Int
        var text: String
    }

    private let secret: [TapeRule] = [.redacting("password", of: "login")]

    /// Runs a test in each mode.
    ///
    /// - Returns: The failures of each run, without the notice that the tape was recorded.
    private func runs(
        _ rules: [TapeRule] = [], declaring declare: (MockWeather) -> Void = { _ in },
        test: (MockWeather) throws -> Void
    ) rethrows -> [[FailureReport]] {
        try [TapeMode.all, .never, .check].map { mode in
            let tape = folder.tape(mode)
            let service = MockWeather(wrapping: live, folder.failures)
            declare(service)
            service.mock.engine.use(tape, rules, [], at: tape.site)
            try test(service)
            service.verify()
            tape.finish()
            defer { folder.failures.drain() }
            return folder.failures.reports.filter { !$0.unwrappedText.contains("recorded again ") }
        }
    }

    private func refusals(_ runs: [[FailureReport]]) -> [[Refusal]] {
        runs.map { $0.map { Refusal(line: $0.location.line, text: $0.unwrappedText) } }
    }

    /// Records a call, so that there is a tape to play.
    private func record() {
        let runs = runs { _ = try? $0.forecast(for: "Oslo", requestID: 1) }
        #expect(runs.map(\.count) == [0, 0, 0])
    }

    // MARK: Expectations

    @Test func anExpectationIsRefusedAtItsLine() {
        var line: Int = 0
        let runs = runs { service in
            line = #line + 1
            service.expect(.forecast(city: "Oslo", requestID: .any)).andForward()
            _ = try? service.forecast(for: "Oslo", requestID: 1)
        }
        let refusal = Refusal(
            line: line,
            text: """
                MockWeather: forecast(city:requestID:) is expected by the test, but the mock uses a tape, \
                which has the expectations
                  help: verify the call after the code has run, with verify(_:) or didCall(_:), or answer it with stub(_:)
                """)
        #expect(refusals(runs) == [[refusal], [refusal], [refusal]])
        #expect(runs.allSatisfy { $0.map(\.kind) == [.misuse] })
        #expect(live.callCount == 2)
    }

    @Test func anEarlierExpectationIsRefusedAtTheLineOfUse() throws {
        record()
        let before = folder.text()
        var line: Int = 0
        let runs = try runs { service in
            line = #line + 1
            service.expect(.forecast(city: "Oslo", requestID: .any)).andReturn(
                Forecast(city: "Oslo", degrees: 1))
        } test: { service in
            // The tape has no part in the run.
            let forecast = try service.forecast(for: "Oslo", requestID: 1)
            #expect(forecast.degrees == 1)
        }
        let words = """
            weather.json: forecast(city:requestID:) of MockWeather was expected \
            (Tests/ExpectKitTests/Tapes/TapeDeclarationTests.swift:\(line)) before the mock used the tape, which has the expectations
              help: verify the call after the code has run, with verify(_:) or didCall(_:), or answer it with stub(_:)
            """
        let texts = runs.map { $0.map(\.unwrappedText) }
        #expect(texts.map(\.count) == [1, 1, 1])
        #expect(texts.joined().allSatisfy { $0.hasPrefix(words) })
        #expect(folder.text() == before)
        #expect(live.callCount == 2)
    }

    @Test func aCheckpointRemovesEarlierExpectations() throws {
        let runs = runs { service in
            service.expect(.forget)
            service.forget()
            service.mock.checkpoint()
        } test: {
            _ = try? $0.forecast(for: "Oslo", requestID: 1)
        }
        #expect(runs.map(\.count) == [0, 0, 0])
    }

    // MARK: Stubs and rejections

    @Test func aStubAnswersInEachModeAndIsNotOnTheTape() throws {
        var degrees: [Double] = []
        let captor = Captor<String>()
        let runs = try runs { service in
            service.stub(.forecast(city: .capture(captor), requestID: 1)).andDo { _ in
                Forecast(city: "Oslo", degrees: 9)
            }
            degrees.append(try service.forecast(for: "Oslo", requestID: 1).degrees)
            degrees.append(try service.forecast(for: "Oslo", requestID: 2).degrees)
        }
        #expect(runs.map(\.count) == [0, 0, 0])
        #expect(degrees == [9, 4.5, 9, 4.5, 9, 4.5])
        #expect(captor.all == ["Oslo", "Oslo", "Oslo"])
        // One call while the tape is recorded, and one while it is checked.
        #expect(live.callCount == 2)
        #expect(folder.text()?.contains(#""requestID" : 1"#) == false)
    }

    @Test func aStubFromBeforeTheTapeAnswersInEachMode() throws {
        var degrees: [Double] = []
        let runs = try runs { service in
            service.stub(.forecast(city: "Oslo", requestID: .any)).andReturn(
                Forecast(city: "Oslo", degrees: 9))
        } test: { service in
            degrees.append(try service.forecast(for: "Oslo", requestID: 1).degrees)
            _ = try service.forecast(for: "Rome", requestID: 1)
        }
        #expect(runs.map(\.count) == [0, 0, 0])
        #expect(degrees == [9, 9, 9])
    }

    @Test func aStubTakesACallThatATapeHas() throws {
        record()
        let tape = folder.tape(.never)
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape)
        service.stub(.forecast(city: "Oslo", requestID: .any)).andReturn(Forecast(city: "Oslo", degrees: 9))
        #expect(try service.forecast(for: "Oslo", requestID: 1).degrees == 9)
        service.verify()
        #expect(folder.kinds == [])
        #expect(live.callCount == 2)
    }

    @Test func aRejectionFailsInEachMode() {
        let runs = runs { service in
            service.reject(.forget)
            _ = try? service.forecast(for: "Oslo", requestID: 1)
            service.forget()
        }
        #expect(runs.map { $0.map(\.kind) } == [[.rejected], [.rejected], [.rejected]])
        #expect(runs.joined().allSatisfy { $0.unwrappedText.hasPrefix("MockWeather: rejected forget") })
        #expect(folder.text()?.contains("forget") == false)
    }

    @Test func aStubThatForwardsIsRefused() throws {
        var line: Int = 0
        let text = """
            MockWeather: a stub forwards to the real object, but the mock uses a tape, which replaces that object
              help: remove the stub: a call without a stub is recorded and replayed
            """
        let later = runs { service in
            line = #line + 1
            service.stub(.forecast(city: "Oslo", requestID: .any)).andForward()
            _ = try? service.forecast(for: "Rome", requestID: 1)
        }
        #expect(refusals(later) == Array(repeating: [Refusal(line: line, text: text)], count: 3))
        let earlier = runs { service in
            service.stub(.forecast(city: "Oslo", requestID: .any)).andForward()
        } test: {
            _ = try? $0.forecast(for: "Rome", requestID: 1)
        }
        #expect(earlier.map { $0.map(\.unwrappedText) } == [[text], [text], [text]])
    }

    // MARK: Redacted arguments

    private func refusal(_ line: Int, _ place: String = "", rule: String = #"redacting("password")"#)
        -> [[Refusal]]
    {
        Array(
            repeating: [
                Refusal(
                    line: line,
                    text: """
                        MockWeather: login(user:password:)\(place) accepts no call: the rule \(rule) of the tape redacts password
                          help: accept any password with .any, and tell the calls apart by another argument
                        """)
            ], count: 3)
    }

    @Test func aRejectionOfASecretIsRefusedAtItsLine() {
        var line: Int = 0
        let runs = runs(secret) { service in
            line = #line + 1
            service.reject(.login(user: .any, password: "hunter2"))
            _ = service.login(user: "ada", password: "hunter2")
        }
        #expect(refusals(runs) == refusal(line))
        #expect(!runs.joined().contains { $0.unwrappedText.contains("hunter2") })
    }

    @Test func aStubAndARejectionFromBeforeTheTapeAreRefusedAtTheLineOfUse() {
        var line: Int = 0
        let runs = runs(secret) { service in
            line = #line + 1
            service.reject(.login(user: "ada", password: "hunter2"))
        } test: {
            _ = $0.login(user: "ada", password: "hunter2")
        }
        let texts = refusal(0, " (Tests/ExpectKitTests/Tapes/TapeDeclarationTests.swift:\(line))").map {
            $0.map(\.text)
        }
        #expect(runs.map { $0.map(\.unwrappedText) } == texts)
        #expect(runs.joined().allSatisfy { $0.location.line != line })
    }

    /// It would show the secret, and the mistake would fail twice.
    @Test func noFailureNamesARefusedStub() throws {
        record()
        for isEarly in [true, false] {
            func declare(_ service: MockWeather) {
                service.unusedStubs = .fail
                service.stub(.login(user: "ada", password: "hunter2")).andReturn(
                    Session(user: "", token: ""))
            }
            let runs = runs(secret) {
                if isEarly { declare($0) }
            } test: { service in
                if !isEarly { declare(service) }
                _ = service.login(user: "eve", password: "hunter3")
            }
            #expect(runs.map { $0.filter { $0.kind == .misuse }.count } == [1, 1, 1])
            #expect(!runs.joined().contains { $0.unwrappedText.contains("hunter") })
            // Only the call that is not on the tape fails as well.
            #expect(runs[0].count == 1)
            #expect(runs[1].map(\.kind).contains(.unexpected))
        }
    }

    @Test func aMatcherOfASecretIsRefused() {
        let matchers: [Arg<String>] = [
            .hasPrefix("hun"), .not(.value("hunter2")), .anyOf("hunter2", "x"),
            .matching("a pin") { _ in true },
            .allOf(.any, "hunter2"),
        ]
        for matcher in matchers {
            let runs = runs(secret) { service in
                service.stub(.login(user: .any, password: matcher)).andReturn(Session(user: "", token: ""))
                _ = service.login(user: "ada", password: "hunter2")
            }
            #expect(runs.map { $0.map(\.unwrappedText) } == refusal(0).map { $0.map(\.text) })
        }
    }

    @Test func aMatcherThatAcceptsEverythingIsNotRefused() {
        let captor = Captor<String>()
        let runs = runs(secret) { service in
            _ = service.login(user: "ada", password: "hunter2")
            service.reject(.login(user: "eve", password: .any))
            service.stub(.login(user: "bob", password: .capture(captor))).andReturn(
                Session(user: "", token: ""))
            _ = service.login(user: "bob", password: "hunter3")
            #expect(service.didCall(.login(user: "ada", password: .any)))
            // What calls have instead of the secret can be declared.
            #expect(service.didCall(.login(user: "ada", password: "<redacted>")))
            // A rule applies to its case only.
            #expect(!service.didCall(.forecast(city: "hunter2", requestID: 1)))
        }
        #expect(runs.map(\.count) == [0, 0, 0])
        #expect(captor.all == ["<redacted>", "<redacted>", "<redacted>"])
    }

    @Test func aTextRuleRefusesWhatItChanges() {
        let rule = TapeRule.redactingTexts { $0.replacing("hunter2", with: "…") }
        var lines: [Int] = []
        let runs = runs([rule]) { service in
            _ = service.login(user: "ada", password: "my hunter2")
            lines = [#line + 1, #line + 2]
            service.reject(.login(user: "ada", password: "my hunter2"))
            service.reject(.login(user: "ada", password: .contains("hunter2")))
            service.reject(.login(user: "eve", password: .hasPrefix("my")))
            #expect(service.didCall(.login(user: .hasPrefix("a"), password: "my …")))
        }
        let expected = lines.flatMap { refusal($0, rule: "redactingTexts")[0] }
        #expect(refusals(runs) == [expected, expected, expected])
    }

    // MARK: Queries

    @Test func aQueryForASecretIsRefusedAtItsLine() {
        var lines: [Int] = []
        let runs = runs(secret) { service in
            _ = service.login(user: "ada", password: "hunter2")
            let call = MockWeather.Invocation.login(user: "ada", password: "hunter2")
            let line = #line
            lines = (2...8).map { line + $0 }
            #expect(!service.didCall(call))
            #expect(service.callCount(call) == 0)
            #expect(service.lastCall(call) == nil)
            service.verify(call)
            service.verify(call, times: 0)
            service.verifyNoMoreCalls(except: call)
            verifyInOrder(service.called(call))
        }
        let expected = lines.flatMap { refusal($0)[0] }
        #expect(refusals(runs) == [expected, expected, expected])
    }
}

/// A rule for a part of an argument.
struct TapePartDeclarationTests {
    struct User: Codable, Equatable {
        var name: String
        var pins: [String]
    }

    final class MockGate: Mocking {
        enum Invocation: Codable { case enter(Arg<User>, at: Arg<Int>), leave(User) }
        let mock = Mock<Invocation>()
        func enter(_ user: User, at hour: Int) { mock.call(.enter(.value(user), at: .value(hour))) {} }
        func leave(_ user: User) { mock.call(.leave(user)) {} }
    }

    private let folder = TapeFolder()
    private let ada = User(name: "ada", pins: ["hunter2"])

    @Test func aValueWithASecretPartIsRefused() {
        let tape = folder.tape(.all)
        let gate = MockGate()
        gate.mock.reporter = folder.failures
        gate.use(tape, .redacting("0.pins"))
        let line = #line
        gate.reject(.enter(.value(ada), at: 1))
        gate.reject(.enter(.having(\.name, "eve"), at: 1))
        gate.reject(.leave(ada))
        gate.reject(.enter(.value(User(name: "eve", pins: [])), at: 1))
        gate.reject(.enter(.any, at: 2))
        gate.enter(ada, at: 1)
        #expect(gate.didCall(.enter(.value(User(name: "ada", pins: [])), at: 1)))
        #expect(folder.kinds == [.misuse, .misuse, .misuse])
        #expect(folder.failures.reports.map(\.location.line) == [line + 1, line + 2, line + 3])
        let rest = #"accepts no call: the rule redacting("0.pins") of the tape redacts argument"#
        let expected = ["enter(_:at:) \(rest) 0", "enter(_:at:) \(rest) 0", "leave(_:) \(rest)"]
        let headlines: [String] = folder.texts.map { String($0.split(separator: "\n")[0]) }
        #expect(headlines == expected.map { "MockGate: " + $0 })
    }

    @Test func valuesThatTheRuleLeavesAreNotRefused() {
        let tape = folder.tape(.all)
        let gate = MockGate()
        gate.mock.reporter = folder.failures
        gate.use(tape, .redacting("0.pins", of: "leave"))
        gate.reject(.enter(.value(User(name: "eve", pins: ["1234"])), at: 1))
        #expect(!gate.didCall(.leave(User(name: "ada", pins: []))))
        #expect(folder.kinds == [])
        gate.leave(ada)
    }
}
