import ExpectKit

@testable import Stories

/// In the typed form, where the compiler checks what an artefact answers.
final class MockArtefact: Artefact, TypedMocking {
    enum Invocation { case countryOfOrigin }
    let mock = Mock<Invocation>()

    var countryOfOrigin: String { call(.countryOfOrigin) }
}

extension MockCall where Invocation == MockArtefact.Invocation {
    static var countryOfOrigin: MockCall<Invocation, String, Never> { .init(.countryOfOrigin) }
}

final class MockArtefactStore: ArtefactStore, TypedMocking {
    enum Invocation { case allArtefacts, refresh }
    let mock = Mock<Invocation>()

    func allArtefacts() -> [any Artefact] { call(.allArtefacts) }
    func refresh() { call(.refresh) }
}

extension MockCall where Invocation == MockArtefactStore.Invocation {
    static var allArtefacts: MockCall<Invocation, [any Artefact], Never> { .init(.allArtefacts) }
    static var refresh: MockCall<Invocation, Void, Never> { .init(.refresh) }
}

/// In the quick form. A property has one case to get it and one to set it; the payload is an `Arg`, because a view
/// controller is matched by its type.
final class MockWindow: Window, Mocking {
    enum Invocation {
        case rootViewController, setRootViewController(Arg<ViewController?>)
        case makeKeyAndVisible
    }
    let mock = Mock<Invocation>()

    var rootViewController: ViewController? {
        get { mock.call(.rootViewController) }
        set { mock.call(.setRootViewController(.value(newValue))) }
    }
    func makeKeyAndVisible() { mock.call(.makeKeyAndVisible) }
}
