import Foundation
import Testing

@testable import ExpectKit

/// If no value of a type can be synthesized, the process ends after the failure has been reported.
struct UnanswerableCallTests {
    @Test(arguments: Situation.allCases)
    fileprivate func aFailureIsReportedBeforeTheProcessEnds(situation: Situation) async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [situation = situation as Situation] in situation.run() }
        let (text, words) = (standardError(of: result), situation.words)
        for earlier in words.earlier { #expect(text.contains(earlier)) }
        let recorded = try #require(text.range(of: words.recorded))
        let trap = try #require(text.range(of: "Fatal error: \(words.trap)"))
        #expect(recorded.upperBound <= trap.lowerBound)
        #expect(!text.contains("continued"))
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

    private func standardError(of result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}

/// Calls after which the process ends.
private enum Situation: String, Codable, CaseIterable {
    case aCallThatCannotBeAnswered, anIgnoredCall, aPartThatCannotBeMade, aSecondWrongCall
    case anAnswerOfAWrongType, aModelThatCannotBeDecoded, aTrapOfClientCode, aTrapOfARegisteredValue

    func run() {
        let isNice = [.anIgnoredCall, .aPartThatCannotBeMade, .anAnswerOfAWrongType].contains(self)
        let machine = Machine(isNice ? .nice : .strict)
        machine.mock.reporter = StandardErrorReporter()
        switch self {
        case .aCallThatCannotBeAnswered, .anIgnoredCall: _ = machine.get(Unmakeable.self)
        case .aPartThatCannotBeMade: _ = machine.get(Desk.self)
        case .aSecondWrongCall:
            _ = machine.other(Int.self)
            _ = machine.get(Unmakeable.self)
        case .anAnswerOfAWrongType:
            machine.expect(.get).andReturn("seven")
            _ = machine.get(Unmakeable.self)
        case .aModelThatCannotBeDecoded: _ = machine.get(Refusing.self)
        case .aTrapOfClientCode: _ = machine.get(Trapping.self)
        case .aTrapOfARegisteredValue:
            machine.defaults.register(Int.self) { fatalError("the client's own") }
            _ = machine.get(Int.self)
        }
        StandardErrorReporter.print("continued")
    }

    /// What standard error must contain: the failure, then the trap, and failures before them.
    var words: (recorded: String, trap: String, earlier: [String]) {
        switch self {
        case .aCallThatCannotBeAnswered:
            return Self.both(
                """
                Machine: unexpected get
                  answered: nothing, because no value of type Unmakeable can be synthesized; the process stops
                  help: this mock had no expectations yet: expect or stub the call
                  help: register a value: <mock>.defaults.register(Unmakeable.self) { … }
                """)
        case .anIgnoredCall: return Self.noAnswer(of: "Unmakeable")
        case .aPartThatCannotBeMade:
            return Self.both(
                """
                Machine: no answer for get
                  answered: nothing, because no value of type Kitchen can be synthesized for lamp.bulb of Desk; the
                      process stops
                  help: give it an answer with andReturn(_:), andDo(_:) or a stub
                  help: register a value: <mock>.defaults.register(Desk.self) { … }
                """)
        case .aSecondWrongCall:
            let words = "Machine: unexpected get\n"
            return ("recorded <\(words)", words, ["recorded <Machine: unexpected other\n"])
        case .anAnswerOfAWrongType:
            let words =
                "Machine: wrong answer for get: \"seven\" of type String, but the call returns Unmakeable\n"
            return ("recorded <\(words)", words, [])
        case .aModelThatCannotBeDecoded:
            var words = Self.noAnswer(of: "Refusing")
            words.earlier = ["recorded <Machine: unexpected get\n"]
            return words
        case .aTrapOfClientCode:
            let report = """
                Machine: unexpected get
                  answered: a default value for Trapping
                  help: this mock had no expectations yet: expect or stub the call, or make the mock nice
                """
            return ("recorded <\(report)>", "the client's own", [])
        case .aTrapOfARegisteredValue:
            return ("answered: a value registered with the mock for Int", "the client's own", [])
        }
    }

    /// A report that is recorded, and then repeated by the trap.
    private static func both(_ report: String) -> (recorded: String, trap: String, earlier: [String]) {
        ("recorded <\(report)>", report, [])
    }

    private static func noAnswer(of type: String) -> (recorded: String, trap: String, earlier: [String]) {
        both(
            """
            Machine: no answer for get
              answered: nothing, because no value of type \(type) can be synthesized; the process stops
              help: give it an answer with andReturn(_:), andDo(_:) or a stub
              help: register a value: <mock>.defaults.register(\(type).self) { … }
            """)
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
