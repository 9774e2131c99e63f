import CoreMetrics
import ExpectKit
import Testing

@Suite(.verifiesMocks)
struct CounterTests {
    @Test func aCounterIsDestroyedByTheFactoryThatMadeIt() {
        let factory = MockMetricsFactory()
        let handler = MockCounterHandler()
        factory.expect(.makeCounter(label: "requests", dimensions: [])).andReturn(handler)
        factory.expect(.destroyCounter(handler))

        Counter(label: "requests", factory: factory).destroy()
    }
}
