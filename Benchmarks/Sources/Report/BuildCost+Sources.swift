// The source code of the packages with one mock, and with 150 mocks.

let greeter = """
    public protocol Clock { func hour() -> Int }
    public struct Greeter {
        let clock: any Clock
        public init(clock: any Clock) { self.clock = clock }
        public func greeting() -> String { clock.hour() < 12 ? "Good morning" : "Good day" }
    }
    """

let plainTest = """
    import Greeter
    import Testing

    final class MockClock: Clock {
        var calls = 0
        var hours: [Int] = []
        func hour() -> Int {
            calls += 1
            return hours.removeFirst()
        }
    }

    @Test func greets() {
        let clock = MockClock()
        clock.hours = [9]
        #expect(Greeter(clock: clock).greeting() == "Good morning")
        #expect(clock.calls == 1)
    }
    """

let mockedTest = """
    import ExpectKit
    import Greeter
    import Testing

    final class MockClock: Clock, Mocking {
        enum Invocation: Equatable { case hour }
        let mock = Mock<Invocation>()
        func hour() -> Int { mock.call(.hour) }
    }

    @Test func greets() {
        let clock = MockClock()
        clock.expect(.hour).andReturn(9)
        #expect(Greeter(clock: clock).greeting() == "Good morning")
        clock.verify()
    }
    """

/// Returns a typed mock with thirteen members, which have the same names in all mocks.
func crowdMock(_ number: Int) -> String {
    let names = [
        "load", "save", "find", "add", "remove", "update", "count", "list", "open", "close", "send", "read",
        "write",
    ]
    let name = "MockService\(number)"
    let cases = names.map { "        case \($0)(id: Arg<Int>, name: Arg<String>)" }.joined(separator: "\n")
    let members = names.map {
        "    func \($0)(id: Int, name: String) -> Int { call(.\($0)(id: .value(id), name: .value(name))) }"
    }.joined(separator: "\n")
    let tokens = names.map {
        "    static func \($0)(id: Arg<Int>, name: Arg<String>) -> MockCall<Invocation, Int, Never> { .init(.\($0)(id: id, name: name)) }"
    }.joined(separator: "\n")
    return """
        import ExpectKit

        final class \(name): TypedMocking {
            enum Invocation {
        \(cases)
            }
            let mock = Mock<Invocation>()
        \(members)
        }

        extension MockCall where Invocation == \(name).Invocation {
        \(tokens)
        }
        """
}

/// A test with two `expect` lines for every tenth mock.
let crowdTest: String = {
    let lines = stride(from: 0, to: 150, by: 10).map {
        """
            let s\($0) = MockService\($0)()
            s\($0).expect(.load(id: 1, name: "a")).andReturn(1)
            s\($0).expect(.find(id: .within(1...3), name: .hasPrefix("a"))).andReturn(1, 2).times(2...)
        """
    }
    return "import ExpectKit\nimport Testing\n\n@Test func crowd() {\n" + lines.joined(separator: "\n")
        + "\n}\n"
}()
