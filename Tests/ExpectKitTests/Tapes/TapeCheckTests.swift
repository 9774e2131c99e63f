import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Checking a tape: the real object is called, and its answers are compared with the tape.
struct TapeCheckTests: ChecksTapes {
    let folder = TapeFolder()
    let live = ChangingWeather()

    @Test func aTapeThatIsStillTruePasses() throws {
        let text = try record(calling: forecasts("Oslo", "Rome"))
        run(.check, calling: forecasts("Oslo", "Rome"))
        #expect(folder.texts == [])
        #expect(live.callCount == 4)
        #expect(folder.text() == text)
    }

    @Test func anotherAnswerIsReportedAtTheLineOfTheMock() throws {
        let text = try record(calling: forecasts("Oslo", "Rome"))
        live.degrees = 5
        let line = run(.check, calling: forecasts("Oslo", "Rome"))
        #expect(
            folder.report == """
                weather.json: 2 answers of MockWeather differ from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): returns.degrees: expected 4.5, got 5
                  entry 2, forecast(city: "Rome", requestID: 1): returns.degrees: expected 4.5, got 5
                \(again), or allow the difference with a rule: .ignoringResult("degrees", of: "forecast")
                """)
        #expect(folder.kinds == [.tape])
        #expect(folder.failures.reports.map(\.location.line) == [Int(line)])
        #expect(folder.failures.reports.map(\.severity) == [.error])
        // Nothing was written.
        #expect(folder.text() == text)
        #expect(!folder.place().isMarkedAsFailed)
    }

    @Test func anErrorInsteadOfAnAnswerIsReported() throws {
        _ = try record(calling: forecasts("Oslo"))
        live.error = WeatherError.closed
        run(.check, calling: forecasts("Oslo"))
        #expect(
            folder.report == """
                weather.json: 1 answer of MockWeather differs from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): returns: \
                expected {city: "Oslo", degrees: 4.5} \
                got      the error closed (ExpectKitTests.WeatherError)
                \(again)
                """)
        folder.failures.drain()

        _ = try record(calling: forecasts("Oslo"))
        run(.check, calling: forecasts("Oslo"))
        #expect(folder.texts == [])
        live.error = Outage()
        run(.check, calling: forecasts("Oslo"))
        #expect(folder.texts.count == 1)
        #expect(
            folder.texts[0].contains(
                "throws: expected the error closed (ExpectKitTests.WeatherError) "
                    + "got      the error the station is down (ExpectKitTests.Outage)"))
    }

    @Test func aCallThatTheTestAnswersIsNotCompared() throws {
        _ = try record(calling: forecasts("Oslo", "Rome"))
        run(.check) { service in
            service.stub(.forecast(city: "Oslo", requestID: .any))
                .andReturn(Forecast(city: "Oslo", degrees: 5))
            service.stub(.forecast(city: "Rome", requestID: .any)).andThrow(WeatherError.closed)
            forecasts("Oslo", "Rome")(service)
        }
        #expect(live.callCount == 2)
        #expect(
            folder.report == """
                weather.json: 2 calls of MockWeather differ from the tape
                  entry 1, forecast(city: "Oslo", requestID: 0): the test did not make this call
                  entry 2, forecast(city: "Rome", requestID: 1): the test did not make this call
                \(again)
                """)
    }

    @Test func concurrentCallsOfAnUnorderedMockAreChecked() async throws {
        func run(_ mode: TapeMode) async {
            let tape = folder.tape(mode)
            let service = MockWeather(wrapping: SteadyWeather(), folder.failures).unordered()
            service.use(tape)
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<50 {
                    group.addTask { _ = try? service.forecast(for: "City \(number)", requestID: number) }
                }
            }
            tape.finish()
        }
        await run(.all)
        folder.failures.drain()
        for _ in 0..<5 { await run(.check) }
        #expect(folder.texts == [])
    }

    @Test func aRuleAllowsADifference() throws {
        _ = try record(calling: forecasts("Oslo"))
        live.degrees = 5
        run(.check, .ignoringResult("degrees", of: "forecast"), calling: forecasts("Oslo"))
        run(.check, .matchingResult("degrees", .within(0.0...9)), calling: forecasts("Oslo"))
        #expect(folder.texts == [])
        run(.check, .matchingResult("degrees", .within(9.0...10)), calling: forecasts("Oslo"))
        run(.check, .ignoringResult("degrees", of: "login"), calling: forecasts("Oslo"))
        #expect(folder.kinds == [.tape, .tape])
    }

    @Test func theRulesForResultsDoNothingInOtherModes() throws {
        let rules = [TapeRule.ignoringResult("degrees"), .matchingResult("city", Arg<String>.hasPrefix("x"))]
        let text = try record(rules, calling: forecasts("Oslo"))
        #expect(text.contains("4.5"))
        run(.never, rules[0], rules[1]) { service in
            #expect(try! service.forecast(for: "Oslo", requestID: 0).degrees == 4.5)
        }
        #expect(folder.texts == [])
    }

    @Test func asynchronousCallsAreChecked() async throws {
        func run(_ mode: TapeMode) async throws {
            let tape = folder.tape(mode)
            let service = MockWeather(wrapping: live, folder.failures)
            service.use(tape)
            _ = try await service.stations()
            tape.finish()
        }
        try await run(.all)
        folder.failures.drain()
        live.stationNames = ["Oslo", "Bergen", "Rome"]
        try await run(.check)
        #expect(
            folder.report == """
                weather.json: 1 answer of MockWeather differs from the tape
                  entry 1, stations: returns[1]: "Bergen" is not expected
                \(again), or allow the difference with a rule: .ignoringResult(of: "stations")
                """)
    }
}
