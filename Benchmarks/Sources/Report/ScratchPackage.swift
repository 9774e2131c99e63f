import Foundation

/// A package in a temporary folder, whose builds are measured.
struct ScratchPackage {
    private let folder: URL

    /// - Parameters:
    ///   - targets: The targets as the manifest declares them.
    ///   - library: The folder of the library, if the package uses it.
    init(_ name: String, in parent: URL, targets: [String], library: URL? = nil) throws {
        folder = parent.appending(path: name)
        let dependency = library.map { #".package(name: "ExpectKit", path: "\#($0.path)")"# } ?? ""
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "\(name)", platforms: [.macOS(.v13)], dependencies: [\(dependency)],
                targets: [
                    \(targets.joined(separator: ",\n        "))
                ])
            """, to: "Package.swift")
    }

    /// Writes a file, and creates its folder.
    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Builds the package and its tests.
    func build(_ options: String...) throws -> Ran {
        try swift(["build", "--build-tests", "--disable-sandbox"] + options)
    }

    /// Runs a subcommand of `swift` in the package.
    @discardableResult
    func swift(_ arguments: [String]) throws -> Ran {
        let ran = try run(["swift"] + arguments, in: folder)
        guard ran.isSuccess else {
            throw Missing(words: "swift \(arguments.joined(separator: " ")) failed:\n\(ran.output)")
        }
        return ran
    }
}

/// The error for a measurement that failed.
struct Missing: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
}
