import ExpectKit
import Foundation

// A small weather client, and its service.

struct Forecast: Codable, Equatable {
    var city: String
    var degrees: Double
    var warning: String?
}

struct Session: Codable, Equatable {
    var user: String
    var token: String
}

enum WeatherError: Error, Codable, Equatable { case unknown(city: String), closed }

struct Outage: Error, CustomStringConvertible { var description: String { "the station is down" } }

protocol WeatherService: Sendable {
    func login(user: String, password: String) -> Session
    func forecast(for city: String, requestID: Int) throws -> Forecast
    func stations() async throws -> [String]
    func forget()
}

/// The real service, which counts its calls.
final class LiveWeather: WeatherService, @unchecked Sendable {
    private(set) var callCount = 0

    func login(user: String, password: String) -> Session {
        callCount += 1
        return Session(user: user, token: "t-\(password)")
    }

    func forecast(for city: String, requestID: Int) throws -> Forecast {
        callCount += 1
        if city == "Atlantis" { throw WeatherError.unknown(city: city) }
        if city == "Moon" { throw Outage() }
        return Forecast(city: city, degrees: Double(city.count) + 0.5)
    }

    func stations() async throws -> [String] {
        callCount += 1
        return ["Oslo", "Rome"]
    }

    func forget() { callCount += 1 }
}

final class MockWeather: WeatherService, Mocking {
    enum Invocation: Codable {
        case login(user: Arg<String>, password: Arg<String>), forecast(city: Arg<String>, requestID: Arg<Int>)
        case stations, forget
    }

    let mock: Mock<Invocation>
    let real: any WeatherService

    init(wrapping real: any WeatherService, _ failures: FailureRecorder, named name: String? = nil) {
        mock = Mock(name)
        self.real = real
        mock.reporter = failures
    }

    func login(user: String, password: String) -> Session {
        mock.call(.login(user: .value(user), password: .value(password))) {
            real.login(user: user, password: password)
        }
    }
    func forecast(for city: String, requestID: Int) throws -> Forecast {
        try mock.call(.forecast(city: .value(city), requestID: .value(requestID))) { () throws -> Forecast in
            try real.forecast(for: city, requestID: requestID)
        }
    }
    func stations() async throws -> [String] {
        try await mock.call(.stations) { () async throws -> [String] in try await real.stations() }
    }
    func forget() { mock.call(.forget) { real.forget() } }
}
