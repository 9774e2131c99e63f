import Testing

@testable import MockGenerator

// The existential types that replace generic types in an invocation.

struct ErasedTypeTests {
    @Test(arguments: [
        ("_ a: T", "any Encodable"), ("_ a: [T]", "[any Encodable]"), ("_ a: T?", "(any Encodable)?"),
        ("_ a: T.Type", "any Encodable.Type"), ("_ a: [String: T]", "[String: any Encodable]"),
        ("_ a: Set<T>", "Any"), ("_ a: T.Element", "Any"), ("_ a: Int", "Int"), ("_ a: some P", "any P"),
        ("_ a: U", "Any"), ("_ a: U.Type", "Any.Type"), ("_ a: V", "any P & Q"), ("_ a: W", "Fence"),
        ("_ a: T...", "[any Encodable]"), ("_ a: @escaping (T) -> Void", "Any"),
    ])
    func aGenericTypeIsErasedToItsBounds(parameter: String, kept: String) throws {
        let source = "func f<T: Encodable, U, V: P, W: Fence>(\(parameter)) where V: Q"
        let declaration = try declared("Store", [source]) { $0.classes = ["Fence"] }
        let call = try #require(WrapperPlan(declaration).calls.first)
        #expect(call.payload.map { "\($0.type)" } == [kept])
    }

    @Test func theTypeOfTheAnswerIsNotErased() throws {
        let source = "func load<T: Decodable>(_ type: T.Type) throws -> T"
        let text = try Wrapper.source(for: declared("Store", [source]))
        #expect(
            text.lacks(
                "static func load<T>(\n        _ type: T.Type, returning _: T.Type = T.self",
                "_ type: Arg<any Decodable.Type>, returning _: T.Type = T.self",
                "TypedCall<Invocation, any Decodable.Type, T, any Error>",
                ".init(.load(.value(type))) { $0.loadArguments }",
                ".init(.load(type._ifAny(T.self))) { $0.loadArguments }") == [])
    }

    @Test func aTypeThatNoArgumentDeterminesIsATokenParameter() throws {
        let source = "func option<O: Option>(_ option: O) -> O.Value"
        let text = try Wrapper.source(for: declared("Store", [source]))
        #expect(text.contains("_ option: Arg<any Option>, given _: O.Type = O.self"))
    }
}
