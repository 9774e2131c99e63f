import Testing

@testable import MockGenerator

struct AssociatedTypesTests {
    private func head(_ declaration: MockedDeclaration) throws -> String {
        part("nonisolated final class", of: try Wrapper.source(for: declaration))
            .split(separator: "\n").prefix { !$0.contains("///") }.joined(separator: " ")
    }

    @Test func anAssociatedTypeIsAGenericParameter() throws {
        let declaration = try declared(
            "Cache", [], associatedTypes: ["Key", "Value"], primary: ["Key", "Value"],
            where: "Self.Key: Hashable")
        #expect(
            try head(declaration)
                == "nonisolated final class MockCache<Key: Hashable, Value>: Cache, TypedMocking {")
    }

    @Test func aFixedAssociatedTypeIsATypeAlias() throws {
        let declaration = try declared(
            "Cache", ["func value(for key: Self.Key) -> Self.Value"], associatedTypes: ["Key", "Value"],
            where: "Self.Key == String, Self.Value == [Self.Key]")
        let text = try Wrapper.source(for: declaration)
        #expect(
            text.lacks(
                "final class MockCache: Cache, TypedMocking",
                "    typealias Key = String\n    typealias Value = [String]\n",
                "func value(for key: String) -> [String] {") == [])
    }

    @Test func twoEqualAssociatedTypesAreOneGenericParameter() throws {
        let declaration = try declared(
            "Pair", ["var left: Self.Left { get }"], associatedTypes: ["Left", "Right"], primary: ["Right"],
            where: "Self.Left == Self.Right")
        let text = try Wrapper.source(for: declaration)
        #expect(text.lacks("class MockPair<Right>", "typealias Left = Right") == [])
    }

    @Test func aConstraintOnAMemberIsInTheWhereClause() throws {
        let declaration = try declared(
            "Tree", [], associatedTypes: ["Path", "Step"],
            where: "Self.Path: Sequence, Self.Path.Element == Self.Step")
        #expect(
            try head(declaration)
                == "nonisolated final class MockTree<Path: Sequence, Step>: Tree, TypedMocking where Path.Element == Step {"
        )
    }

    @Test func anAssociatedTypeThatFollowsFromAFixedOneIsFixed() throws {
        let declaration = try declared(
            "Tree", ["func go(_ step: Self.Step)"], associatedTypes: ["Path", "Step"],
            where: "Self.Path == [String], Self.Path.Element == Self.Step")
        #expect(try Wrapper.source(for: declaration).contains("func go(_ step: String)"))
    }

    @Test func anObjectWithOtherAssociatedTypesIsRefused() throws {
        let cache = try Wrapper.source(
            for: declared(
                "Cache", ["func f(_ key: Self.Key)", "var all: [Self.Error] { get }"],
                associatedTypes: ["Key", "Error"], primary: ["Key"]))
        #expect(
            cache.lacks(
                "        real = _RealObject(_accepting: { MockCache.accepts($0) })\n",
                "        self.real = _RealObject(real, _accepting: { MockCache.accepts($0) })\n",
                """
                    private static func accepts<Real: Cache>(_: Real) -> Bool {
                        Real.Key.self == Key.self && Real.Error.self == OtherError.self
                    }
                """) == [])
    }

    @Test func anObjectIsNotCheckedIfNoCallCastsToItsAssociatedTypes() throws {
        let named = try declared(
            "Cache", ["func f(_ key: Self.Key)"], associatedTypes: ["Key"], primary: ["Key"])
        #expect(try !Wrapper.source(for: named).contains("accepts"))
        let unused = try declared("Cache", ["func f()"], associatedTypes: ["Key"])
        #expect(try !Wrapper.source(for: unused).contains("accepts"))
    }

    @Test func anInoutArgumentIsCastToTheTypeOfTheRealObjectAndBack() throws {
        let cache = try Wrapper.source(
            for: declared(
                "Cache", ["func f(_ key: inout Self.Key, _ count: inout Int)"], associatedTypes: ["Key"]))
        #expect(
            cache.lacks(
                """
                        func forward<Real: Cache>(_ real: inout Real, _ key: inout Key, _ count: inout Int) {
                            var keyHeld = key as! Real.Key
                            real.f(&keyHeld, &count)
                            key = keyHeld as! Key
                        }
                """,
                "forward(&real.object, &key, &count)\n") == [])
    }

    @Test func inoutArgumentsOfTheTypeSelfAndVariadicOnesAreNotForwarded() throws {
        for requirement in [
            "func f(_ other: inout Self)", "static func += (left: inout Self, right: Self.Key)",
            "static func += (left: inout Int, right: Self)", "func log(_ key: Self.Key, _ items: Int...)",
        ] {
            let cache = try Wrapper.source(for: declared("Cache", [requirement], associatedTypes: ["Key"]))
            #expect(!cache.contains("forward"), "\(requirement)")
        }
    }

    @Test func primaryAssociatedTypesSpecifyTheRealObject() throws {
        let named = try declared(
            "Cache", ["func f(_ key: Self.Key)"], associatedTypes: ["Key"], primary: ["Key"])
        #expect(
            try Wrapper.source(for: named).contains(
                "init(_ name: String? = nil, wrapping real: any Cache<Key>)"))
        let opened = try declared("Cache", ["func f(_ key: Self.Key)"], associatedTypes: ["Key"])
        #expect(
            try Wrapper.source(for: opened).contains(
                "init<Real: Cache>(_ name: String? = nil, wrapping real: Real) where Real.Key == Key"))
    }

    @Test(arguments: ["Mock", "Arg", "Real", "TypedCall", "MockCall", "Error", "Never", "Int", "Optional"])
    func anAssociatedTypeNamedLikeALibraryTypeIsATypeAlias(name: String) throws {
        let declaration = try declared(
            "Cache", ["func f(_ key: Self.\(name)) -> Self.Key"], associatedTypes: ["Key", name],
            primary: ["Key"],
            where: "Self.\(name): Hashable"
        ) { $0.names.hidden = [name] }
        let text = try Wrapper.source(for: declaration)
        #expect(
            text.lacks(
                "final class MockCache<Key, Other\(name): Hashable>: Cache, TypedMocking",
                "    typealias \(name) = Other\(name)\n", "func f(_ key: Other\(name)) -> Key {",
                "key as! Real.\(name)", "where Real.Key == Key, Real.\(name) == Other\(name)") == [])
    }

    @Test func aFixedAssociatedTypeKeepsItsName() throws {
        let declaration = try declared(
            "Cache", ["func f(_ key: Self.Mock)"], associatedTypes: ["Mock"], where: "Self.Mock == String")
        let text = try Wrapper.source(for: declaration)
        #expect(text.lacks("    typealias Mock = String\n", "func f(_ key: String) {") == [])
    }

    @Test func aGenericParameterNamedLikeALibraryTypeIsRenamed() throws {
        let declaration = try declared(
            "Cache", ["func f<Arg>(_ arg: Arg) -> Self.Arg"], associatedTypes: ["Arg"])
        #expect(
            try Wrapper.source(for: declaration).contains(
                "func f<OtherArgType>(_ arg: OtherArgType) -> OtherArg")
        )
    }

    @Test func aGenericParameterNamedLikeOneOfTheWrapperIsRenamed() throws {
        let declaration = try declared(
            "Query", ["func with<Row>(_ row: Row) -> Self.Row"], associatedTypes: ["Row"], primary: ["Row"])
        #expect(try Wrapper.source(for: declaration).contains("func with<OtherRow>(_ row: OtherRow) -> Row"))
    }
}
