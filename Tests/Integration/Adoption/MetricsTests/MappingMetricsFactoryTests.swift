import CoreMetrics
import ExpectKit
import Testing

/// A mapping factory changes labels and dimensions, and forwards everything else to the factory behind it.
@Suite(.verifiesMocks)
struct MappingMetricsFactoryTests {
    let upstream = MockMetricsFactory()

    var mapped: MappingMetricsFactory<MockMetricsFactory> {
        upstream.withLabelAndDimensionsMapping { ("prefix.\($0)", $1 + [("env", "test")]) }
    }

    @Test func aCounterIsMadeWithTheMappedName() {
        let handler = MockCounterHandler()
        upstream.expect(
            .makeCounter(label: "prefix.requests", dimensions: [("method", "GET"), ("env", "test")])
        )
        .andReturn(handler)
        handler.expect(.increment(by: 1))

        Counter(label: "requests", dimensions: [("method", "GET")], factory: mapped).increment()
    }

    @Test func aFloatingPointCounterIsMadeWithTheMappedName() {
        let handler = MockFloatingPointCounterHandler()
        upstream.expect(
            .makeFloatingPointCounter(label: "prefix.bytes", dimensions: [("to", "in"), ("env", "test")])
        )
        .andReturn(handler)
        handler.expect(.increment(by: 1.5))

        FloatingPointCounter(label: "bytes", dimensions: [("to", "in")], factory: mapped).increment(by: 1.5)
    }

    @Test func aMeterIsMadeWithTheMappedName() {
        let handler = MockMeterHandler()
        upstream.expect(.makeMeter(label: "prefix.heat", dimensions: [("unit", "celsius"), ("env", "test")]))
            .andReturn(handler)
        handler.expect(.set(42.0))

        Meter(label: "heat", dimensions: [("unit", "celsius")], factory: mapped).set(42.0)
    }

    @Test func aRecorderIsMadeWithTheMappedName() {
        let handler = MockRecorderHandler()
        let dimensions = [("path", "/api"), ("env", "test")]
        upstream.expect(.makeRecorder(label: "prefix.latency", dimensions: dimensions, aggregate: true))
            .andReturn(handler)
        handler.expect(.record(100.0))

        Recorder(label: "latency", dimensions: [("path", "/api")], factory: mapped).record(100.0)
    }

    @Test func aTimerIsMadeWithTheMappedName() {
        let handler = MockTimerHandler()
        upstream.expect(.makeTimer(label: "prefix.duration", dimensions: [("op", "query"), ("env", "test")]))
            .andReturn(handler)
        handler.expect(.recordNanoseconds(500))

        Timer(label: "duration", dimensions: [("op", "query")], factory: mapped).recordNanoseconds(500)
    }

    @Test func aDestroyedCounterIsTheOneThatWasMade() {
        let handler = MockCounterHandler()
        upstream.expect(.makeCounter(label: .any, dimensions: .any)).andReturn(handler)
        upstream.expect(.destroyCounter(handler))

        Counter(label: "requests", factory: mapped).destroy()
    }

    @Test func aDestroyedFloatingPointCounterIsTheOneThatWasMade() {
        let handler = MockFloatingPointCounterHandler()
        upstream.expect(.makeFloatingPointCounter(label: .any, dimensions: .any)).andReturn(handler)
        upstream.expect(.destroyFloatingPointCounter(handler))

        FloatingPointCounter(label: "bytes", factory: mapped).destroy()
    }

    @Test func aDestroyedMeterIsTheOneThatWasMade() {
        let handler = MockMeterHandler()
        upstream.expect(.makeMeter(label: .any, dimensions: .any)).andReturn(handler)
        upstream.expect(.destroyMeter(handler))

        Meter(label: "heat", factory: mapped).destroy()
    }

    @Test func aDestroyedRecorderIsTheOneThatWasMade() {
        let handler = MockRecorderHandler()
        upstream.expect(.makeRecorder(label: .any, dimensions: .any, aggregate: .any)).andReturn(handler)
        upstream.expect(.destroyRecorder(handler))

        Recorder(label: "latency", factory: mapped).destroy()
    }

    @Test func aDestroyedTimerIsTheOneThatWasMade() {
        let handler = MockTimerHandler()
        upstream.expect(.makeTimer(label: .any, dimensions: .any)).andReturn(handler)
        upstream.expect(.destroyTimer(handler))

        Timer(label: "duration", factory: mapped).destroy()
    }

    @Test func mappingsAreAppliedFromTheOutsideIn() {
        upstream.expect(.makeCounter(label: "app.requests", dimensions: [("zone", "a"), ("app", "b")]))
            .andReturn(MockCounterHandler())

        let inner = upstream.withLabelAndDimensionsMapping { ("app.\($0)", $1 + [("app", "b")]) }
        _ = Counter(
            label: "requests", factory: inner.withLabelAndDimensionsMapping { ($0, $1 + [("zone", "a")]) })
    }

    @Test func aMappingThatChangesNothingForwardsTheName() {
        upstream.expect(.makeCounter(label: "requests", dimensions: [("method", "GET")]))
            .andReturn(MockCounterHandler())

        let same = upstream.withLabelAndDimensionsMapping { ($0, $1) }
        _ = Counter(label: "requests", dimensions: [("method", "GET")], factory: same)
    }
}
