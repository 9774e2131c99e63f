import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Checking a tape: the calls of the test are compared with those on the tape.
struct TapeCheckCallTests: ChecksTapes {
    let folder = TapeFolder()
    let live = ChangingWeather()

    @Test func otherCallsAreReported() throws {
        _ = try record(calling: forecasts("Oslo", "Rome"))
        live.degrees = 5
        run(.check) { service in
            service.forget()
            _ = try? service.forecast(for: "Oslo", requestID: 0)
            _ = try? service.forecast(for: "Paris", requestID: 1)
        }
        #expect(
            folder.report == """
                weather.json: 1 answer and 2 calls of MockWeather differ from the tape
                  before the first entry, forget: the tape does not have this call
                  entry 1, forecast(city: "Oslo", requestID: 0): returns.degrees: expected 4.5, got 5
                  entry 2, forecast(city: "Rome", requestID: 1): city: expected "Rome", got "Paris"
                \(again), or allow the difference with a rule: .ignoringResult("degrees", of: "forecast")
                """)
    }

    @Test func argumentsMayDifferAsInAPlayedTape() throws {
        _ = try record(calling: forecasts("Oslo"))
        let other = { (service: MockWeather) in _ = try? service.forecast(for: "Oslo", requestID: 9) }
        run(.check, .ignoring("requestID", of: "forecast"), calling: other)
        run(.check, .matching("requestID", .greaterThan(5)), calling: other)
        #expect(folder.texts == [])
        run(.check, .matching("requestID", .lessThan(5)), calling: other)
        #expect(
            folder.report == """
                weather.json: 1 call of MockWeather differs from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): requestID: expected 0, got 9
                \(again), or allow the difference with a rule: .ignoring("requestID", of: "forecast")
                """)
    }

    @Test func callsInAnyOrderKeepTheirAnswers() throws {
        let calls = forecasts("Oslo", "Rome", "Paris")
        _ = try record(calling: calls)
        run(.check, .ignoring("city"), .ignoring("requestID"), isUnordered: true) { service in
            for (number, city) in ["Oslo", "Rome", "Paris"].enumerated().reversed() {
                _ = try? service.forecast(for: city, requestID: number)
            }
        }
        #expect(folder.texts == [])
    }

    @Test func aMovedCallIsReportedUnlessTheMockIsUnordered() throws {
        func calls(_ service: MockWeather) {
            service.forget()
            _ = try? service.forecast(for: "Oslo", requestID: 0)
            _ = service.login(user: "ada", password: "b")
        }
        func otherOrder(_ service: MockWeather) {
            _ = try? service.forecast(for: "Oslo", requestID: 0)
            _ = service.login(user: "ada", password: "b")
            service.forget()
        }
        _ = try record(calling: calls)
        run(.check, isUnordered: true, calling: otherOrder)
        #expect(folder.texts == [])
        live.degrees = 5
        run(.check, calling: otherOrder)
        #expect(
            folder.report == """
                weather.json: 1 answer and 1 call of MockWeather differ from the tape
                  entry 1, forget: the test made this call after entry 3
                  entry 2, forecast(city: "Oslo", requestID: 0): returns.degrees: expected 4.5, got 5
                \(again), or allow the difference with a rule: .ignoringResult("degrees", of: "forecast"), \
                or make the mock unordered()
                """)
    }

    @Test func theAnswerToAMovedCallIsCompared() throws {
        _ = try record { service in
            forecasts("Oslo")(service)
            service.forget()
            _ = service.login(user: "ada", password: "b")
        }
        live.degrees = 5
        run(.check) { service in
            service.forget()
            _ = service.login(user: "ada", password: "b")
            forecasts("Oslo")(service)
        }
        #expect(
            folder.report == """
                weather.json: 1 answer and 1 call of MockWeather differ from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): the test made this call after entry 3
                  entry 1, forecast(city: "Oslo", requestID: 0): returns.degrees: expected 4.5, got 5
                \(again), or allow the difference with a rule: .ignoringResult("degrees", of: "forecast"), \
                or make the mock unordered()
                """)
    }

    @Test func callsThatAFailedTestDidNotReachAreAWarning() throws {
        _ = try record(calling: forecasts("Oslo", "Rome"))
        run(.check, fails: true, calling: forecasts("Oslo"))
        #expect(
            folder.report == """
                weather.json: the test failed before it made 1 of the 2 calls of MockWeather
                  help: correct the test, and check the tape again
                """)
        #expect(folder.failures.reports.map(\.severity) == [.warning])
        folder.failures.drain()
        // A different answer may be the cause of the failure, so it is told.
        live.degrees = 5
        run(.check, fails: true, calling: forecasts("Oslo"))
        #expect(
            folder.report == """
                weather.json: 1 answer of MockWeather differs from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): returns.degrees: expected 4.5, got 5
                  the test failed before it made 1 more call of the tape
                \(again), or allow the difference with a rule: .ignoringResult("degrees", of: "forecast")
                """)
        #expect(folder.failures.reports.map(\.severity) == [.error])
    }

    @Test func aCallThatHasNotReturnedIsReported() throws {
        _ = try record(calling: forecasts("Oslo"))
        let tape = folder.tape(.check)
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape)
        live.duringForecast = { tape.finish() }
        _ = try service.forecast(for: "Oslo", requestID: 0)
        tape.finish()
        #expect(
            folder.report == """
                weather.json: 1 answer of MockWeather differs from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): returns: expected {city: "Oslo", degrees: 4.5}, got no answer
                \(again)
                """)
    }

    @Test func longReportsAreBounded() throws {
        _ = try record { service in
            for number in 0..<50 { _ = try? service.forecast(for: "Oslo", requestID: number) }
        }
        live.degrees = 5
        run(.check) { service in
            for number in 0..<50 { _ = try? service.forecast(for: "Oslo", requestID: number) }
        }
        let lines = folder.texts[0].split(separator: "\n")
        #expect(lines.count == 15)
        #expect(lines[0] == "weather.json: 50 answers of MockWeather differ from the tape")
        #expect(lines[13] == "  … and 38 more")
    }
}
