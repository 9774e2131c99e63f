import ExpectKit

final class MockCatalogue: ExhibitCatalogue, TypedMocking {
    enum Invocation: Codable {
        case exhibits(from: Arg<String>), exhibit(Arg<Int>), lend(Arg<Int>, to: Arg<String>)
    }
    let mock = Mock<Invocation>()
    let real: any ExhibitCatalogue

    init(wrapping real: any ExhibitCatalogue = LiveCatalogue()) { self.real = real }

    func exhibits(from country: String) async throws -> [Exhibit] {
        try await call(.exhibits(from: .value(country))) { () async throws in
            try await real.exhibits(from: country)
        }
    }
    func exhibit(_ id: Int) async throws -> Exhibit {
        try await call(.exhibit(.value(id))) { () async throws in try await real.exhibit(id) }
    }
    func lend(_ id: Int, to museum: String) async throws {
        try await call(.lend(.value(id), to: .value(museum))) { () async throws in
            try await real.lend(id, to: museum)
        }
    }
}

extension MockCall where Invocation == MockCatalogue.Invocation {
    static func exhibits(from country: Arg<String>) -> MockCall<Invocation, [Exhibit], any Error> {
        .init(.exhibits(from: country))
    }
    static func exhibit(_ id: Arg<Int>) -> MockCall<Invocation, Exhibit, any Error> { .init(.exhibit(id)) }
    static func lend(_ id: Arg<Int>, to museum: Arg<String>) -> MockCall<Invocation, Void, any Error> {
        .init(.lend(id, to: museum))
    }
}

extension MockCatalogue {
    @discardableResult
    nonisolated(nonsending) static func perform(
        _ call: Invocation, on real: any ExhibitCatalogue
    ) async throws -> Any {
        switch call {
        case .exhibits(let country): return try await real.exhibits(from: country.value)
        case .exhibit(let id): return try await real.exhibit(id.value)
        case .lend(let id, let museum): return try await real.lend(id.value, to: museum.value)
        }
    }
}
