/// Says why the build generates no mock with a name that a test uses.
struct MissingMocks {
    let uses: MockUses
    /// The modules that are not of the toolchain.
    let modules: [ImportableModule]
    /// The mocks that could be generated.
    let known: [String]
    let extractor: SymbolGraphExtractor

    /// Returns the reason, in one or two sentences.
    func reason(for mock: String) throws -> String {
        let type = uses.options.type(ofMock: mock)
        if uses.declaredTypes.contains(type) {
            return
                "“\(type)” is declared in the tests, and mocks are generated only of modules that they import."
        }
        for module in modules where module.contains(oneOf: [type]) {
            // A test does not see private types, so the other graphs do not have them.
            let folder = try extractor.extract(module.name, accessLevel: "private")
            let symbols = try readGraphs(in: [folder]).flatMap(\.symbols).inSourceOrder
            let named = symbols.filter { $0.pathComponents.last == type }
            if let reason = named.lazy.compactMap({ reason(for: $0, in: module) }).first { return reason }
        }
        let places = modules.map(\.name).joined(separator: ", ")
        return "ExpectKit finds no protocol, struct of closures or class “\(type)” in \(places)."
            + (suggestion(for: mock).map { " Did you mean \($0)?" } ?? "")
    }

    /// Returns why a declaration with the name of the type has no mock; `nil` if it is no type.
    private func reason(for symbol: SymbolGraph.Symbol, in module: ImportableModule) -> String? {
        let place = "“\(symbol.pathComponents.joined(separator: "."))” in \(module.name)"
        let isHidden = ["private", "fileprivate"].contains(symbol.accessLevel)
        switch symbol.kind.identifier {
        case "swift.protocol", "swift.class", "swift.struct":
            if isHidden { return "\(place) is \(symbol.accessLevel). Make it internal." }
            if module.isForeign, !symbol.isPublic {
                return
                    "\(place) is \(symbol.accessLevel), and a test sees only public types of another package."
            }
            if let chosen = uses.options.module(of: uses.options.affixes.name(for: symbol.escapedName)),
                chosen != module.name
            {
                return "\(place) is not in \(chosen), which the option --module names."
            }
            if symbol.pathComponents.count > 1 {
                return
                    "\(place) is nested. Its mock is \(uses.options.affixes.name(for: symbol.escapedName))."
            }
            return
                "\(place) is a struct without closures. Only protocols, structs of closures and classes are mocked."
        case "swift.enum":
            return "\(place) is an enum. Only protocols, structs of closures and classes are mocked."
        case "swift.typealias":
            return
                "\(place) is a type alias. Name the mock after the type that it stands for: “\(symbol.declaration)”."
        default: return nil
        }
    }

    /// Returns the name that is most like a misspelt one, if they have more letters in common than not.
    private func suggestion(for mock: String) -> String? {
        let affixes = uses.options.affixes
        let common = affixes.prefix.count + affixes.suffix.count
        let others = known.map { (name: $0, distance: Array($0).difference(from: Array(mock)).count) }
        guard let nearest = others.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else {
            return nil
        }
        return nearest.distance * 2 <= mock.count - common ? nearest.name : nil
    }
}
