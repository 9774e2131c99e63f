import ExpectKit

@testable import Stories

/// A partial mock by inheritance: calls that the real inventory makes on itself reach the mock.
final class PartialInventory: Inventory, Mocking {
    enum Invocation: Equatable { case allArtefacts, artefacts(country: String) }
    let mock = Mock<Invocation>(mode: .partial)

    override func allArtefacts() -> [any Artefact] {
        mock.call(.allArtefacts) { super.allArtefacts() }
    }

    override func artefacts(from country: String) -> [any Artefact] {
        mock.call(.artefacts(country: country)) { super.artefacts(from: country) }
    }
}

/// A partial mock around a real catalogue, for a type that cannot be inherited from.
///
/// Calls that the real catalogue makes on itself do not reach the mock.
final class ForwardingCatalogue: Catalogue, TypedMocking {
    enum Invocation { case allArtefacts, artefacts(country: Arg<String>) }
    let mock = Mock<Invocation>(mode: .partial)
    private let real: any Catalogue

    init(_ real: any Catalogue) {
        self.real = real
    }

    func allArtefacts() -> [any Artefact] {
        call(.allArtefacts) { real.allArtefacts() }
    }

    func artefacts(from country: String) -> [any Artefact] {
        call(.artefacts(country: .value(country))) { real.artefacts(from: country) }
    }
}

extension MockCall where Invocation == ForwardingCatalogue.Invocation {
    static var allArtefacts: MockCall<Invocation, [any Artefact], Never> { .init(.allArtefacts) }
    static func artefacts(country: Arg<String>) -> MockCall<Invocation, [any Artefact], Never> {
        .init(.artefacts(country: country))
    }
}
