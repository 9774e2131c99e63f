import Testing

@testable import ExpectKit
@testable import StackTraces

/// The caller and the test are found among the functions of a stack.
struct CallTraceTests {
    private let engine = TracedFunction(
        rawName: "$s9ExpectKit6EngineC4callyyF", name: "Engine.call()", path: "/src/Engine.swift", line: 1)

    private func function(_ name: String, _ path: String? = nil, _ line: Int = 0) -> TracedFunction {
        TracedFunction(rawName: "$s7Kitchen\(name)", name: name, path: path, line: line)
    }

    private func trace(_ functions: [TracedFunction], endsInTest: Bool = true) -> CallTrace? {
        CallTrace(functions, endsInTest: endsInTest, mock: "/src/MockOven.swift", 7)
    }

    @Test func theCallerAndTheTestHaveLines() throws {
        let found = try #require(
            trace([
                function("sanitizer"), engine, function("MockOven.heat()", "/src/MockOven.swift", 7),
                function("Cook.bake()", "/src/Cook.swift", 12),
                function("closure #1 in CookTests.bakes()", "/src/CookTests.swift", 31),
                function("CookTests.bakes()", "/src/CookTests.swift", 30),
            ]))
        #expect(found.frames.first?.description == "Cook.swift:12")
        #expect(found.testFrame(testFiles: [])?.description == "CookTests.swift:31")
    }

    @Test func aClosureOfAMockedStructIsNotTheCaller() throws {
        let path = "/src/MockOven.swift"
        let found = try #require(
            trace([
                engine, function("MockOven.heat()", path, 7),
                function("closure #1 in MockOven.client.getter", path, 3),
                function("Cook.bake()", "/src/Cook.swift", 12),
            ]))
        #expect(found.frames.map(\.description) == ["Cook.swift:12"])
        // Another property in the same file may be part of the code under test.
        let other = try #require(
            trace([engine, function("MockOven.heat()", path, 7), function("Cook.isReady.getter", path, 3)]))
        #expect(other.frames.map(\.description) == ["MockOven.swift:3"])
    }

    /// On a system that has the names of functions, but not their lines.
    @Test func withoutLinesTheCallerIsNamed() throws {
        let functions = [
            engine, function("MockOven.heat()"), function("protocol witness for Oven.heat() in MockOven"),
            function("closure #1 in Cook.bake()"), function("CookTests.bakes()"),
        ].map { TracedFunction(rawName: $0.rawName, name: $0.name, path: nil, line: 0) }
        let found = try #require(trace(functions))
        #expect(found.frames.first?.description == "Cook.bake()")
        #expect(found.frames.first?.isPlaced == false)
        // The outermost function might not be the test, but the entry of a thread.
        #expect(found.testFrame(testFiles: []) == nil)
    }

    @Test func aStackWithoutACallerIsNoTrace() {
        let engine = TracedFunction(rawName: engine.rawName, name: engine.name, path: nil, line: 0)
        #expect(trace([engine, function("MockOven.heat()")]) == nil)
        #expect(trace([]) == nil)
    }
}
