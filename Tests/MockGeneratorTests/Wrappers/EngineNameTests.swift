import Testing

@testable import MockGenerator

// A member with the name `mock` is mocked like any other. The property for the engine then has another name.

struct EngineNameTests {
    @Test(arguments: [
        "func mock()", "func mock() async throws -> Int", "func mock<T>() -> T", "var mock: Int { get }",
    ])
    func aMemberNamedMockRenamesTheEngine(requirement: String) throws {
        let text = try Wrapper.source(for: declared("Press", [requirement]))
        #expect(
            text.contains(
                """
                    /// The engine. Other mocks name it `mock`, which is the name of a member here.
                    @_implements(TestDouble, mock) let engine: Mock<Invocation>
                """))
        #expect(
            part("init(_ name: String? = nil, mode", of: text)
                == """
                init(_ name: String? = nil, mode: MockMode? = nil) {
                    self.engine = Mock(name, mode: mode)
                    real = _RealObject()
                }
                """)
        #expect(!text.contains("let mock"))
    }

    @Test(arguments: [
        "func mock(_ number: Int)", "static func mock()", "static var mock: Int { get }", "func mocks()",
        "func f(mock: Int)", "init(mock: Int)",
    ])
    func anotherMemberDoesNot(requirement: String) throws {
        let text = try Wrapper.source(for: declared("Press", [requirement]))
        #expect(text.contains("    let mock: Mock<Invocation>"))
        #expect(!text.contains("@_implements"))
    }

    @Test func theNameOfTheEngineIsNotThatOfAMember() throws {
        let text = try Wrapper.source(
            for: declared("Press", ["func mock()", "var engine: Int { get }", "func mockEngine()"]))
        #expect(text.contains("@_implements(TestDouble, mock) let mockMockEngine: Mock<Invocation>"))
    }

    @Test func anArgumentDoesNotHideTheEngine() throws {
        let text = try Wrapper.source(
            for: declared("Press", ["func mock()", "func f(engine: inout Int) -> Int"]))
        #expect(part("func f", of: text).contains("default: self.engine._defaultValue(of: Int.self)"))
        let initializer = try Wrapper.source(
            for: declared("Press", ["func mock()", "init(engine: Int)", "init?(mock: Int)"]))
        #expect(part("init(engine: Int)", of: initializer).contains("self.engine = "))
        #expect(part("init?(mock mockArgument: Int)", of: initializer).contains("self.engine = mock\n"))
    }

    @Test func theObjectWithDefaultImplementationsHasTheSameEngine() throws {
        let text = try Wrapper.source(
            for: declared("Press", ["func mock()", "func stop()"]) {
                $0.requirements[0].defaultImplementation = .usable
            })
        #expect(text.contains("DefaultImplementations(self.engine)"))
        #expect(
            part("private nonisolated final class DefaultImplementations", of: text).hasPrefix(
                """
                private nonisolated final class DefaultImplementations: Press, TypedMocking {
                    typealias Invocation = MockPress.Invocation
                    /// The engine. Other mocks name it `mock`, which is the name of a member here.
                    @_implements(TestDouble, mock) let engine: Mock<Invocation>

                    init(_ mock: Mock<Invocation>) { self.engine = mock }
                """))
    }

    @Test func anotherTestDoubleIsHidden() throws {
        let text = try Wrapper.source(
            for: declared("Press", ["func mock()"]) { $0.names.hidden = ["TestDouble"] })
        #expect(text.contains("@_implements(ExpectKit.TestDouble, mock) let engine"))
    }

    @Test func theEngineOfAnActorIsNotIsolated() throws {
        let text = try Wrapper.source(for: declared("Press", ["func mock()"]) { $0.isActor = true })
        #expect(text.contains("@_implements(TestDouble, mock) nonisolated let engine: Mock<Invocation>"))
    }

    // MARK: Other names

    @Test func argumentsNamedSelfInBothSpellingsDiffer() throws {
        let text = try Wrapper.source(for: declared("Press", ["func f(_ `self`: Int, _ `Self`: Int)"]))
        #expect(text.contains("func f(_ selfArgument: Int, _ selfArgument2: Int)"))
    }

    @Test func integersAreGenericParameters() throws {
        let text = try Wrapper.source(
            for: declared("Press", ["func f<let n: Int>(_ a: Row<n>, _ b: [3 of Int], _ c: Row<-2>) -> Int"]))
        #expect(
            text.lacks(
                "func f<let n: Int>(_ a: Row<n>, _ b: InlineArray<3, Int>, _ c: Row<-2>) -> Int {",
                "case f(Arg<Any>, Arg<InlineArray<3, Int>>, Arg<Row<-2>>)") == [])
    }
}
