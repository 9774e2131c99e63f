import Foundation

// A service that returns models, and the code under test that asks it.

struct Forecast: Codable, Equatable {
    enum Sky: String, Codable { case clear, clouded, rain }

    struct Hour: Codable, Equatable {
        let at: Date
        let degrees: Double
        let sky: Sky
    }

    let city: String
    let issued: Date
    let hours: [Hour]
    let source: URL
    let warning: Warning?
}

struct Warning: Codable, Equatable {
    let level: Int
    let words: String
}

/// The collaborator.
protocol WeatherService {
    func forecast(for city: String) -> Forecast
    func warn(_ city: String)
}

/// The code under test.
struct Advisor {
    let service: any WeatherService

    func advice(for cities: [String]) -> [String] {
        cities.map { city in
            let forecast = service.forecast(for: city)
            if forecast.warning != nil { service.warn(city) }
            let isWet = forecast.hours.contains { $0.sky == .rain }
            return "\(city): \(isWet ? "take an umbrella" : "go as you are")"
        }
    }
}
