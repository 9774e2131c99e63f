import Testing

@testable import ExpectKit

/// Values of an erased type, which the shortcuts around dynamic casts must not confuse with others.
struct ErasedValueTests {
    private enum Logging { case log(Any), named(Any, level: Int) }

    private enum Fault: Error, Equatable { case leak(litres: Int, place: String), dry }

    private func accepts<Invocation>(_ expected: Invocation, _ calls: Invocation...) -> [Bool] {
        calls.map(InvocationComparison<Invocation>().prepare(expected))
    }

    @Test func anArgumentOfAnyTypeMayBeATupleOrNot() {
        #expect(accepts(Logging.log((1, 2)), .log((1, 2)), .log(1), .log((1, 2, 3))) == [true, false, false])
        #expect(accepts(Logging.log(1), .log((1, 2))) == [false])
        #expect(accepts(Logging.log((1, 2, 3)), .log((1, 2))) == [false])
        #expect(
            accepts(Logging.named("a", level: 1), .named("a", level: 1), .named("a", level: 2)) == [
                true, false,
            ])
    }

    @Test func aCallMayBeOfAnyType() {
        func leak(_ litres: Int) -> any Error { Fault.leak(litres: litres, place: "roof") }
        let dry: any Error = Fault.dry
        #expect(accepts(leak(2), leak(2), leak(3), dry) == [true, false, false])
        #expect(accepts(dry, dry) == [true])
        #expect(accepts(leak(2) as Any, leak(2)) == [true])
        #expect(accepts(1 as Any, leak(2)) == [false])
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
