import ExpectKit
import Testing

// The engine of the test answers `static` and `init` requirements, which have no instance.

private protocol Device {
    static var model: String { get }
    init(name: String) throws
    init?(port: Int)
    func ping() async -> Bool
}

private final class MockDevice: Device, TypedMocking {
    enum Invocation { case model, create(name: Arg<String>), createPort(Arg<Int>), ping }
    let mock: Mock<Invocation>

    static var model: String { boundMock.call(.model) }
    init(name: String) throws { mock = try Self._boundMock(forCreating: .create(name: .value(name))) }
    init?(port: Int) {
        guard let mock = Self._boundMock(forCreating: .createPort(.value(port))) else { return nil }
        self.mock = mock
    }
    func ping() async -> Bool { await call(.ping) }
}

extension MockCall where Invocation == MockDevice.Invocation {
    fileprivate static var model: MockCall<Invocation, String, Never> { .init(.model) }
    fileprivate static func create(name: Arg<String>) -> MockCall<Invocation, Void, any Error> {
        .init(.create(name: name))
    }
    fileprivate static func createPort(_ port: Arg<Int>) -> MockCall<Invocation, Bool, Never> {
        .init(.createPort(port))
    }
    fileprivate static var ping: MockCall<Invocation, Bool, Never> { .init(.ping) }
}

/// A mock as the generator writes it with the options `--mode nice --ordering unordered`.
private final class MockGadget: TypedMocking {
    enum Invocation { case model, create, ping }
    let mock: Mock<Invocation>
    static var _target: (mode: MockMode, ordering: MockOrdering) { (.nice, .unordered) }

    static var model: String { boundMock.call(.model) }
    init() { mock = Self._boundMock(forCreating: .create) }
}

extension MockCall where Invocation == MockGadget.Invocation {
    fileprivate static var model: MockCall<Invocation, String, Never> { .init(.model) }
    fileprivate static var create: MockCall<Invocation, Void, Never> { .init(.create) }
}

private struct DeviceError: Error, Equatable {}

struct BoundMockTests {
    @Test(arguments: 0..<20) func parallelTestsHaveTheirOwnEngines(number: Int) async throws {
        try await MockDevice.withBoundMock { device in
            device.expect(.model).andReturn("M\(number)")
            device.expect(.create(name: "d\(number)"))
            device.expect(.ping).andReturn(number.isMultiple(of: 2))

            #expect(MockDevice.model == "M\(number)")
            await Task.yield()
            // A task that the test creates is in its scope.
            let answer = try await Task { try await MockDevice(name: "d\(number)").ping() }.value
            #expect(answer == number.isMultiple(of: 2))

            device.verify()
        }
    }

    @Test func aFailableInitializerIsAnsweredWithABool() {
        MockDevice.withBoundMock { device in
            device.expect(.createPort(1)).andReturn(false)
            device.expect(.createPort(2)).andReturn(true)
            device.expect(.create(name: "x")).andThrow(DeviceError())
            #expect(MockDevice(port: 1) == nil)
            #expect(MockDevice(port: 2) != nil)
            #expect(throws: DeviceError()) { try MockDevice(name: "x") }
            device.verify()
        }
    }

    @Test func theInnerOfTwoScopesAnswers() {
        MockDevice.withBoundMock { outer in
            outer.expect(.model).andReturn("outer")
            MockDevice.withBoundMock(mode: .nice) { inner in
                inner.stub(.model).andReturn("inner")
                #expect(MockDevice.model == "inner")
            }
            #expect(MockDevice.model == "outer")
            outer.verify()
        }
    }

    @Test func theBoundMockHasTheModeAndTheOrderOfTheTestTarget() throws {
        MockGadget.withBoundMock { gadget in
            gadget.expect(.model).andReturn("M1")
            gadget.expect(.create)
            #expect(MockGadget().mode == .nice)
            #expect((MockGadget.model, MockGadget.model) == ("M1", ""))
            gadget.verify()
        }
        MockGadget.withBoundMock(mode: .strict) { #expect($0.mode == .strict && $0.mock.ordering == .unordered) }
        #expect(MockGadget.model == "", "no mock is bound")
        #expect(MockGadget().mock.ordering == .unordered)
    }

    @Test(.verifiesMocks, .mocks(.strict)) func theModeOfATestPrecedesThatOfTheTarget() {
        #expect(MockGadget.boundMock.mode == .strict)
        #expect(MockGadget.boundMock.mock.ordering == .unordered)
    }

    @Test func aWrongCallIsReportedUnderTheNameOfTheWrapper() {
        let failures = FailureRecorder()
        MockDevice.withBoundMock { device in
            device.mock.reporter = failures
            device.expect(.createPort(1)).andReturn(true)
            _ = MockDevice(port: 2)
            device.verify()
        }
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.mock == "MockDevice")
        #expect(failures.reports.first?.location.line == #line - 5)
    }

    @Test func aCallOutsideOfAScopeSaysHowToBindAnEngine() {
        withKnownIssue {
            #expect(MockDevice.model == "")
        } matching: { issue in
            issue.words.hasPrefix(
                "MockDevice, bound to no test (wrap the test in MockDevice.withBoundMock { … }): unexpected model"
            )
        }
    }

    @Test func anInstanceThatATestCreatesHasItsOwnEngine() async throws {
        let device = try MockDevice(name: "mine")
        device.expect(.ping).andReturn(true)
        #expect(await device.ping())
        device.verify()
        #expect(try MockDevice(name: "other").mock !== device.mock)
    }

    @Test(.verifiesMocks) func theTraitBindsAnEngineForTheTest() async throws {
        MockDevice.boundMock.expect(.model).andReturn("M1")
        MockDevice.boundMock.expect(.create(name: "a"))
        #expect(MockDevice.model == "M1")
        #expect(try MockDevice(name: "a").mock === MockDevice.boundMock.mock)
    }

    @Test func theTraitVerifiesTheEngineThatItBinds() async throws {
        let failures = FailureRecorder()
        try await verifiedByTrait {
            MockDevice.boundMock.mock.reporter = failures
            MockDevice.boundMock.expect(.model).andReturn("M1")
        }
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.reports.first?.mock == "MockDevice")
    }

    @Test func anExpectationOutsideOfAScopeIsVerified() {
        withKnownIssue {
            MockDevice.boundMock.expect(.model).andReturn("M1")
        } matching: { issue in
            issue.words.contains("bound to no test") && issue.words.contains("missing model")
        }
    }
}
