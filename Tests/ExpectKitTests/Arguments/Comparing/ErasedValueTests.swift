import Testing

@testable import ExpectKit

/// Values of an erased type, which the shortcuts around dynamic casts must not confuse with others.
@Suite struct ErasedValueTests {
    private enum Logging { case log(Any), named(Any, level: Int) }

    private enum Fault: Error, Equatable { case leak(litres: Int, place: String), dry }

    private func accepts<Invocation>(_ expected: Invocation, _ call: Invocation) -> Bool {
        InvocationComparison<Invocation>().prepare(expected)(call)
    }

    @Test func anArgumentOfAnyTypeMayBeATupleOrNot() {
        #expect(accepts(Logging.log((1, 2)), .log((1, 2))))
        #expect(!accepts(Logging.log((1, 2)), .log(1)))
        #expect(!accepts(Logging.log(1), .log((1, 2))))
        #expect(!accepts(Logging.log((1, 2)), .log((1, 2, 3))))
        #expect(!accepts(Logging.log((1, 2, 3)), .log((1, 2))))
        #expect(accepts(Logging.named("a", level: 1), .named("a", level: 1)))
        #expect(!accepts(Logging.named("a", level: 1), .named("a", level: 2)))
    }

    @Test func aCallMayBeOfAnyType() {
        let (leak, dry): (any Error, any Error) = (Fault.leak(litres: 2, place: "roof"), Fault.dry)
        #expect(accepts(leak, Fault.leak(litres: 2, place: "roof")))
        #expect(!accepts(leak, Fault.leak(litres: 3, place: "roof")))
        #expect(!accepts(leak, dry))
        #expect(accepts(dry, dry))
        #expect(accepts(leak as Any, Fault.leak(litres: 2, place: "roof")))
        #expect(!accepts(1 as Any, leak))
    }

    private final class MockGauge: Mocking {
        enum Invocation: Equatable { case fault, anyFault }
        let mock = Mock<Invocation>("Gauge")
        func fault() -> Fault { mock.call(.fault) }
        func anyFault() -> any Error { mock.call(.anyFault) }
    }

    @Test func anAnswerMayHaveAnErasedType() {
        let gauge = MockGauge()
        let hidden: any Error = Fault.leak(litres: 2, place: "roof")
        gauge.expect(.fault).andReturn(hidden)
        gauge.expect(.anyFault).andReturn(hidden)
        gauge.expect(.anyFault).andReturn(Fault.dry)
        #expect(gauge.fault() == .leak(litres: 2, place: "roof"))
        #expect(gauge.anyFault() as? Fault == .leak(litres: 2, place: "roof"))
        #expect(gauge.anyFault() as? Fault == .dry)
        gauge.verify()
    }
}
