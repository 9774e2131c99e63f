import ExpectKit
import Testing

@testable import FixtureProtocols

// Requirements with a default implementation are mocked like others. A partial mock without a real object forwards them
// to their default implementation, and `--keep-defaults` leaves them to it.

struct DefaultsTests {
    private let failures = FailureRecorder()

    @Test func aDefaultedRequirementIsMocked() throws {
        let counter = MockCounter()
        counter.expect(.countAll(["a"])).andReturn(3)
        counter.expect(.limit).andReturn(4)
        #expect(try counter.countAll(["a"]) == 3)
        #expect(counter.limit == 4)
        counter.verify()
    }

    @Test func aPartialMockRunsTheDefaultImplementationWhichCallsTheMock() throws {
        let counter = MockCounter(mode: .partial)
        counter.expect(.count("a")).andReturn(1)
        counter.expect(.count("b")).andReturn(2)
        #expect(try counter.countAll(["a", "b"]) == 3)
        #expect(counter.limit == 10)
        counter.verify()
    }

    @Test func allKindsOfRequirementsAreForwardedToTheDefaultImplementation() async throws {
        let counter = MockCounter(mode: .partial)
        counter.stub(.count(.any)).andReturn(2)
        counter.stub(.step).andReturn(3)
        var items = ["b", "a"]
        #expect(counter.tidy(&items))
        #expect(items == ["a", "b"])
        #expect(counter["a"] == 2)
        #expect(try await counter.wait("a") == 6)
    }

    @Test func aSetterIsForwardedToItsDefaultImplementation() {
        var counter: any Counter = MockCounter(mode: .partial)
        let mock = counter as? MockCounter
        mock?.expect(.setStep(4))
        mock?.expect(.step).andReturn(4)
        counter.scale = 4
        #expect(counter.scale == 4)
        mock?.verify()
    }

    @Test func aStrictMockForwardsOneCallToTheDefaultImplementation() throws {
        let counter = MockCounter()
        counter.expect(.countAll(.any)).andForward()
        counter.expect(.count("a")).andReturn(5)
        #expect(try counter.countAll(["a"]) == 5)
        counter.verify()
    }

    @Test func aRequirementWithoutADefaultImplementationIsStrictInAPartialMock() throws {
        let counter = MockCounter("tally", mode: .partial)
        counter.mock.reporter = failures
        counter.stub(.count("a")).andReturn(1)
        _ = try counter.countAll(["a", "b"])
        #expect(failures.headlines == [#"tally: count(…): item is "b", stubbed "a""#])
    }

    @Test func theDefaultImplementationsDoNotKeepTheMockAlive() throws {
        weak var dead: MockCounter?
        do {
            let counter = MockCounter(mode: .partial)
            counter.mock.reporter = failures
            counter.expect(.count("a")).andReturn(1)
            dead = counter
            #expect(counter.limit == 10)
        }
        #expect(dead == nil)
        // The automatic verification reports the call that did not come.
        #expect(failures.onlyReportContains("count(\"a\")"))
    }

    @Test func keptDefaultImplementationsHaveNoTokensAndCallTheMock() {
        let gauge = MockGauge<String>()
        gauge.expect(.read()).times(2).andReturn("low")
        gauge.expect(.alarm("no reason"))
        gauge.expect(.level()).andReturn(7)
        #expect(gauge.readAll(2) == ["low", "low"])
        gauge.alarm()
        #expect(gauge.id == 7)
        gauge.verify()
    }

    @Test func aConstraintThatTheProtocolFixesSelectsItsExtension() {
        let gauge = MockIntGauge()
        gauge.expect(.read).andReturn(4)
        #expect(gauge.level() == 4)
        gauge.verify()
    }

    @Test func aRequiredInitializerMayLookLikeThatOfAMock() {
        let layer = MockLayer("upper", mode: .strict)
        layer.expect(.depth).andReturn(2)
        let outer = MockLayer("outer", wrappingReal: layer)
        #expect(outer.depth() == 2)
        #expect(layer.mock.name == "upper")
        #expect(outer.mock.name == "outer")
        layer.verify()
        MockLayer.withBoundMock { layers in
            layers.expect(.create("lower"))
            func make<L: Layer>(_ type: L.Type) -> L { L("lower") }
            _ = make(MockLayer.self)
            layers.verify()
        }
    }
}
