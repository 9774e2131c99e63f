import ExpectKit
import Testing

@testable import FixtureProtocols

// The engine that is bound to the test answers `static` and `init` requirements.

private struct RealSensor: Sensor {
    static var model: String { "real" }
    static var unit: String {
        get { "K" }
        set {}
    }
    static func calibrate(_ value: Int) throws -> Int { value }
    var answers = true
    init(name: String) { answers = !name.isEmpty }
    init?(port: Int) throws {}
    func ping() -> Bool { answers }
}

private final class RealPlain: Plain {
    private(set) var pings = 0
    func ping() { pings += 1 }
}

/// The code under test, which creates its own instances.
private func firstWorking<S: Sensor>(_ type: S.Type, _ names: [String]) -> String? {
    names.first { S(name: $0).ping() }.map { "\($0) (\(S.model))" }
}

private func opened<S: Sensor>(_ type: S.Type, _ port: Int) throws -> S? { try S(port: port) }

private func made<F: Factory>(_ type: F.Type, _ count: Int) -> [F.Product] { F.make(count) }

private func pinged<P: Plain>(_ type: P.Type) -> P {
    let plain = P()
    plain.ping()
    return plain
}

struct StaticTests {
    private let failures = FailureRecorder()

    @Test func staticRequirementsAreAnswered() throws {
        try MockSensor.withBoundMock { sensor throws in
            sensor.expect(.model).andReturn("M1")
            sensor.expect(.unit).andReturn("K")
            sensor.expect(.setUnit("C"))
            sensor.expect(.calibrate(3)).andReturn(4).andThrow(FixtureError.closed)

            let type: any Sensor.Type = MockSensor.self
            #expect(type.model == "M1")
            #expect(type.unit == "K")
            type.unit = "C"
            #expect(try type.calibrate(3) == 4)
            #expect(throws: FixtureError.closed) { try type.calibrate(3) }
            sensor.verify()
        }
    }

    @Test func instancesThatTheCodeCreatesShareTheEngine() throws {
        try MockSensor.withBoundMock { sensor throws in
            sensor.expect(.create(name: "broken"))
            sensor.expect(.ping).andReturn(false)
            sensor.expect(.create(name: .hasPrefix("print")))
            sensor.expect(.ping).andReturn(true)
            sensor.expect(.model).andReturn("M1")
            sensor.expect(.create(port: 1)).andReturn(true)
            sensor.expect(.create(port: 2)).andReturn(false).andThrow(FixtureError.closed)

            #expect(firstWorking(MockSensor.self, ["broken", "printer"]) == "printer (M1)")
            #expect(try opened(MockSensor.self, 1) != nil)
            #expect(try opened(MockSensor.self, 2) == nil)
            #expect(throws: FixtureError.closed) { try opened(MockSensor.self, 2) }
            sensor.verify()
        }
    }

    @Test func anInitializerWithoutArgumentsIsACall() {
        MockPlain.withBoundMock { plain in
            plain.expect(.create)
            plain.expect(.ping)
            #expect(pinged(MockPlain.self).mock === plain.mock)
            plain.verify()
        }
    }

    @Test func genericWrappersAreBoundByType() {
        MockFactory<Int>.withBoundMock { numbers in
            MockFactory<String>.withBoundMock { texts in
                numbers.expect(.make(2)).andReturn([1, 2])
                texts.expect(.make(.any)).andReturn(["a"])
                #expect(made(MockFactory<Int>.self, 2) == [1, 2])
                #expect(made(MockFactory<String>.self, 2) == ["a"])
                numbers.verify()
                texts.verify()
            }
        }
    }

    @Test(.verifiesMocks) func aTestWithTheTraitHasItsOwnEngine() {
        MockSensor.boundMock.expect(.model).andReturn("M2")
        MockSensor.boundMock.expect(.create(name: "printer"))
        #expect(MockSensor.model == "M2")
        #expect(MockSensor(name: "printer").mock === MockSensor.boundMock.mock)
    }

    @Test(.verifiesMocks, arguments: 1...8) func testCasesWithTheTraitHaveSeparateEngines(number: Int) async {
        MockSensor.boundMock.expect(.model).times(2).andReturn("M\(number)")
        await Task.yield()
        #expect(MockSensor.model == "M\(number)")
        async let model = MockSensor.model
        #expect(await model == "M\(number)")
        #expect(MockSensor.boundMock.mock.calls.count == 2)
    }

    @Test(arguments: 1...8) func testCasesThatBindHaveSeparateEngines(number: Int) async {
        await MockFactory<Int>.withBoundMock { factory in
            factory.expect(.make(number)).andReturn([number])
            await Task.yield()
            #expect(made(MockFactory<Int>.self, number) == [number])
            factory.verify()
        }
    }

    @Test func instanceMembersAreForwarded() {
        let sensor = MockSensor(wrapping: RealSensor(name: "x"))
        #expect((sensor as any Sensor).ping())
        sensor.stub(.ping).andReturn(false)
        #expect(!(sensor as any Sensor).ping())

        let real = RealPlain()
        let plain: any Plain = MockPlain(wrapping: real)
        plain.ping()
        #expect(real.pings == 1)
    }

    @Test(.verifiesMocks) func aTestWithTheTraitCanCreateInstances() {
        let plain = MockPlain()
        plain.expect(.ping)
        (plain as any Plain).ping()
    }

    @Test(.verifiesMocks) func aTestThatUsesTheBoundEngineExpectsInitializers() {
        MockPlain.boundMock.expect(.create)
        #expect(MockPlain().mock === MockPlain.boundMock.mock)
    }

    @Test func aDifferentArgumentIsReported() throws {
        try MockSensor.withBoundMock { sensor in
            sensor.mock.reporter = failures
            sensor.expect(.calibrate(1)).andReturn(1)
            _ = try MockSensor.calibrate(2)
            sensor.verify()
        }
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockSensor: calibrate(…): value is 2, expected 1"])
        #expect(failures.onlyReportContains("got: calibrate(2)"))
    }

    @Test func theReportOfAnUnboundCallSaysHowToBindIt() {
        let texts = Mock<String>("texts", mode: .nice)
        withKnownIssue {
            #expect(MockSensor.model == "")
        } matching: { issue in
            texts.call((issue.error as? FailureReport)?.text ?? "")
            return true
        }
        #expect(texts.calls.count == 1)
        #expect(
            texts.calls.first?.hasPrefix(
                "MockSensor, bound to no test (wrap the test in MockSensor.withBoundMock { … }): unexpected model"
            ) == true)
    }

    @Test func instancesThatTheTestCreatesHaveTheirOwnEngines() {
        let (first, second) = (MockSensor(name: "first"), MockPlain())
        first.expect(.ping).andReturn(true)
        second.expect(.ping)
        #expect((first as any Sensor).ping())
        (second as any Plain).ping()
        verify(first, second)
        #expect(MockSensor(name: "x").mock !== first.mock)
    }
}
