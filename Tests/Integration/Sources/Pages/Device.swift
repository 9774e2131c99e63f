// The code under test, which creates its collaborator itself.

protocol Device {
    static var model: String { get }
    init(name: String)
    func ping() -> Bool
}

/// Returns the name of the first device that works.
func firstWorking<D: Device>(_ type: D.Type, of names: [String]) -> String? {
    names.first { D(name: $0).ping() }
}
