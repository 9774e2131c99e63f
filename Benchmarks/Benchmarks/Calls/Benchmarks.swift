import Benchmark
import Doubles

/// How many calls are timed at once: many beside the cost of a clock, and few beside those that came before.
let batch = 1_000

/// What came before, or waits behind.
let crowds = [0, 1_000, 100_000]

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], timeUnits: .nanoseconds, warmupIterations: 1, maxDuration: .seconds(2),
        maxIterations: 50)
    benchmarkCalls()
    benchmarkStubs()
    benchmarkForwarding()
    benchmarkWholeRuns()
}

/// Times something that is prepared anew for each time.
func measure<Subject>(
    _ name: String, _ prepare: @escaping @Sendable () -> Subject,
    _ body: @escaping @Sendable (Subject) -> Void
) {
    Benchmark(name) { benchmark in
        let subject = prepare()
        benchmark.startMeasurement()
        body(subject)
        benchmark.stopMeasurement()
        withExtendedLifetime(subject) {}
    }
}
