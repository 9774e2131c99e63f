import Testing

@testable import MockGenerator

// A symbol graph relates each declaration in an extension to the requirements with its name, even if the types differ.
// The generator decides which ones the compiler would use.

struct DefaultImplementationTests {
    /// Returns what the generator finds for the first requirement of a protocol `Store`.
    private func found(
        _ requirements: [String], head: String? = nil, parents: [String] = [], access: String = "internal",
        declare: (inout GraphFile, String) -> Void
    ) throws -> DefaultImplementation {
        var shop = GraphFile(module: "Shop")
        let store = shop.add("Store", head: head, requirements, parents: parents, access: access)
        declare(&shop, store)
        return try read("Store", shop).requirements[0].defaultImplementation
    }

    private func read(_ name: String, _ graphs: GraphFile...) throws -> MockedDeclaration {
        var reader = DeclarationReader(index: SymbolIndex(try graphs.map { try $0.graph }))
        return reader.read(
            try #require(reader.index.protocols(of: "Shop").first { $0.names.title == name }))
    }

    @Test(arguments: [
        ("func add(_ number: Int)", "func add(_ other: Int)"),
        ("func add(_ number: Int) async throws -> Int", "func add(_ number: Int) -> Int"),
        ("func add(_ number: Int) throws", "func add(_ number: Int) throws(Gone)"),
        ("var count: Int { get }", "var count: Int { get set }"),
        ("static func make() -> Int", "static func make() -> Int"),
        ("subscript(index: Int) -> Int { get }", "subscript(index: Int) -> Int { get }"),
        ("func add<T>(_ value: T) where T : Hashable", "func add<U>(_ value: U) where U : Hashable"),
        ("func add<T>(_ value: T) where T : Hashable", "func add<T>(_ value: T)"),
        ("func add<T: Hashable>(_ value: T)", "func add<U: Hashable>(_ value: U)"),
        ("@MainActor func add()", "nonisolated func add()"),
        ("@MainActor func add()", "@MainActor func add()"),
        ("func add()", "@discardableResult @inlinable func add()"),
        ("mutating func add()", "func add()"),
    ])
    func anImplementationWithAFittingSignatureIsUsable(requirement: String, implementation: String) throws {
        let found = try found([requirement]) { $0.addDefault(implementation, in: $1, of: "\($1)R0") }
        #expect(found == .usable)
    }

    @Test(arguments: [
        ("func add(_ number: Int)", "func add(_ text: String)"),
        ("func add(_ number: Int) -> Int", "func add(_ number: Int) -> Int?"),
        ("func add(_ number: Int)", "func add(_ number: inout Int)"),
        ("func add(_ number: Int)", "func add(_ number: Int...)"),
        ("func add(_ number: Int)", "func add(_ number: Int) async"),
        ("func add(_ number: Int)", "func add(_ number: Int) throws"),
        ("func add(_ number: Int) throws(Gone)", "func add(_ number: Int) throws(Lost)"),
        ("var count: Int { get set }", "var count: Int { get }"),
        ("init(name: String)", "init?(name: String)"),
        ("func make() -> Int", "static func make() -> Int"),
        ("func add<T>(_ value: T)", "func add<T>(_ value: T) where T : Hashable"),
        ("func add()", "@MainActor func add()"),
        ("func add()", "mutating func add()"),
    ])
    func anImplementationWithAnotherSignatureIsUnusable(requirement: String, implementation: String) throws {
        let found = try found([requirement]) { $0.addDefault(implementation, in: $1, of: "\($1)R0") }
        #expect(found == .unusable("has another signature"))
    }

    @Test func theImplementationOfAnOverloadIsIgnored() throws {
        var shop = GraphFile(module: "Shop")
        let store = shop.add("Store", ["func add(_ number: Int)", "func add(_ text: String)"])
        shop.addDefault("func add(_ text: String)", in: store, of: "\(store)R0", "\(store)R1")
        #expect(try read("Store", shop).requirements.map(\.defaultImplementation) == [.missing, .usable])
    }

    @Test func aConstrainedExtensionCountsOnlyIfTheProtocolGuaranteesTheConstraint() throws {
        let sendable = ["conformance", "Self", "Sendable"]
        func found(parents: [String]) throws -> DefaultImplementation {
            try self.found(["func add()"], parents: parents) {
                $0.addDefault("func add() where Self : Sendable", in: $1, of: "\($1)R0", where: [sendable])
            }
        }
        #expect(try found(parents: []) == .unusable("is in an extension where Self : Sendable"))
        #expect(try found(parents: ["s:s8SendableP"]) == .usable)
    }

    @Test func aPropertyInAConstrainedExtensionCountsOnlyIfTheProtocolGuaranteesTheConstraint() throws {
        func found(parents: [String]) throws -> DefaultImplementation {
            try self.found(["var count: Int { get }"], parents: parents) {
                $0.addDefault(
                    "var count: Int { get }", in: $1, of: "\($1)R0",
                    where: [["conformance", "Self", "Sendable"]])
            }
        }
        #expect(try found(parents: []) == .unusable("is in an extension where Self : Sendable"))
        #expect(try found(parents: ["s:s8SendableP"]) == .usable)
    }

    @Test func aConstraintOnAnAssociatedTypeMustBePartOfTheProtocol() throws {
        func found(head: String) throws -> DefaultImplementation {
            try self.found(["func add()", "associatedtype Item"], head: head) {
                $0.addDefault("func add()", in: $1, of: "\($1)R0", where: [["sameType", "Self.Item", "Int"]])
            }
        }
        #expect(try found(head: "protocol Store") == .unusable("is in an extension where Self.Item == Int"))
        #expect(try found(head: "protocol Store where Self.Item == Int") == .usable)
    }

    @Test func anImplementationThatTheFileCannotSeeIsUnusable() throws {
        let internalOne = try found(["func add()"], access: "public") {
            $0.addDefault("func add()", in: $1, of: "\($1)R0")
        }
        #expect(internalOne == .unusable("is not public"))
        let publicOne = try found(["func add()"], access: "public") {
            $0.addDefault("func add()", in: $1, of: "\($1)R0", access: "public")
        }
        #expect(publicOne == .usable)
    }

    @Test func anInitializerIsMocked() throws {
        let found = try found(["init?(name: String)"]) {
            $0.addDefault("init(name: String)", in: $1, of: "\($1)R0")
        }
        #expect(found == .unusable("is an initializer"))
    }

    @Test func aDeprecatedOrNewerImplementationIsUnusable() throws {
        let deprecated = try found(["func add()"]) {
            $0.addDefault("func add()", in: $1, of: "\($1)R0") {
                $0["availability"] = [["domain": "*", "isUnconditionallyDeprecated": true]]
            }
        }
        #expect(deprecated == .unusable("is deprecated"))
        let newer = try found(["func add()"]) {
            $0.addDefault("func add()", in: $1, of: "\($1)R0") {
                $0["availability"] = [["domain": "macOS", "introduced": ["major": 15]]]
            }
        }
        #expect(newer == .unusable("is available only from macOS 15"))
    }

    @Test func theImplementationOfADerivedProtocolPrecedesThatOfItsParent() throws {
        var shop = GraphFile(module: "Shop")
        let base = shop.add("Base", ["func add()"])
        let store = shop.add("Store", parents: [base])
        shop.addDefault("func add()", in: base, of: "\(base)R0")
        shop.addDefault("func add()", in: store, of: "\(base)R0")
        #expect(try read("Store", shop).requirements[0].defaultImplementation == .usable)
    }

    @Test func theImplementationsOfTwoParentsAreAmbiguous() throws {
        var shop = GraphFile(module: "Shop")
        let base = shop.add("Base", ["func add()"])
        let left = shop.add("Left", parents: [base])
        let right = shop.add("Right", parents: [base])
        shop.add("Store", parents: [left, right])
        shop.addDefault("func add()", in: left, of: "\(base)R0")
        shop.addDefault("func add()", in: right, of: "\(base)R0")
        #expect(
            try read("Store", shop).requirements[0].defaultImplementation == .unusable("is one of several"))
        #expect(try read("Left", shop).requirements[0].defaultImplementation == .usable)
        #expect(try read("Base", shop).requirements[0].defaultImplementation == .missing)
    }

    @Test func theModuleOfAnImplementationIsImported() throws {
        var base = GraphFile(module: "Base")
        let kept = base.add("Kept", ["func keep()"], access: "public")
        base.addDefault("func keep()", in: kept, of: "\(kept)R0", access: "public")
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func add()"], parents: [kept])
        let declaration = try read("Store", shop, base)
        #expect(declaration.requirements[1].defaultImplementation == .usable)
        #expect(declaration.imports == ["Shop", "Base"])
    }

    @Test func aRequirementOfAStandardProtocolMayHaveAnImplementation() throws {
        var shop = GraphFile(module: "Shop")
        let store = shop.add(
            "Store", head: "protocol Store where Self.ID == Int", parents: ["s:s12IdentifiableP"])
        shop.addDefault("var id: Int { get }", in: store, of: "s:s12IdentifiableP2id2IDQzvp")
        #expect(try read("Store", shop).requirements[0].defaultImplementation == .usable)
    }
}
