import Foundation
import PackagePlugin

extension Package {
    /// The Swift targets of this package, without its test targets.
    var sourceModules: [SwiftSourceModuleTarget] {
        targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
            .sorted { $0.name < $1.name }
    }

    /// This package and all packages that it depends on.
    var all: [Package] {
        var found: [Package] = []
        var waiting = [self]
        while let next = waiting.popLast() {
            guard !found.contains(where: { $0.id == next.id }) else { continue }
            found.append(next)
            waiting += next.dependencies.map(\.package)
        }
        return found
    }
}

extension PluginContext {
    /// Returns a target of this package or of a package that it depends on.
    func target(named name: String) throws -> any SourceModuleTarget {
        for package in package.all {
            guard let target = package.targets.first(where: { $0.name == name }) else { continue }
            guard let module = target as? SwiftSourceModuleTarget else {
                throw CommandError("the target “\(name)” has no Swift code.")
            }
            guard module.kind != .test else {
                throw CommandError("“\(name)” is a test target. Name the target that it tests.")
            }
            return module
        }
        let known = package.sourceModules.map(\.name).joined(separator: ", ")
        throw CommandError("there is no target “\(name)”. The package has \(known).")
    }

    /// Returns the default folder for the mocks of a target: `Generated` in its test target.
    ///
    /// The test target is the only one that depends on the target, or the one with the name of the target and `Tests`.
    /// Indirect dependencies count only if no test target depends on the target directly.
    func folder(forMocksOf target: any SourceModuleTarget) throws -> String {
        let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind == .test }
        let direct = all.filter { $0.uses(target) }
        let tests =
            direct.isEmpty
            ? all.filter { $0.recursiveTargetDependencies.contains { $0.id == target.id } } : direct
        let chosen = tests.count == 1 ? tests.first : tests.first { $0.name == "\(target.name)Tests" }
        if let chosen { return chosen.directoryURL.appendingPathComponent("Generated").path }
        let names = tests.map(\.name).sorted().joined(separator: ", ")
        throw CommandError(
            tests.isEmpty
                ? "no test target depends on “\(target.name)”. Name a folder with --into."
                : "several test targets depend on “\(target.name)”: \(names). Name a folder with --into.")
    }
}

extension SwiftSourceModuleTarget {
    /// Returns whether a target, or a product that contains it, is a direct dependency.
    fileprivate func uses(_ other: any SourceModuleTarget) -> Bool {
        dependencies.contains { dependency in
            switch dependency {
            case .target(let target): target.id == other.id
            case .product(let product): product.targets.contains { $0.id == other.id }
            @unknown default: false
            }
        }
    }
}
