import ExpectKit
import Testing

@testable import FixtureProtocols

// A member with the name `mock` is mocked, expected and verified like any other. The engine is in the property `engine`.

private struct RealEngine: Engine {
    var mock = 7
    func fill(_ engine: inout Int) -> Int {
        engine += 1
        return engine * 2
    }
}

private struct RealPress: Press {
    init(engine: Int) {}
    init() {}
    func mock() -> Int { 1 }
    func mock() async -> String { "two" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func mock(_ page: Int, self a: Int, Self b: Int) throws -> Int { page + a + b }
    func swap(_ first: Int, _ second: Int) -> Int { first - second }
}

private actor RealDynamo: Dynamo {
    func mock() -> Int { 5 }
}

/// In an `async` function, the compiler would choose the `async` method.
private func printed(by press: any Press) -> Int { press.mock() }

struct EngineNameTests {
    private let failures = FailureRecorder()

    @Test func aPropertyIsExpectedAndVerified() {
        let mock = MockEngine("engine")
        mock.engine.reporter = failures
        mock.expect(.mock).andReturn(3)
        mock.expect(.setMock(4))
        mock.expect(.fill(1)).andReturn((2, 9))
        var engine: any Engine = mock
        #expect(engine.mock == 3)
        engine.mock = 4
        var level = 1
        #expect(engine.fill(&level) == 9)
        #expect(level == 2)
        mock.verify()
        mock.engine.verify()
        #expect(failures.reports.isEmpty)
        #expect(mock.calls.count == 3)

        engine.mock = 5
        #expect(failures.headlines == ["engine: unexpected setMock(5)"])
    }

    @Test func aMissingCallOfAMethodIsReported() {
        let mock = MockPress("press")
        mock.engine.reporter = failures
        mock.expect(.mock).andReturn(3)
        mock.verify()
        #expect(failures.headlines == ["press: missing mock"])
    }

    @Test func allOverloadsAreAnsweredAndForwarded() async throws {
        let mock = MockPress().nice()
        mock.expect(.mock).andReturn(3)
        mock.expect(.mockString).andReturn("three")
        mock.expect(.mock(1, self: 2, Self: 3)).andReturn(4)
        mock.expect(.swap(1, 2)).andReturn(5)
        let press: any Press = mock
        #expect(printed(by: press) == 3)
        let text: String = await press.mock()
        #expect(text == "three")
        #expect(try press.mock(1, self: 2, Self: 3) == 4)
        #expect(press.swap(1, 2) == 5)
        mock.verify()

        let real: any Press = MockPress(wrapping: RealPress())
        #expect(printed(by: real) == 1)
        #expect(try real.mock(1, self: 2, Self: 3) == 6)
        #expect(real.swap(1, 2) == -1)
        var engine: any Engine = MockEngine(wrapping: RealEngine())
        engine.mock = 8
        #expect(engine.mock == 8)
        var level = 1
        #expect(engine.fill(&level) == 4)
    }

    @Test func anInitializerIsExpected() {
        MockPress.withBoundMock { press in
            press.expect(.create(engine: 3))
            _ = MockPress(engine: 3)
            press.verify()
        }
    }

    @Test func aDefaultImplementationIsCalledByAPartialMock() {
        let mock = MockProof(mode: .partial)
        mock.expect(.mock)
        mock.expect(.fold).andReturn(4)
        #expect((mock as any Proof).mock() == 8)
        mock.verify()
    }

    @Test func anActorAndAClassHaveSuchMembersToo() async {
        let dynamo = MockDynamo(wrapping: RealDynamo())
        dynamo.expect(.mock).andForward()
        #expect(await dynamo.mock() == 5)
        dynamo.engine.verify()

        let reel = MockReel("reel", engine: 3)
        reel.mockEngine.reporter = failures
        reel.expect(.turn).andForward()
        reel.expect(.mock).andReturn(9)
        #expect((reel as Reel).turn() == 10)
        reel.verify()
        #expect(failures.reports.isEmpty)
        _ = reel.mock()
        #expect(failures.headlines == ["reel: mock was called twice, expected once"])
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func aFunctionWithAnIntegerAsGenericParameterIsMocked() {
        let mock = MockRack()
        mock.expect(.stack(on: 2)).andReturn(1)
        mock.expect(.line).andReturn(4)
        let rack: any Rack = mock
        #expect(rack.stack([1, 2], on: 2) == 1)
        #expect(rack.line([1, 2, 3]) == 4)
        mock.verify()
    }
}
