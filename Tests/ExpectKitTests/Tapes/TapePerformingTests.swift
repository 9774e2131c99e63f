import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The calls on a tape are performed on another object, whose answers are compared with those on the tape.
struct TapePerformingTests {
    private let folder = TapeFolder()

    @Test func anotherResultIsOneFailureAtTheLineOfTheCheck() async throws {
        try await folder.recordWeather()
        let line = #line + 1
        await folder.checkWeather(FakeWeather(degrees: 3))
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(folder.kinds == [.tape])
        #expect(folder.failures.reports.map(\.severity) == [.error])
        #expect(
            folder.report == """
                weather.json: FakeWeather differs from the tape in 1 of 6 calls of MockWeather
                  entry 2, forecast(city: "Oslo", requestID: 1): returns.degrees: expected 4.5, got 3
                  help: correct FakeWeather, or record the tape again if the real object has changed, or allow the difference with a rule: .ignoringResult("degrees", of: "forecast")
                """)
    }

    @Test func errorsAreComparedByTypeValueAndDescription() async throws {
        try await folder.recordWeather()
        await folder.checkWeather(FakeWeather(error: WeatherError.unknown(city: "Moon")))
        #expect(folder.texts.count == 1)
        let lines = folder.texts.first?.split(separator: "\n").map(String.init) ?? []
        #expect(
            lines.dropFirst().dropLast() == [
                "  entry 3, forecast(city: \"Atlantis\", requestID: 1): throws.value.unknown.city: expected \"Atlantis\", got \"Moon\"",
                "  entry 4, forecast(city: \"Moon\", requestID: 1): throws: expected the error the station is down (ExpectKitTests.Outage) got      the error unknown(city: \"Moon\") (ExpectKitTests.WeatherError)",
            ], "\(folder.texts)")
    }

    @Test func aResultInsteadOfAnErrorIsFound() async throws {
        try await folder.recordWeather()
        let tape = folder.tape()
        await tape.check(
            against: { (call: MockWeather.Invocation, real: FakeWeather) async throws -> Any in
                if case .forecast(let city, _) = call, city.value == "Moon" { return () }
                return try await MockWeather.perform(call, on: real)
            }, on: FakeWeather())
        #expect(
            folder.texts.first?.contains(
                "entry 4, forecast(city: \"Moon\", requestID: 1): throws: expected the error the station is down (ExpectKitTests.Outage), got nothing"
            ) == true, "\(folder.texts)")
    }

    @Test func rulesLetResultsDiffer() async throws {
        try await folder.recordWeather()
        let tape = folder.tape()
        let fake = FakeWeather(degrees: 3)
        await tape.check(against: MockWeather.perform, on: fake, .ignoringResult("degrees"))
        await tape.check(
            against: MockWeather.perform, on: fake,
            .matchingResult("degrees", of: "forecast", .within(0.0...4.0)))
        #expect(folder.texts == [])
        await tape.check(
            against: MockWeather.perform, on: fake, .matchingResult("degrees", .within(4.0...5.0)))
        #expect(folder.kinds == [.tape])
    }

    private final class MockDrawer: Mocking {
        struct Plain {}
        enum Invocation: Codable { case title(Int), maybe, odd, list }
        let mock = Mock<Invocation>()
        func title(_ id: Int) -> String? { mock.call(.title(id)) { id == 1 ? "A" : nil } }
        func list() -> [Int: Double] { mock.call(.list) { [1: .nan] } }
    }

    private func recordDrawer() {
        let tape = folder.tape(.all)
        let drawer = MockDrawer()
        drawer.use(tape)
        _ = (drawer.title(1), drawer.title(2), drawer.list())
        tape.finish()
        folder.failures.drain()
    }

    @Test func nilAndNumbersThatAreNotNumbersAreCompared() async {
        recordDrawer()
        let tape = folder.tape()
        func perform(_ call: MockDrawer.Invocation, _ titles: [Int: String]) throws -> Any {
            switch call {
            case .title(let id): titles[id] as Any
            case .list: [1: Double.nan]
            case .maybe, .odd: throw InvocationError("unused")
            }
        }
        await tape.check(against: perform, on: [1: "A"], mock: "MockDrawer")
        #expect(folder.texts == [])
        await tape.check(against: perform, on: [2: "A"])
        #expect(
            folder.texts.first?.contains(
                """
                  entry 1, title(1): returns: expected "A", got nil
                  entry 2, title(2): returns: expected nil, got "A"
                """) == true, "\(folder.texts)")
    }

    @Test func aResultThatCannotBeEncodedIsReported() async {
        recordDrawer()
        await folder.tape().check(
            against: { (call: MockDrawer.Invocation, _: Int) throws -> Any in
                if case .title = call { return MockDrawer.Plain() }
                return [1: Unwritable(text: "x")]
            }, on: 1)
        #expect(
            folder.texts.first?.contains(
                """
                  entry 1, title(1): its result, of type Plain, is not Encodable
                  entry 2, title(2): its result, of type Plain, is not Encodable
                  entry 3, list: its result, of type Dictionary<Int, Unwritable>, cannot be encoded: not x
                  help: return an Encodable result from perform(_:on:) of MockDrawer
                """) == true, "\(folder.texts)")
    }
}
