import Testing

@testable import MockGenerator

/// The functions beside the cases of an invocation, with which queries are written like tokens.
struct CaseFunctionTests {
    private func functions(
        _ requirements: [String], _ change: (inout MockedDeclaration) -> Void = { _ in }
    ) throws -> String {
        let text = try Wrapper.source(for: declared("Store", requirements, change: change))
        return part("nonisolated extension MockStore.Invocation {", of: text)
    }

    @Test func overloadsHaveTheNameOfTheToken() throws {
        #expect(
            try functions(["func load(id: Int) -> Int", "func load(name: String) -> Int"]) == """
                nonisolated extension MockStore.Invocation {
                    @_disfavoredOverload
                    static func load(id: Int) -> Self { .load(id: .value(id)) }
                    @_disfavoredOverload
                    static func load(name: String) -> Self { .loadName(name: .value(name)) }
                    static func load(name: Arg<String>) -> Self { .loadName(name: name) }
                }
                """)
    }

    /// Otherwise `.value` would be ambiguous.
    @Test func overloadsWithTheSameLabelsWriteTheTypeOfAMatcher() throws {
        let sources = ["func load(_ id: Int) -> Int", "func load(_ name: String) -> Int"]
        #expect(
            try functions(sources) == """
                nonisolated extension MockStore.Invocation {
                    @_disfavoredOverload
                    static func load(_ id: Int) -> Self { .load(Arg<Int>.value(id)) }
                    @_disfavoredOverload
                    static func load(_ name: String) -> Self { .loadString(.value(name)) }
                    static func load(_ name: Arg<String>) -> Self { .loadString(name) }
                }
                """)
        let text = try Wrapper.source(for: declared("Store", sources) { $0.isCodable = true })
        #expect(
            text.lacks(
                "_call(MockCall(.load(Arg<Int>.value(id))), on: real)",
                ".init(.load(Arg<Int>.value(id))) { $0.loadArguments }",
                "case \"load\": self = .load(try call[\"_0\"] as Arg<Int>)",
                "_call(MockCall(.loadString(.value(name))), on: real)") == [])
    }

    /// The types of the answers tell the tokens apart, and a case has none.
    @Test func tokensThatDifferOnlyInTheirAnswersHaveTheNamesOfTheCases() throws {
        #expect(
            try functions(["func load<T>(_ id: Int) -> T", "func load<T>(_ id: Int) -> [T]"]) == """
                nonisolated extension MockStore.Invocation {
                    @_disfavoredOverload
                    static func load(_ id: Int) -> Self { .load(.value(id)) }
                    @_disfavoredOverload
                    static func loadInt(_ id: Int) -> Self { .loadInt(.value(id)) }
                }
                """)
    }

    /// A token for any value would hide the one for a matcher.
    @Test func tokensThatDifferOnlyInTheirConstraintsHaveTheNamesOfTheCases() throws {
        #expect(
            try functions(["func save<T>(_ a: T)", "func save<T: Codable>(_ a: T)"]) == """
                nonisolated extension MockStore.Invocation {
                    @_disfavoredOverload
                    static func save(_ a: Any) -> Self { .save(.value(a)) }
                    @_disfavoredOverload
                    static func saveT(_ a: any Codable) -> Self { .saveT(.value(a)) }
                }
                """)
    }

    @Test func aFunctionIsWrittenLikeATokenWithoutArguments() throws {
        #expect(
            try functions(["func clear()", "func latest<T>() -> T"]) == """
                nonisolated extension MockStore.Invocation {
                    static var latest: Self { .latest() }
                }
                """)
    }

    @Test func argumentsThatCanBeLeftOutHaveADefaultValueInTheCase() throws {
        let text = try Wrapper.source(
            for: declared("Store", ["func load(_ id: Int, from place: Int, then: @escaping () -> Void)"]) {
                $0.hasOptionalArguments = true
            })
        #expect(
            text.lacks(
                "        case load(Arg<Int>, from: Arg<Int> = .any, then: Arg<() -> Void> = .any)\n",
                """
                nonisolated extension MockStore.Invocation {
                    @_disfavoredOverload
                    static func load(
                        _ id: Int,
                        from place: @autoclosure () throws(_OmittedArgument) -> Int = try _OmittedArgument.make(),
                        then: Arg<() -> Void> = .any
                    ) -> Self { .load(.value(id), from: ._valueOrAny(place), then: then) }
                }
                """) == [])
    }

    @Test func callsWithoutArgumentsNeedNoFunctions() throws {
        let text = try Wrapper.source(for: declared("Store", ["func clear()", "var count: Int { get }"]))
        #expect(text.has("nonisolated extension MockStore.Invocation {") == [])
    }
}
