import ExpectKit
import Foundation
import Testing

/// The report of an unstubbed call, and the values that can answer it.
@Suite struct FallbackOrderFailingCounterparts {
    private let service = MockWeatherService()
    private let failures = FailureRecorder()

    init() {
        service.mock.reporter = failures
    }

    @Test func theReportNamesTheSynthesizedAnswer() {
        let advice = Advisor(service: service).advice(for: ["Oslo"]); let line = #line
        #expect(advice == ["Oslo: go as you are"])
        service.verify()
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(failures.texts.first?.contains("answered: a default value for Forecast\n") == true)
    }

    @Test func aNiceServiceAnswersWithoutAReport() {
        service.mode = .nice
        #expect(Advisor(service: service).advice(for: ["Oslo"]) == ["Oslo: go as you are"])
        service.verify()
        #expect(failures.sightings == [])
    }

    @Test(.mockDefaults { $0.register(String.self) { "somewhere" } })
    func aValueRegisteredForTheTestIsUsedInsideAModel() {
        service.mode = .nice
        #expect(service.forecast(for: "Oslo").city == "somewhere")
        service.verify()
        #expect(failures.sightings == [])
    }

    @Test func aValueRegisteredWithTheMockComesFirst() {
        service.mode = .nice
        service.defaults.register(Forecast.self) {
            Forecast(
                city: "Anywhere", issued: .distantPast,
                hours: [Forecast.Hour(at: .distantPast, degrees: 8, sky: .rain)],
                source: URL(filePath: "/forecasts"), warning: nil)
        }
        #expect(Advisor(service: service).advice(for: ["Oslo"]) == ["Oslo: take an umbrella"])
        service.verify()
        #expect(failures.sightings == [])
    }
}
