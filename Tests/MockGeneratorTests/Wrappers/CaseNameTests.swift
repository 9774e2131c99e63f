import Testing

@testable import MockGenerator

struct CaseNameTests {
    private func names(_ sources: String...) throws -> [String] {
        try WrapperPlan(declared("Store", sources)).calls.map(\.name)
    }

    @Test func aUniqueNameIsKept() throws {
        #expect(
            try names("func add(_ task: Int)", "var count: Int { get set }") == ["add", "count", "setCount"])
    }

    @Test func aNameOfAStaticMemberOfTheInvocationIsChanged() throws {
        #expect(
            try names("var parameterNames: Int { get set }", "func settableProperties(_ a: Int)")
                == ["parameterNamesCall", "setParameterNames", "settablePropertiesCall"])
    }

    @Test func overloadsAreDistinguishedByTheirLabels() throws {
        #expect(
            try names("func load(id: Int)", "func load(name: String)", "func load()")
                == ["loadId", "loadName", "load"])
    }

    @Test func overloadsWithTheSameLabelsAreDistinguishedByTheirTypes() throws {
        #expect(
            try names(
                "func say(_ a: String)", "func say(_ a: [String: Int?])", "func say(_ a: [String])",
                "func say(_ a: Int, to b: Int)")
                == ["say", "sayStringOptionalIntDictionary", "sayStringArray", "sayTo"])
    }

    @Test func overloadsWithTheSameTypesAreDistinguishedByTheirResults() throws {
        #expect(
            try names("func value() -> Int", "func value() -> String?", "func value() async -> Int")
                == ["value", "valueOptionalString", "valueInt"])
    }

    @Test func ofOverloadsThatDifferInTheirEffectsTheSimplestKeepsItsName() throws {
        let sources = ["func value() async throws -> Int", "func value() throws -> Int"]
        #expect(try names(sources[0], sources[1]) == ["valueInt", "value"])
        #expect(try names(sources[1], sources[0]) == ["value", "valueInt"])
    }

    @Test func aNameDoesNotDependOnThePlaceOfTheDeclarationOrOnSurplusOverloads() throws {
        let sources = [
            "func ship(_ a: Package)", "func ship(_ a: [Package])", "func ship(_ a: Package, to b: String)",
            "func ship(_ a: Package, to b: Address)",
        ]
        let expected = ["ship", "shipPackageArray", "shipTo", "shipToPackageAddress"]
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
            let declaration = try declared("Store", order.map { sources[$0] })
            #expect(try WrapperPlan(declaration).calls.map(\.name) == order.map { expected[$0] })
        }
        #expect(try names(sources[0], sources[1]) == ["ship", "shipPackageArray"])
    }

    @Test func aCaseKeepsItsNameInTheExistingWrapper() throws {
        func record(_ sources: [String]) throws -> MockRecord {
            try Wrapper(of: declared("Store", sources)).record
        }
        func names(_ sources: [String], in existing: MockRecord) throws -> [String] {
            try WrapperPlan(declared("Store", sources) { $0.follow(existing) }).calls.map(\.name)
        }
        let both = ["func ship(_ a: Package)", "func ship(_ a: Box)"]
        #expect(try WrapperPlan(declared("Store", both)).calls.map(\.name) == ["shipPackage", "ship"])
        let first = try record([both[0]])
        #expect(try names(both, in: first) == ["ship", "shipBox"])
        #expect(try names([both[0]], in: record(both)) == ["shipPackage"])
        // The case of a requirement with other arguments is a new one.
        #expect(try names(["func ship(_ a: Crate)", both[1]], in: first) == ["shipCrate", "ship"])
    }

    @Test func overloadsHaveOneTokenNameUnlessTheirArgumentsAreTheSame() throws {
        let calls = try WrapperPlan(
            declared(
                "Store",
                [
                    "func ship(_ a: Package)", "func ship(_ a: [Package])",
                    "func ship(_ a: Package, to b: Int)",
                    "func price() -> Int", "func price() -> String", "func run(_ a: () -> Int)",
                    "func run(_ a: () -> Bool)",
                ])
        ).calls
        #expect(
            calls.map(\.tokenName) == [
                "ship", "ship", "ship", "price", "priceString", "run", "runBool",
            ])
    }

    @Test func aSetterAndAFunctionWithItsNameAreDistinguished() throws {
        let names = try names("var volume: Int { get set }", "func setVolume(_ volume: Int)")
        #expect(Set(names).count == 3)
        #expect(names.first == "volume")
    }

    @Test func operatorsAreNamedByWords() throws {
        #expect(
            try names(
                "static func + (l: Self, r: Int) -> Self", "static func <= (l: Self, r: Self) -> Bool",
                "static func <|> (l: Self, r: Self) -> Bool") == ["plus", "isAtMost", "lessOrGreater"])
    }

    @Test func subscriptsAndInitializersHaveNames() throws {
        #expect(
            try names("subscript(i: Int) -> Int { get set }", "init(name: String)") == [
                "item", "setItem", "create",
            ])
    }

    @Test func keywordsAreAvoidedOrEscaped() throws {
        #expect(try names("func `init`()", "func `self`()") == ["initCall", "selfCall"])
        #expect("repeat".escaped == "`repeat`")
        #expect("add".escaped == "add")
    }

    @Test func namesAreDeterministic() throws {
        let sources = ["func f(_ a: Int)", "func f(_ a: String)", "func f(b: Int)", "var f: Int { get }"]
        let first = try WrapperPlan(declared("Store", sources)).calls.map(\.name)
        for _ in 0..<5 { #expect(try WrapperPlan(declared("Store", sources)).calls.map(\.name) == first) }
        #expect(Set(first).count == first.count)
    }
}
