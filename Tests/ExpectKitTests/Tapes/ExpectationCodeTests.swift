import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The calls of a run or of a tape as source code.
struct ExpectationCodeTests {
    let folder = TapeFolder()

    private let code = """
        weather.expect(.login(user: "ada", password: "p")).andReturn(Session(user: "ada", token: "t-p"))
        weather.expect(.forecast(city: "Oslo", requestID: 1)).andReturn(Forecast(city: "Oslo", degrees: 4.5, warning: nil))
        weather.expect(.forecast(city: "Atlantis", requestID: 2)).andThrow(WeatherError.unknown(city: "Atlantis"))
        weather.expect(.stations).andReturn(["Oslo", "Rome"])
        weather.expect(.forget)
        """

    private func run(_ service: MockWeather) async throws {
        _ = service.login(user: "ada", password: "p")
        _ = try service.forecast(for: "Oslo", requestID: 1)
        _ = try? service.forecast(for: "Atlantis", requestID: 2)
        _ = try await service.stations()
        service.forget()
    }

    @Test func theCodeOfAPartialMock() async throws {
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.mode = .partial
        try await run(service)
        #expect(service.expectationCode() == code)
    }

    @Test func anAnswerOfTheTestIsPartOfTheCode() throws {
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.mode = .partial
        service.stub(.forecast(city: "Oslo", requestID: 1)).andReturn(Forecast(city: "Oslo", degrees: 9))
        _ = try service.forecast(for: "Oslo", requestID: 1)
        #expect(
            service.expectationCode()
                == """
                weather.expect(.forecast(city: "Oslo", requestID: 1)).andReturn(Forecast(city: "Oslo", degrees: 9.0, warning: nil))
                """)
    }

    @Test func theCodeOfATape() async throws {
        for _ in 0..<2 {
            let tape = folder.tape()
            let service = MockWeather(wrapping: LiveWeather(), folder.failures)
            service.use(tape)
            try await run(service)
            tape.finish()
            #expect(service.expectationCode() == code)
            #expect(service.expectationCode(as: "x").hasPrefix("x.expect(.login("))
        }
        #expect(folder.kinds == [.tape])
    }

    /// The same code as `code`, which compiles and passes.
    @Test func theCodePassesAsATest() async throws {
        let weather = MockWeather(wrapping: LiveWeather(), folder.failures)
        weather.expect(.login(user: "ada", password: "p")).andReturn(Session(user: "ada", token: "t-p"))
        weather.expect(.forecast(city: "Oslo", requestID: 1)).andReturn(
            Forecast(city: "Oslo", degrees: 4.5, warning: nil))
        weather.expect(.forecast(city: "Atlantis", requestID: 2)).andThrow(
            WeatherError.unknown(city: "Atlantis"))
        weather.expect(.stations).andReturn(["Oslo", "Rome"])
        weather.expect(.forget)
        try await run(weather)
        weather.verify()
        #expect(folder.texts == [])
    }

    @Test func forgottenCallsHaveNoCode() throws {
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.mode = .partial
        _ = try service.forecast(for: "Oslo", requestID: 1)
        service.forgetCalls()
        #expect(service.expectationCode() == "")
        service.forget()
        #expect(service.expectationCode() == "weather.expect(.forget)")
    }

    private enum Load { case load(number: Int), load(id: Int, at: String) }

    @Test func theLabelsTellOverloadedCasesApart() {
        #expect(sourceCode(ofCall: Load.load(number: 1)) == ".load(number: 1)")
        #expect(sourceCode(ofCall: Load.load(id: 1, at: "a")) == #".load(id: 1, at: "a")"#)
    }

    private enum Suit: Equatable { case hearts, number(Int) }
    private enum Play { case card(Suit), at(Arg<Date>), wrapped(Arg<Suit?>), list(Arg<[Int]>) }

    @Test func everyKindOfValueHasSourceCode() {
        #expect(sourceCode(ofCall: Play.card(.number(3))) == ".card(Suit.number(3))")
        #expect(sourceCode(ofCall: Play.wrapped(.value(.hearts))) == ".wrapped(.value(Suit.hearts))")
        #expect(sourceCode(ofCall: Play.wrapped(.value(nil))) == ".wrapped(nil)")
        #expect(sourceCode(ofCall: Play.list(.value([1, -2]))) == ".list([1, -2])")
        #expect(
            sourceCode(ofCall: Play.at(.value(Date(timeIntervalSinceReferenceDate: 3))))
                == ".at(.value(Date(timeIntervalSinceReferenceDate: 3.0)))")
        let values: [(Any, String)] = [
            ("a \"b\"\n", #""a \"b\"\n""#), (true, "true"), (1.5, "1.5"), (Double.nan, ".nan"),
            (-Double.infinity, "-.infinity"), (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
            ([String: Int](), "[:]"),
            (Set(["b", "a"]), #"["a", "b"]"#), ((1, "x"), #"(1, "x")"#), (UInt8(7), "7"),
            (URL(string: "https://a.b")!, #"URL(string: "https://a.b")!"#),
            (Data([1]), #"Data(base64Encoded: "AQ==")!"#),
            (
                UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
                #"UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!"#
            ),
        ]
        for (value, expected) in values { #expect(sourceCode(of: value) == expected) }
        #expect(sourceCode(of: folder).hasPrefix("/* "))
    }
}
