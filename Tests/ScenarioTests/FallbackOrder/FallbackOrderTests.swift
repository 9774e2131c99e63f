import ExpectKit
import Foundation
import Testing

/// A wrong call of a method that returns a model fails its test, and no other.
///
/// The tests run one after another, because the later ones check that the first one ran to its end.
@Suite(.serialized) struct FallbackOrderTests {
    @MainActor private static var story: [String] = []

    private let service = MockWeatherService()
    private let rain = Forecast(
        city: "Bergen", issued: .distantPast,
        hours: [Forecast.Hour(at: .distantPast, degrees: 8, sky: .rain)],
        source: URL(filePath: "/forecasts"), warning: nil)

    @Test @MainActor func aWrongCallFailsItsTestAndTheCodeUnderTestGoesOn() {
        withKnownIssue {
            service.expect(.forecast(city: "Bergen")).andReturn(rain)
            let advice = Advisor(service: service).advice(for: ["Bergen", "Oslo"])
            Self.story += advice
            service.verify()
        } matching: { issue in
            "\(issue)".contains("unexpected forecast(city: \"Oslo\")")
        }
        #expect(Self.story == ["Bergen: take an umbrella", "Oslo: take an umbrella"])
    }

    @Test @MainActor func theNextTestRuns() {
        #expect(Self.story.count == 2, "the test before has run to its end")
        service.expect(.forecast(city: "Bergen")).andReturn(rain)
        #expect(Advisor(service: service).advice(for: ["Bergen"]) == ["Bergen: take an umbrella"])
        service.verify()
        Self.story.append("another")
    }

    @Test @MainActor func theLastTestRuns() {
        #expect(Self.story.last == "another")
        service.expect(.warn(city: "Oslo"))
        service.warn("Oslo")
        service.verify()
    }
}
