import Benchmark
import Doubles

/// The number of calls in one measurement: large compared with the cost of a clock, and small compared with the number of
/// earlier calls.
let batch = 1_000

/// The numbers of earlier calls, or of expectations for later calls.
let crowds = [0, 1_000, 100_000]

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], timeUnits: .nanoseconds, warmupIterations: 1, maxDuration: .seconds(2),
        maxIterations: 50)
    benchmarkCalls()
    benchmarkStubs()
    benchmarkForwarding()
    benchmarkFlatness()
    benchmarkWholeRuns()
    benchmarkManyMocks()
}

/// Measures a closure with a subject that is prepared for each measurement.
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
