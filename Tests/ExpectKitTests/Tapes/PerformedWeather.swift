@testable import ExpectKit
@testable import ExpectKitTapes

// The weather service of the tape tests, whose recorded calls are performed on a fake.

extension MockWeather {
    /// Performs a call on a service.
    @discardableResult
    nonisolated(nonsending) static func perform(
        _ call: Invocation, on real: any WeatherService
    ) async throws -> Any {
        switch call {
        case .login(let user, let password): real.login(user: user.value, password: password.value)
        case .forecast(let city, let requestID):
            try real.forecast(for: city.value, requestID: requestID.value)
        case .stations: try await real.stations()
        case .forget: real.forget()
        }
    }
}

/// Does what the real service does, unless it is told otherwise.
struct FakeWeather: WeatherService {
    var token: String?
    var degrees: Double?
    var error: (any Error)?

    func login(user: String, password: String) -> Session {
        Session(user: user, token: token ?? "t-\(password)")
    }
    func forecast(for city: String, requestID: Int) throws -> Forecast {
        if let error, city != "Oslo" { throw error }
        if city == "Atlantis" { throw WeatherError.unknown(city: city) }
        if city == "Moon" { throw Outage() }
        return Forecast(city: city, degrees: degrees ?? Double(city.count) + 0.5)
    }
    func stations() async throws -> [String] { ["Oslo", "Rome"] }
    func forget() {}
}

extension TapeFolder {
    /// The texts of all failures as one text, which is that of the only failure in most tests.
    var report: String { texts.joined(separator: "\n\n") }

    /// Records a call of each kind.
    func recordWeather(_ rules: TapeRule...) async throws {
        let tape = tape(.all)
        let service = MockWeather(wrapping: LiveWeather(), failures)
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        service.mock.engine.use(tape, rules, [], at: site)
        await callAll(service)
        service.verify()
        tape.finish()
        failures.drain()
    }

    func callAll(_ service: MockWeather) async {
        _ = service.login(user: "Ann", password: "12345678")
        for city in ["Oslo", "Atlantis", "Moon"] { _ = try? service.forecast(for: city, requestID: 1) }
        _ = try? await service.stations()
        service.forget()
    }

    func checkWeather(_ fake: FakeWeather = FakeWeather(), line: UInt = #line) async {
        let tape = tape()
        await tape.check(against: MockWeather.perform, on: fake, line: line)
    }
}
