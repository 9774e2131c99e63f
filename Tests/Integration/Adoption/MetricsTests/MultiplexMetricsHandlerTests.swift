import CoreMetrics
import ExpectKit
import Testing

/// A multiplexer makes each metric in all of its factories, and passes each value to all of them, in their order.
@Suite(.verifiesMocks)
struct MultiplexMetricsHandlerTests {
    let factories = ["first", "second", "third"].map { MockMetricsFactory($0) }
    let order = CallOrder()

    var multiplexer: MultiplexMetricsHandler { MultiplexMetricsHandler(factories: factories) }

    @Test func aCounterPassesEachValueToAllFactories() {
        let handlers = factories.map { factory in
            let handler = MockCounterHandler()
            factory.expect(.makeCounter(label: "requests", dimensions: [])).inOrder(order).andReturn(handler)
            return handler
        }
        for handler in handlers { handler.expect(.increment(by: 7)).inOrder(order) }
        for handler in handlers { handler.expect(.reset).inOrder(order) }
        for (factory, handler) in zip(factories, handlers) {
            factory.expect(.destroyCounter(handler)).inOrder(order)
        }

        let counter = Counter(label: "requests", factory: multiplexer)
        counter.increment(by: 7)
        counter.reset()
        counter.destroy()
    }

    @Test func aMeterPassesEachValueToAllFactories() {
        for factory in factories {
            let handler = MockMeterHandler()
            factory.expect(.makeMeter(label: "heat", dimensions: [])).andReturn(handler)
            handler.expect(.set(0.5))
            factory.expect(.destroyMeter(handler))
        }

        let meter = Meter(label: "heat", factory: multiplexer)
        meter.set(0.5)
        meter.destroy()
    }

    @Test func aRecorderPassesEachValueToAllFactories() {
        for factory in factories {
            let handler = MockRecorderHandler()
            factory.expect(.makeRecorder(label: "latency", dimensions: [], aggregate: true)).andReturn(
                handler)
            handler.expect(.record(0.5))
            factory.expect(.destroyRecorder(handler))
        }

        let recorder = Recorder(label: "latency", factory: multiplexer)
        recorder.record(0.5)
        recorder.destroy()
    }

    @Test func aTimerPassesItsUnitAndEachValueToAllFactories() {
        for factory in factories {
            let handler = MockTimerHandler()
            factory.expect(.makeTimer(label: "duration", dimensions: [])).andReturn(handler)
            handler.expect(.preferDisplayUnit(.minutes))
            handler.expect(.recordNanoseconds(3_000_000_000))
            factory.expect(.destroyTimer(handler))
        }

        let timer = Timer(label: "duration", preferredDisplayUnit: .minutes, factory: multiplexer)
        timer.recordSeconds(3)
        timer.destroy()
    }

    @Test func aFloatingPointCounterPassesEachValueToAllFactories() {
        for factory in factories {
            let handler = MockFloatingPointCounterHandler()
            factory.expect(.makeFloatingPointCounter(label: "bytes", dimensions: [])).andReturn(handler)
            handler.expect(.increment(by: 1.5))
            factory.expect(.destroyFloatingPointCounter(handler))
        }

        let counter = FloatingPointCounter(label: "bytes", factory: multiplexer)
        counter.increment(by: 1.5)
        counter.destroy()
    }
}
