import ExpectKit
import Testing

// A `static` or `init` requirement has no instance that could own an engine. With a task-local engine, parallel tests do
// not share one.

private protocol Device {
    static var model: String { get }
    init(name: String)
    func ping() -> Bool
}

private final class MockDevice: Device, Mocking {
    enum Invocation: Equatable { case model, create(name: String), ping }
    @TaskLocal static var shared = Mock<Invocation>()
    let mock = MockDevice.shared

    static var model: String { shared.call(.model) }
    init(name: String) { mock.call(.create(name: name)) }
    func ping() -> Bool { mock.call(.ping) }
}

/// The code under test creates its own instances.
private func firstWorking<D: Device>(_ type: D.Type, _ names: [String]) -> String? {
    names.first { D(name: $0).ping() }.map { "\($0) (\(D.model))" }
}

@Suite struct StaticRequirementTests {
    @Test(arguments: ["x", "y"]) func eachTestHasItsOwnEngine(name: String) {
        let mock = Mock<MockDevice.Invocation>()
        MockDevice.$shared.withValue(mock) {
            mock.expect(.create(name: "broken"))
            mock.expect(.ping).andReturn(false)
            mock.expect(.create(name: name))
            mock.expect(.ping).andReturn(true)
            mock.expect(.model).andReturn("M1")

            #expect(firstWorking(MockDevice.self, ["broken", name]) == "\(name) (M1)")

            mock.verify()
        }
    }
}
