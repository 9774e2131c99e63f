import ExpectKit

final class MockWeatherService: WeatherService, Mocking {
    enum Invocation: Equatable { case forecast(city: String), warn(city: String) }

    let mock = Mock<Invocation>()

    func forecast(for city: String) -> Forecast { mock.call(.forecast(city: city)) }
    func warn(_ city: String) { mock.call(.warn(city: city)) }
}
