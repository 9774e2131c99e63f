// The code under test, and its collaborators.

protocol Artefact: AnyObject {
    var countryOfOrigin: String { get }
}

protocol ArtefactStore {
    func allArtefacts() -> [any Artefact]
    func refresh()
}

/// Where artefacts can be looked up.
protocol Catalogue {
    func allArtefacts() -> [any Artefact]
    func artefacts(from country: String) -> [any Artefact]
}

/// What a museum owns. Subclasses may override its methods, which call each other.
class Inventory: Catalogue {
    private let store: any ArtefactStore

    init(store: any ArtefactStore) {
        self.store = store
    }

    func allArtefacts() -> [any Artefact] {
        store.allArtefacts()
    }

    func artefacts(from country: String) -> [any Artefact] {
        allArtefacts().filter { $0.countryOfOrigin == country }
    }
}

class ViewController {}
final class InventoryViewController: ViewController {}

protocol Window: AnyObject {
    var rootViewController: ViewController? { get set }
    func makeKeyAndVisible()
}

struct AppDelegate {
    let window: any Window

    func didFinishLaunching() {
        window.rootViewController = InventoryViewController()
        window.makeKeyAndVisible()
    }
}

// MARK: The same with one mistake

/// Does not ask the store.
final class IdleInventory: Inventory {
    override func allArtefacts() -> [any Artefact] { [] }
}

/// Makes a call that no test expects.
final class EagerInventory: Inventory {
    private let store: any ArtefactStore

    override init(store: any ArtefactStore) {
        self.store = store
        super.init(store: store)
    }

    override func allArtefacts() -> [any Artefact] {
        store.refresh()
        return super.allArtefacts()
    }
}

/// Shows its window before it has a view controller.
struct HastyAppDelegate {
    let window: any Window

    func didFinishLaunching() {
        window.makeKeyAndVisible()
        window.rootViewController = InventoryViewController()
    }
}

/// Shows a view controller of another type.
struct ConfusedAppDelegate {
    let window: any Window

    func didFinishLaunching() {
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
    }
}
