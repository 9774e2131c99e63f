import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The trait, and the errors of a tape, which are found by name or given by type.
struct TapeTraitTests {
    let folder = TapeFolder()

    @Test func theTraitFinishesTheTapeAtItsLine() async throws {
        let failures = folder.failures
        let test = try #require(Test.current)
        let trait: TapeTrait = .tape("made by a trait", mode: .never); let line = #line
        try await trait.provideScope(for: test, testCase: nil) {
            let tape = try #require(Tape.current)
            tape.reporter = failures
            #expect(tape.path.hasSuffix("/__Tapes__/TapeTraitTests/made by a trait.json"))
            let service = MockWeather(wrapping: LiveWeather(), failures)
            service.use(.current)
            service.forget()
        }
        #expect(Tape.current == nil)
        #expect(folder.kinds == [.tape])
        #expect(folder.failures.reports[0].location.line == line)
        #expect(folder.texts[0].hasPrefix("made by a trait.json: the tape does not exist"))
    }

    @Test func withoutANameTheTapeHasTheNameOfTheTest() async throws {
        let test = try #require(Test.current)
        let trait: TapeTrait = .tape()
        let path = Lock<String?>(nil)
        try await trait.provideScope(for: test, testCase: nil) { path.withLock { $0 = Tape.current?.path } }
        let end = "/__Tapes__/TapeTraitTests/withoutANameTheTapeHasTheNameOfTheTest.json"
        #expect(path.withLock { $0 }?.hasSuffix(end) == true)
    }

    private struct Thrown: Error {}

    /// Runs a test with the trait, whose tape is in a folder outside of the package.
    private static func run(
        _ tape: TapeTrait, _ failures: FailureRecorder, calls: [String],
        _ end: @Sendable () throws -> Void = {}
    ) async throws {
        let test = try #require(Test.current)
        do {
            try await tape.provideScope(for: test, testCase: nil) {
                Tape.current?.reporter = failures
                let service = MockWeather(wrapping: LiveWeather(), failures)
                service.use(.current)
                for city in calls { _ = try service.forecast(for: city, requestID: 0) }
                try end()
            }
        } catch is Thrown {}
    }

    @Test func aTestThatThrowsOrFailsReplacesNoTape() async throws {
        let folderPath = "/tmp/ExpectKitTraitTapes"
        defer { try? FileManager.default.removeItem(atPath: folderPath) }
        let trait: TapeTrait = .tape("kept", mode: .all, filePath: "/tmp/ExpectKitTraitTapes/T.swift")
        let path = "\(folderPath)/__Tapes__/T/kept.json"
        let failures = folder.failures
        let text = { try? String(contentsOfFile: path, encoding: .utf8) }

        try await Self.run(trait, failures, calls: ["Oslo", "Rome"])
        let first = try #require(text())
        folder.failures.drain()

        try await Self.run(trait, failures, calls: ["Oslo"]) { throw Thrown() }
        #expect(folder.texts.map { $0.contains("not recorded again because the test failed") } == [true])
        #expect(folder.failures.drain().map(\.severity) == [.warning])
        #expect(text() == first)

        // An issue fails the inner test, unless it is a known issue. The filter keeps it from failing this test.
        let test = try #require(Test.current)
        let quiet: IssueHandlingTrait = .compactMapIssues { _ in nil }
        try await quiet.provideScope(for: test, testCase: nil) {
            try await Self.run(trait, failures, calls: ["Oslo"]) { Issue.record("the test fails") }
        }
        #expect(
            folder.failures.drain().map { $0.unwrappedText.contains("because the test failed") } == [true])
        #expect(text() == first)
        try await Self.run(trait, failures, calls: ["Oslo"]) {
            withKnownIssue { Issue.record("it is known") }
        }
        #expect(
            folder.failures.drain().map { $0.unwrappedText.contains("was recorded again with 1 call,") }
                == [true])
        #expect(text() != first)
    }

    private enum Hidden: Error, Codable, Equatable { case reason(Int) }

    private struct Failing: WeatherService {
        let error: any Error
        func login(user: String, password: String) -> Session { Session(user: user, token: "") }
        func forecast(for city: String, requestID: Int) throws -> Forecast { throw error }
        func stations() async throws -> [String] { throw error }
        func forget() {}
    }

    private func replayed(_ error: any Error, throwing known: [any (Error & Decodable).Type] = []) -> (
        any Error
    )? {
        var thrown: (any Error)?
        for _ in 0..<2 {
            let tape = folder.tape()
            let service = MockWeather(wrapping: Failing(error: error), folder.failures)
            service.use(tape, throwing: known)
            do { _ = try service.forecast(for: "Oslo", requestID: 1) } catch { thrown = error }
            service.verify()
            tape.finish()
        }
        return thrown
    }

    @Test func anErrorTypeIsFoundByItsName() {
        #expect(replayed(WeatherError.closed) as? WeatherError == .closed)
        #expect(errorType(named: "ExpectKitTests.WeatherError") == WeatherError.self)
        #expect(errorType(named: "ExpectKitTests.Nothing") == nil)
        #expect(errorType(named: "") == nil)
        #expect(errorType(named: "ExpectKitTests.Session") == nil)
    }

    @Test func aPrivateErrorIsThrownAgainIfItsTypeIsGiven() {
        #expect(replayed(Hidden.reason(3), throwing: [Hidden.self]) as? Hidden == .reason(3))
    }

    @Test func aPrivateErrorIsReplacedByATapedErrorIfItsTypeIsNotGiven() throws {
        let error = try #require(replayed(Hidden.reason(3)) as? TapedError)
        #expect(error.words == "reason(3)")
        #expect(error.type.hasSuffix("Hidden"))
        #expect(folder.kinds == [.tape])
    }
}
