import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// A service whose answers a test can change.
final class ChangingWeather: WeatherService, @unchecked Sendable {
    var degrees = 4.5
    var token: String?
    var stationNames = ["Oslo", "Rome"]
    var error: (any Error)?
    var duringForecast = {}
    private(set) var callCount = 0

    func login(user: String, password: String) -> Session {
        callCount += 1
        return Session(user: user, token: token ?? "t-\(password)")
    }
    func forecast(for city: String, requestID: Int) throws -> Forecast {
        callCount += 1
        duringForecast()
        if let error { throw error }
        return Forecast(city: city, degrees: degrees)
    }
    func stations() async throws -> [String] {
        callCount += 1
        return stationNames
    }
    func forget() { callCount += 1 }
}

/// A service without state.
struct SteadyWeather: WeatherService {
    func login(user: String, password: String) -> Session { Session(user: user, token: "") }
    func forecast(for city: String, requestID: Int) throws -> Forecast {
        Forecast(city: city, degrees: Double(requestID))
    }
    func stations() async throws -> [String] { [] }
    func forget() {}
}

/// A suite whose tests record a tape, and check it after the service has changed.
protocol ChecksTapes {
    var folder: TapeFolder { get }
    var live: ChangingWeather { get }
}

extension ChecksTapes {
    /// Runs a test on a tape.
    ///
    /// - Returns: The line at which the mock uses the tape.
    @discardableResult
    func run(
        _ mode: TapeMode, _ rules: TapeRule..., isUnordered: Bool = false, fails: Bool = false,
        calling test: (MockWeather) throws -> Void
    ) rethrows -> UInt {
        let tape = folder.tape(mode)
        let service = MockWeather(wrapping: live, folder.failures)
        if isUnordered { _ = service.unordered() }
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: 7, column: 1)
        service.mock.engine.use(tape, rules, [], at: site)
        try test(service)
        service.verify()
        if fails { tape.noteFailedTest() }
        #expect(!tape.isRecording || mode == .all)
        tape.finish()
        return site.line
    }

    /// Records a tape, and removes the notice about it.
    func record(_ rules: [TapeRule] = [], calling test: (MockWeather) throws -> Void) throws -> String {
        let tape = folder.tape(.all)
        let service = MockWeather(wrapping: live, folder.failures)
        service.mock.engine.use(tape, rules, [], at: tape.site)
        try test(service)
        tape.finish()
        folder.failures.drain()
        return try #require(folder.text())
    }

    func forecasts(_ cities: String...) -> (MockWeather) -> Void {
        { service in
            for (number, city) in cities.enumerated() {
                _ = try? service.forecast(for: city, requestID: number)
            }
        }
    }

    var again: String { "  help: record the tape again with EXPECTKIT_TAPES=all" }
}
