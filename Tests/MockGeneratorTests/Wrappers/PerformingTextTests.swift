import Testing

@testable import MockGenerator

// The source code of the function that performs a call. Tests/Integration performs calls on real objects.

struct PerformingTextTests {
    @Test func aCallIsPerformedOnARealObject() throws {
        let source = try Wrapper.source(
            for: codable([
                "func add(_ task: Task)", "func load(id: Int) throws -> Task?", "var count: Int { get set }",
                "func sort(_ items: inout [Int], by step: Int) -> Bool", "static func make()",
            ]))
        #expect(
            part("nonisolated(nonsending) static func perform", of: source) == """
                nonisolated(nonsending) static func perform(
                    _ call: Invocation, on real: any Store
                ) async throws -> Any {
                    try _requireValues(of: call)
                    switch call {
                    case .add(let task):
                        real.add(task.value)
                        return ()
                    case .load(let id): return try real.load(id: id.value) as Any
                    case .count: return real.count
                    case .setCount(let newValue):
                        let real = try _changeable(real, by: call)
                        real.object.count = newValue.value
                        return ()
                    case .sort(let items, let step):
                        var items = items.value
                        let result: Bool = real.sort(&items, by: step.value)
                        return (items, result) as (items: [Int], result: Bool) as Any
                    case .make: throw _cannotPerform(call, because: "it is static")
                    }
                }
                """)
    }

    @Test func theRealObjectIsTheOperandWhoseEngineAnswers() throws {
        let operators = [
            "static func < (left: Self, right: Self) -> Bool", "static prefix func ! (store: Self) -> Bool",
        ]
        let text = try Wrapper.source(for: declared("Store", operators) { $0.isCodable = true })
        #expect(
            text.lacks(
                "{ real < (right.real.object as! Real) }", "return (real < right)", "{ !real }",
                "return (!real)")
                == [])
    }

    @Test(arguments: [
        (
            "func f(_ task: Task) async -> Task",
            """
            case .f(let task):
                let real = _Sent(real)
                let task = _Sent(task.value)
                return try await { @concurrent () async throws -> _Sent<Any> in
                    return _Sent(await real.value.f(task.value) as Any)
                }().value
            """
        ),
        (
            "nonisolated(nonsending) func f(_ task: Task) async throws",
            """
            case .f(let task):
                try await real.f(task.value)
                return ()
            """
        ),
        (
            "@MainActor func f(_ task: Task) throws -> Int",
            """
            case .f(let task):
                let real = _Sent(real)
                let task = _Sent(task.value)
                return try await { @MainActor () async throws -> _Sent<Any> in
                    return _Sent(try real.value.f(task.value) as Any)
                }().value
            """
        ),
        (
            "func f<T: Decodable>(_ type: T.Type) -> T?",
            """
            case .f(let type):
                let type = type.value
                let result: (any Decodable)? = real.f(type)
                return result as Any
            """
        ),
        (
            "func f(_ task: sending Task)",
            """
            case .f(let task):
                let task = _Sent(task.value)
                real.f(task.value)
                return ()
            """
        ),
        (
            "func f(_ other: Self) -> Bool",
            """
            case .f(let other):
                let other = try _object(of: other.value.real, as: Real.self, for: call)
                return real.f(other)
            """
        ),
    ])
    func aRequirementIsCalledWhereItRuns(requirement: String, expected: String) throws {
        let source = try Wrapper.source(for: codable([requirement]))
        #expect(indentedPart("case .f(", of: source) == expected)
    }

    @Test(arguments: [
        ("init(name: String)", "it creates an object"),
        ("static func f()", "it is static"),
        (
            "func f(_ body: (Int) -> Void)",
            "its argument body is a nonescaping closure, which the mock does not keep"
        ),
        (
            "func f(_ ticket: consuming Ticket)",
            "its argument ticket is not copyable, which the mock does not keep"
        ),
        ("func f(on owner: isolated (any Actor)?)", "its argument owner is an isolated parameter"),
        ("func f<each T>(_ items: repeat each T)", "its argument items is a parameter pack"),
        ("func f(_ names: String..., ages: Int...)", "it has variadic parameters"),
        ("func f<T: Item>(_ items: [T])", "its generic arguments are not kept with their types"),
        ("func f<T: Item>(_ first: T, _ second: T)", "its generic arguments are not kept with their types"),
        ("func f<T>() -> T", "its generic arguments are not kept with their types"),
        (
            "func f<T: Sequence>(_ items: T) where T.Element == Int",
            "its generic arguments are not kept with their types"
        ),
        ("func f(_ others: [Self])", "its argument others uses the type of the object inside another type"),
    ])
    func aCallThatCannotBePerformedThrows(requirement: String, reason: String) throws {
        let declaration = try codable([requirement]) { $0.noncopyableTypes = ["Ticket"] }
        let source = try Wrapper.source(for: declaration)
        #expect(source.contains("throw _cannotPerform(call, because: \"\(reason)\")"), "\(source)")
    }

    @Test func aSyncRequirementWithAnAsyncOverloadIsNotPerformed() throws {
        let source = try Wrapper.source(for: codable(["func f() -> Int", "func f() async -> String"]))
        #expect(source.contains("throw _cannotPerform(call, because: \"it has an async overload\")"))
    }

    @Test func anActorIsCalledOnItself() throws {
        let source = try Wrapper.source(for: codable(["var f: Int { get set }"]) { $0.isActor = true })
        #expect(
            indentedPart("case .setF(", of: source) == """
                case .setF(let newValue):
                    let newValue = _Sent(newValue.value)
                    return try await { (real: isolated any Store) async throws -> _Sent<Any> in
                        real.f = newValue.value
                        return _Sent(())
                    }(real).value
                """)
    }

    @Test func aClassIsCalledAsItself() throws {
        let source = try Wrapper.source(
            for: codable(["var count: Int { get set }"]) {
                $0.form = .class
                $0.superclass = Superclass(type: .named("Store"))
                for index in $0.requirements.indices { $0.requirements[index].isOverride = true }
            })
        #expect(source.contains("_ call: Invocation, on real: Store"))
        #expect(
            indentedPart("case .setCount(", of: source) == """
                case .setCount(let newValue):
                    real.count = newValue.value
                    return ()
                """)
    }

    @Test func associatedTypesAreThoseOfTheObject() throws {
        let source = try Wrapper.source(
            for: declared("Store", ["func put(_ key: Key)"], associatedTypes: ["Key"]) { $0.isCodable = true }
        )
        #expect(
            source.contains(
                """
                    nonisolated(nonsending) static func perform<Real: Store>(
                        _ call: Invocation, on real: Real
                    ) async throws -> Any where Real.Key == Key {
                """))
    }
}

/// Returns the lines of `perform` from the one with a prefix to the next case, without their indentation.
private func indentedPart(_ start: String, of source: String) -> String {
    let lines = part("nonisolated(nonsending) static func perform", of: source).split(separator: "\n")
        .map { $0.dropFirst("    ".count) }
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return "" }
    let rest = lines[(first + 1)...].prefix { $0.hasPrefix(" ") }
    return ([lines[first]] + rest).joined(separator: "\n")
}
