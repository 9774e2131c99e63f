import Foundation
import Testing

@testable import ExpectKit

/// If no value of a type can be synthesized, the process ends after the failure has been reported.
@Suite struct UnanswerableCallTests {
    @Test func aCallThatCannotBeAnsweredIsReportedBeforeTheProcessEnds() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine()
            machine.mock.reporter = StandardErrorReporter()
            _ = machine.get(Unmakeable.self)
            StandardErrorReporter.print("continued")
        }
        let text = standardError(of: result)
        let report = """
            Machine: unexpected get
              answered: nothing, because no value of type Unmakeable can be synthesized; the
                  process stops
              this mock has no expectations: expect or stub the call
              register a value: <mock>.mock.defaults.register(Unmakeable.self) { … }
            """
        let recorded = try #require(text.range(of: "recorded <\(report)>"))
        let trap = try #require(text.range(of: "Fatal error: \(report)"))
        #expect(recorded.upperBound <= trap.lowerBound)
        #expect(!text.contains("continued"))
    }

    @Test func thePartThatCannotBeMadeIsReportedBeforeTheProcessEnds() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine(.nice)
            machine.mock.reporter = StandardErrorReporter()
            _ = machine.get(Desk.self)
        }
        let text = standardError(of: result)
        let report = """
            Machine: no answer for get
              answered: nothing, because no value of type Kitchen can be synthesized for
                  lamp.bulb of Desk; the process stops
              give it an answer with andReturn(_:), andDo(_:) or a stub
              register a value: <mock>.mock.defaults.register(Desk.self) { … }
            """
        let recorded = try #require(text.range(of: "recorded <\(report)>"))
        let trap = try #require(text.range(of: "Fatal error: \(report)"))
        #expect(recorded.upperBound <= trap.lowerBound)
    }

    /// No initializer has made the value, so its description may trap.
    @Test func aValueThatNoInitializerHasMadeIsNotDescribed() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let machine = Machine()
            machine.mock.reporter = StandardErrorReporter()
            if machine.get(Plain.Touchy.self).parts.isEmpty { StandardErrorReporter.print("continued") }
        }
        let text = standardError(of: result)
        let recorded = try #require(
            text.range(
                of: """
                    recorded <Machine: unexpected get
                      answered: a default value for Touchy

                    """))
        let continued = try #require(text.range(of: "continued"))
        #expect(recorded.upperBound <= continued.lowerBound)
    }

    @Test func aSecondWrongCallIsReportedBeforeTheProcessEnds() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine()
            machine.mock.reporter = StandardErrorReporter()
            _ = machine.other(Int.self)
            _ = machine.get(Unmakeable.self)
        }
        let text = standardError(of: result)
        let recorded = try #require(text.range(of: "recorded <Machine: unexpected get\n"))
        let trap = try #require(text.range(of: "Fatal error: Machine: unexpected get\n"))
        #expect(recorded.upperBound <= trap.lowerBound)
        #expect(text.contains("recorded <Machine: unexpected other\n"))
    }

    @Test func anIgnoredCallThatCannotBeAnsweredIsReportedBeforeTheProcessEnds() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine(.nice)
            machine.mock.reporter = StandardErrorReporter()
            _ = machine.get(Unmakeable.self)
        }
        let text = standardError(of: result)
        let report = """
            Machine: no answer for get
              answered: nothing, because no value of type Unmakeable can be synthesized; the
                  process stops
              give it an answer with andReturn(_:), andDo(_:) or a stub
              register a value: <mock>.mock.defaults.register(Unmakeable.self) { … }
            """
        let recorded = try #require(text.range(of: "recorded <\(report)>"))
        let trap = try #require(text.range(of: "Fatal error: \(report)"))
        #expect(recorded.upperBound <= trap.lowerBound)
    }

    @Test func anAnswerOfAWrongTypeIsReportedBeforeTheProcessEnds() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine(.nice)
            machine.mock.reporter = StandardErrorReporter()
            machine.expect(.get).andReturn("seven")
            _ = machine.get(Unmakeable.self)
        }
        let text = standardError(of: result)
        let words =
            "Machine: wrong answer for get: \"seven\" of type String, but the call returns\n    Unmakeable"
        let recorded = try #require(text.range(of: "recorded <\(words)\n"))
        let trap = try #require(text.range(of: "Fatal error: \(words)\n"))
        #expect(recorded.upperBound <= trap.lowerBound)
    }

    @Test func aTrapOfClientCodeComesAfterTheReport() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine()
            machine.mock.reporter = StandardErrorReporter()
            _ = machine.get(Trapping.self)
        }
        let text = standardError(of: result)
        let report = """
            Machine: unexpected get
              answered: a default value for Trapping
              this mock has no expectations: expect or stub the call, or make the mock nice
            """
        let recorded = try #require(text.range(of: "recorded <\(report)>"))
        let trap = try #require(text.range(of: "Fatal error: the client's own"))
        #expect(recorded.upperBound <= trap.lowerBound)
    }

    @Test func aTrapOfARegisteredValueComesAfterTheReport() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine()
            machine.mock.reporter = StandardErrorReporter()
            machine.mock.defaults.register(Int.self) { fatalError("the client's own") }
            _ = machine.get(Int.self)
        }
        let text = standardError(of: result)
        let recorded = try #require(text.range(of: "answered: a value registered with the mock for Int"))
        let trap = try #require(text.range(of: "Fatal error: the client's own"))
        #expect(recorded.upperBound <= trap.lowerBound)
    }

    @Test func aModelThatCannotBeDecodedIsReportedBeforeTheProcessEnds() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let machine = Machine()
            machine.mock.reporter = StandardErrorReporter()
            _ = machine.get(Refusing.self)
        }
        let text = standardError(of: result)
        let report = """
            Machine: no answer for get
              answered: nothing, because no value of type Refusing can be synthesized; the
                  process stops
              give it an answer with andReturn(_:), andDo(_:) or a stub
              register a value: <mock>.mock.defaults.register(Refusing.self) { … }
            """
        #expect(text.contains("recorded <Machine: unexpected get\n"))
        let recorded = try #require(text.range(of: "recorded <\(report)>"))
        let trap = try #require(text.range(of: "Fatal error: \(report)"))
        #expect(recorded.upperBound <= trap.lowerBound)
    }

    private func standardError(of result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}

/// Writes its failures to standard error.
private struct StandardErrorReporter: FailureReporter {
    static func print(_ words: String) {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
    }

    func report(_ failure: FailureReport) {
        Self.print("recorded <\(failure.text)>")
    }
}

/// A model whose initializer traps.
private struct Trapping: Decodable {
    init(from decoder: any Decoder) throws { fatalError("the client's own") }
}

/// A model whose initializer throws for every value.
private struct Refusing: Decodable {
    init(from decoder: any Decoder) throws { throw ShelfError.gone }
}
