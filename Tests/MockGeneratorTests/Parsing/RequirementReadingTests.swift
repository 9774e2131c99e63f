import Testing

@testable import MockGenerator

struct RequirementReadingTests {
    @Test func allPartsOfAFunctionAreParsed() throws {
        let requirement = try Requirement(
            source: """
                @discardableResult @MainActor mutating func add<T, each U>(_ item: inout T, at index: Int..., \
                in place: @escaping @Sendable () -> Void) async throws(ShopError) -> [T]? where T : Sequence, \
                T.Element == Int
                """)
        #expect(requirement.kind == .function)
        #expect(requirement.title == "add(_:at:in:)")
        #expect(requirement.attributes == ["@discardableResult", "@MainActor"])
        #expect(requirement.generics.map(\.name) == ["T", "U"])
        #expect(requirement.generics.map(\.isPack) == [false, true])
        #expect(requirement.parameters.map(\.label) == [nil, "at", "in"])
        #expect(requirement.parameters.map(\.name) == ["item", "index", "place"])
        #expect(requirement.parameters.map(\.specifiers) == [["inout"], [], ["@escaping"]])
        #expect(requirement.parameters.map(\.isVariadic) == [false, true, false])
        #expect("\(requirement.effects)" == " async throws(ShopError)")
        #expect("\(requirement.result)" == "[T]?")
        #expect(requirement.constraints.map(\.description) == ["T: Sequence", "T.Element == Int"])
    }

    @Test(arguments: [
        ("var count: Int { get }", false, ""), ("var count: Int { get set }", true, ""),
        ("var count: Int { get async throws }", false, " async throws"),
        ("var count: Int { mutating get nonmutating set }", true, ""),
        ("var count: Int { get throws(ShopError) }", false, " throws(ShopError)"),
    ])
    func accessorsAreParsed(source: String, isSettable: Bool, effects: String) throws {
        let requirement = try Requirement(source: source)
        #expect(requirement.kind == .property)
        #expect(requirement.isSettable == isSettable)
        #expect("\(requirement.effects)" == effects)
    }

    @Test func theLabelsOfASubscriptComeFromItsTitle() throws {
        let source = "subscript(safe index: Int, key: String) -> Int { get set }"
        #expect(
            try Requirement(source: source, title: "subscript(safe:_:)").parameters.map(\.label) == [
                "safe", nil,
            ])
    }

    @Test func aFailableInitializerIsRecognized() throws {
        #expect(try Requirement(source: "init?(name: String) throws").kind == .initializer(isFailable: true))
        #expect(try Requirement(source: "init()").kind == .initializer(isFailable: false))
    }

    @Test(arguments: ["+", "==", "<", "...", "&&"])
    func anOperatorEndsBeforeItsOperands(name: String) throws {
        let requirement = try Requirement(source: "static func \(name) (left: Self, right: Self) -> Bool")
        #expect(requirement.name == name)
        #expect(requirement.isOperator)
        #expect(requirement.isStatic)
    }

    @Test func modifiersThatAWitnessDoesNotRepeatAreOmitted() throws {
        let requirement = try Requirement(source: "override mutating nonisolated func close()")
        #expect(requirement.attributes == ["nonisolated"])
    }

    @Test func aDistributedRequirementIsUnsupported() throws {
        #expect(try Requirement(source: "distributed func ping()").unsupportedReason == "is distributed")
    }

    @Test func anInvalidDeclarationIsRejected() {
        #expect(throws: UnreadableDeclaration(description: "expected “:” but found “)” in “func f(_ a)”")) {
            _ = try Requirement(source: "func f(_ a)")
        }
    }
}
